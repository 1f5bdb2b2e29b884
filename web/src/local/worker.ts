// The worker of a tab. Whichever gets the lock keeps the tables for all tabs; the others hand on what their page asks, and
// wait: when the tab of the keeper is closed, the next one goes on from what is kept.
import { Keeper } from './keeper';
import type { Asked, Between, Told } from './messages';
import { Module } from './module';
import { Nets } from './nets';
import { Storage } from './storage';
import { Thinkers } from './thinkers';

const me = crypto.randomUUID();
const others = new BroadcastChannel('drover');
const tell = (told: Told) => postMessage(told);
const broken = (why: unknown) => tell({ kind: 'broken', why: why instanceof Error ? why.message : String(why) });

let keeper: Keeper | null = null;
/** Who keeps the tables, if anybody is known to. */
let known: string | null = null;
let unsaid: Asked[] = [];
interface Program {
  compiled: WebAssembly.Module;
  processors: number;
  nets: Record<string, string>;
}
let begin: (program: Program) => void;
const program = new Promise<Program>((done) => (begin = done));

function ask(asked: Asked): void {
  if (keeper) keeper.ask(me, asked);
  else if (known) others.postMessage({ kind: 'asked', keeper: known, from: me, asked } satisfies Between);
  else unsaid.push(asked);
}
function tellTab(tab: string, told: Told): void {
  if (tab === me) tell(told);
  else others.postMessage({ kind: 'told', to: tab, told } satisfies Between);
}
function follow(now: string): void {
  const changed = known !== null && known !== now;
  known = now;
  if (changed) tell({ kind: 'lost' });
  for (const asked of unsaid.splice(0)) ask(asked);
}

onmessage = ({ data }: MessageEvent<Asked>) => {
  if (data.kind === 'program') begin(data);
  else if (data.kind === 'bench') void bench(data.number, data.of);
  else if (data.kind === 'memory') answer(data.number, { bytes: keeper?.bytes ?? 0 });
  else ask(data);
};

others.onmessage = ({ data }: MessageEvent<Between>) => {
  switch (data.kind) {
    case 'who':
      if (keeper) others.postMessage({ kind: 'keeper', keeper: known! } satisfies Between);
      break;
    case 'keeper':
      if (!keeper) follow(data.keeper);
      break;
    case 'asked':
      if (!keeper || data.keeper !== known) break;
      watch(data.from);
      keeper.ask(data.from, data.asked);
      break;
    case 'told':
      if (data.to === me) tell(data.told);
      break;
  }
};

/** Every tab holds a lock of its own: whoever gets it knows that the tab is gone. */
const lockOf = (tab: string): string => `drover tab ${tab}`;
const watched = new Set<string>();
function watch(tab: string): void {
  if (watched.has(tab)) return;
  watched.add(tab);
  navigator.locks.request(lockOf(tab), () => keeper?.leave(tab)).catch(broken);
}

async function bench(number: number, of: Record<string, unknown>): Promise<void> {
  const module = await Module.start((await program).compiled);
  answer(number, module.call('bench', of));
}
function answer(number: number, told: unknown): void {
  tell({ kind: 'answered', number, status: 200, type: 'application/json', body: JSON.stringify(told) });
}

async function keepForAll(): Promise<void> {
  const { compiled, processors, nets: urls } = await program;
  const nets = new Nets(urls);
  const storage = await Storage.open();
  // The page has a processor for itself. More than so many would take memory that a phone may not have.
  const most = Math.max(1, Math.min(4, processors - 1));
  let name = '';
  const announce = () => {
    const again = name !== '';
    name = crypto.randomUUID();
    known = name;
    others.postMessage({ kind: 'keeper', keeper: name } satisfies Between);
    if (again) tell({ kind: 'lost' });
  };
  const begun = await Keeper.begin(
    compiled,
    storage,
    (found) => new Thinkers(compiled, most, nets, found),
    tellTab,
    announce,
  );
  // Whoever was the keeper before has left, and with it all lines.
  const followed = known !== null;
  keeper = begun;
  announce();
  if (followed) tell({ kind: 'lost' });
  for (const asked of unsaid.splice(0)) keeper.ask(me, asked);
  // As long as this tab is there.
  await new Promise(() => {});
}

navigator.locks.request(lockOf(me), () => new Promise(() => {})).catch(broken);
navigator.locks.request('drover', keepForAll).catch(broken);
others.postMessage({ kind: 'who' } satisfies Between);
