// A worker that thinks for bots, hints and reviews, so that neither the page nor the keeper ever waits.
import type { Share, Thought } from './messages';
import { Module } from './module';

let module: Promise<Module> | null = null;

function think(program: Module, asked: Exclude<Share, { net: ArrayBuffer }>): string {
  const call = (what: string, more: Record<string, unknown>): string => program.call<{ found: string }>(what, more).found;
  if ('end' in asked) return call('end', { others: asked.end });
  const found = call('begin', { job: asked.begin, share: asked.share });
  return asked.alone ? call('end', { others: [] }) : found;
}

onmessage = async ({ data }: MessageEvent<WebAssembly.Module | Share>) => {
  if (data instanceof WebAssembly.Module) {
    module = Module.start(data);
    return;
  }
  if ('net' in data) {
    // Should it be refused, they think without it.
    await module!.then((program) => program.addNet(data.net)).catch((error: unknown) => console.error(error));
    return;
  }
  const thought: Thought = { found: '', bytes: 0 };
  try {
    const program = await module!;
    thought.found = think(program, data);
    thought.bytes = program.bytes;
  } catch {
    // Nothing was found; the house asks again.
  }
  postMessage(thought);
};
