// A worker that thinks for bots, hints and reviews, so that neither the page nor the keeper ever waits.
import type { Job } from './messages';
import { Module } from './module';

let module: Promise<Module> | null = null;

onmessage = async (event: MessageEvent<WebAssembly.Module | Job>) => {
  if (event.data instanceof WebAssembly.Module) {
    module = Module.start(event.data);
    return;
  }
  const { job, text } = event.data;
  let found = '';
  let bytes = 0;
  try {
    const program = await module!;
    found = program.call<{ found: string }>('think', { job: text }).found;
    bytes = program.bytes;
  } catch {
    // Nothing was found; the house asks again.
  }
  postMessage({ job, found, bytes });
};
