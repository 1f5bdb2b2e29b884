// A web worker that carries out tasks (bots' moves, hints, reviews), so that neither the page nor the leader has to wait.
import type { TaskMessage, TaskResult } from './messages';
import { Module } from './module';

let module: Promise<Module> | null = null;

function runTask(program: Module, message: Exclude<TaskMessage, { net: ArrayBuffer }>): string {
  const call = (what: string, more: Record<string, unknown>): string => program.call<{ found: string }>(what, more).found;
  if ('end' in message) return call('end', { others: message.end });
  const found = call('begin', { job: message.begin, share: message.share });
  return message.alone ? call('end', { others: [] }) : found;
}

onmessage = async ({ data }: MessageEvent<WebAssembly.Module | TaskMessage>) => {
  if (data instanceof WebAssembly.Module) {
    module = Module.start(data);
    return;
  }
  if ('net' in data) {
    // If the program rejects the net, tasks run without it.
    await module!.then((program) => program.addNet(data.net)).catch((error: unknown) => console.error(error));
    return;
  }
  const answer: TaskResult = { found: '', bytes: 0 };
  try {
    const program = await module!;
    answer.found = runTask(program, data);
    answer.bytes = program.bytes;
  } catch {
    // An empty result; the local server issues the task again.
  }
  postMessage(answer);
};
