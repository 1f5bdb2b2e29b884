// The web worker of a tab. The one that gets the lock is the leader and runs the local server for all tabs. The others
// forward their page's requests to the leader. When the leader's tab is closed, the next one continues from the storage.
import { LocalServerHost } from './localServerHost';
import type { PageMessage, TabMessage, WorkerMessage } from './messages';
import { Module } from './module';
import { Nets } from './nets';
import { Storage } from './storage';
import { TaskRunner } from './taskRunner';

const ownTab = crypto.randomUUID();
const tabs = new BroadcastChannel('drover');
const sendToPage = (message: WorkerMessage) => postMessage(message);
const reportFailure = (why: unknown) => sendToPage({ kind: 'broken', why: why instanceof Error ? why.message : String(why) });

let host: LocalServerHost | null = null;
/** The id of the leader, if one is known. */
let leader: string | null = null;
let queued: PageMessage[] = [];
interface Program {
  compiled: WebAssembly.Module;
  processors: number;
  nets: Record<string, string>;
}
let setProgram: (program: Program) => void;
const program = new Promise<Program>((done) => (setProgram = done));

function forward(message: PageMessage): void {
  if (host) host.receive(ownTab, message);
  else if (leader) tabs.postMessage({ kind: 'asked', keeper: leader, from: ownTab, asked: message } satisfies TabMessage);
  else queued.push(message);
}
function sendToTab(tab: string, message: WorkerMessage): void {
  if (tab === ownTab) sendToPage(message);
  else tabs.postMessage({ kind: 'told', to: tab, told: message } satisfies TabMessage);
}
function setLeader(now: string): void {
  const changed = leader !== null && leader !== now;
  leader = now;
  if (changed) sendToPage({ kind: 'lost' });
  for (const message of queued.splice(0)) forward(message);
}

onmessage = ({ data }: MessageEvent<PageMessage>) => {
  if (data.kind === 'program') setProgram(data);
  else if (data.kind === 'bench') void bench(data.number, data.of);
  else if (data.kind === 'memory') answer(data.number, { bytes: host?.bytes ?? 0 });
  else forward(data);
};

tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => {
  switch (data.kind) {
    case 'who':
      if (host) tabs.postMessage({ kind: 'keeper', keeper: leader! } satisfies TabMessage);
      break;
    case 'keeper':
      if (!host) setLeader(data.keeper);
      break;
    case 'asked':
      if (!host || data.keeper !== leader) break;
      watch(data.from);
      host.receive(data.from, data.asked);
      break;
    case 'told':
      if (data.to === ownTab) sendToPage(data.told);
      break;
  }
};

/** The lock that a tab holds while it is open. The leader requests it to learn that the tab was closed. */
const lockOf = (tab: string): string => `drover tab ${tab}`;
const watched = new Set<string>();
function watch(tab: string): void {
  if (watched.has(tab)) return;
  watched.add(tab);
  navigator.locks.request(lockOf(tab), () => host?.leave(tab)).catch(reportFailure);
}

async function bench(number: number, of: Record<string, unknown>): Promise<void> {
  const module = await Module.start((await program).compiled);
  answer(number, module.call('bench', of));
}
function answer(number: number, result: unknown): void {
  sendToPage({ kind: 'answered', number, status: 200, type: 'application/json', body: JSON.stringify(result) });
}

async function lead(): Promise<void> {
  const { compiled, processors, nets: urls } = await program;
  const nets = new Nets(urls);
  const storage = await Storage.open();
  // One processor is left to the page. More than four task workers would need too much memory for some phones.
  const maxWorkers = Math.max(1, Math.min(4, processors - 1));
  let name = '';
  const announceLeader = () => {
    const again = name !== '';
    name = crypto.randomUUID();
    leader = name;
    tabs.postMessage({ kind: 'keeper', keeper: name } satisfies TabMessage);
    if (again) sendToPage({ kind: 'lost' });
  };
  const started = await LocalServerHost.begin(
    compiled,
    storage,
    (onResult) => new TaskRunner(compiled, maxWorkers, nets, onResult),
    sendToTab,
    announceLeader,
  );
  // The earlier leader is gone, and with it all sockets.
  const followed = leader !== null;
  host = started;
  announceLeader();
  if (followed) sendToPage({ kind: 'lost' });
  for (const message of queued.splice(0)) host.receive(ownTab, message);
  // Keep the lock while this tab is open.
  await new Promise(() => {});
}

navigator.locks.request(lockOf(ownTab), () => new Promise(() => {})).catch(reportFailure);
navigator.locks.request('drover', lead).catch(reportFailure);
tabs.postMessage({ kind: 'who' } satisfies TabMessage);
