// Writes tests/recordedMessages.json: the messages of a server about one table, for the tests of table/reducer.ts.
//   drover serve --port 8123 --requests 0 --new-tables 0 --data /tmp/somewhere &
//   node dev/make-messages.mjs http://127.0.0.1:8123
// Ada, Ben and a bot play: moves, undo, chat, a lost connection, a lent seat, a new link, an agreement to stop. Each
// entry has the connection, the part of the story and a message; `lost` stands for the end of a connection. Members that
// only boards read are left out.
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';

const { ws: WebSocket } = createRequire(import.meta.url)('playwright-core/lib/utilsBundle');
const [server] = process.argv.slice(2);
const entries = [];
let part = '';

async function request(path, key, body) {
  const headers = { ...(key ? { Authorization: `Bearer ${key}` } : {}), ...(body ? { 'Content-Type': 'application/json' } : {}) };
  const answer = await fetch(`${server}/api/v1${path}`, { method: 'POST', headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

/** A view without what only the game's board reads. */
function slim({ game, players, viewer, over, turn, actor, scores, winners, decision }) {
  const asked = decision && { seat: decision.seat, key: decision.key, ...(decision.choices ? { choices: decision.choices.slice(0, 2).map(({ move, key }) => ({ move, key })) } : {}) };
  return { game, players, viewer, over, turn, actor, scores: scores.map(({ seat, total }) => ({ seat, total, categories: {} })), winners, decision: asked };
}
const slimUpdate = ({ events, view, ...rest }) => ({ ...rest, ...(events ? { events: events.slice(0, 1) } : {}), ...(view ? { view: slim(view) } : {}) });
const slimMessage = (message) => (message.type === 'table' ? { ...slimUpdate(message), log: message.log.map(slimUpdate) } : slimUpdate(message));

class Client {
  seq = undefined;
  view = null;
  waiting = [];
  constructor(name, table, key) {
    Object.assign(this, { name, table, key });
  }
  async connect() {
    this.socket = new WebSocket(`${server.replace('http', 'ws')}/api/v1/live`);
    this.socket.on('message', (data) => this.hear(JSON.parse(String(data))));
    await new Promise((resolve) => this.socket.once('open', resolve));
    const { table, key, seq: after } = this;
    this.send({ type: 'hello', table, key, ...(after === undefined ? {} : { after }) });
    await this.until((message) => message.type === 'table');
  }
  send(message) {
    this.socket.send(JSON.stringify(message));
  }
  hear(message) {
    if (message.type === 'update' || message.type === 'table') this.seq = message.seq;
    if (message.view) this.view = message.view;
    if (message.type !== 'ok' && message.type !== 'pong') entries.push({ part, key: this.name, message: slimMessage(message) });
    this.waiting = this.waiting.filter((one) => !one(message));
  }
  /** Resolves with the next message that fits. */
  until(fits) {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${this.name} waits in vain: ${fits}`)), 30000);
      this.waiting.push((message) => fits(message) && (clearTimeout(timer), resolve(message), true));
    });
  }
  /** Ends the connection as a network does: the page does not ask for it. */
  async lose() {
    entries.push({ part, key: this.name, lost: true });
    const closed = new Promise((resolve) => this.socket.once('close', resolve));
    this.socket.close();
    await closed;
  }
}

const seats = [{ kind: 'human', name: 'Ada' }, { kind: 'human', name: 'Ben' }, { kind: 'bot', level: 'search' }];
const made = await request('/tables', null, { game: 'classic', players: 3, seats, seed: 7 });
const keyOf = async (seat) => (await request(`/tables/${made.table}/sit`, made.seats[seat - 1].key)).key;
const keys = { ada: await keyOf(1), ben: await keyOf(2) };
const ada = new Client('ada', made.table, keys.ada);
const ben = new Client('ben', made.table, keys.ben);
const all = [ada, ben];
const both = (fits) => Promise.all(all.map((one) => one.until(fits)));
let id = 0;
async function move() {
  const who = all.find((one) => one.view.decision?.choices);
  const seen = both((message) => message.type === 'update' && message.what === 'move');
  who.send({ type: 'move', id: ++id, after: who.seq, move: who.view.decision.choices[0].move });
  await seen;
}

part = 'start';
await ada.connect();
await ben.connect();
part = 'moves';
await move();
await move();
part = 'undo';
let seen = both((message) => message.type === 'update' && message.what === 'undo');
ada.send({ type: 'undo', id: ++id, after: ada.seq, to: 1 });
await seen;
await move();
part = 'chat';
seen = both((message) => message.what === 'chat');
ben.send({ type: 'chat', id: ++id, text: 'Hello' });
await seen;
part = 'reconnection';
await ben.lose();
all.pop();
await move();
await move();
seen = ada.until((message) => message.what === 'undo');
ada.send({ type: 'undo', id: ++id, after: ada.seq, to: 3 });
await seen;
all.push(ben);
await ben.connect();
part = 'bot';
while (!ada.view.decision || ada.view.decision.seat !== 3) await move();
await both((message) => message.type === 'update' && message.what === 'move' && message.view?.decision?.seat === 1);
part = 'lent seat';
const lendOrTakeBack = async (path, body) => {
  // The holder of the seat gets the whole table, because the rights of the key change.
  const seen = Promise.all([ada.until((message) => message.what === 'note'), ben.until((message) => message.type === 'table')]);
  await request(`/tables/${made.table}/seat/${path}`, keys.ben, body);
  await seen;
};
await lendOrTakeBack('bot', { level: 'search' });
await lendOrTakeBack('back');
part = 'refused proposal';
seen = both((message) => message.note === 'stop_proposed');
const proposal = (await request(`/tables/${made.table}/stop`, keys.ada, {}), (await seen)[0].proposal.seq);
seen = both((message) => message.note === 'stop_refused');
await request(`/tables/${made.table}/stop`, keys.ben, { proposal, agree: false });
await seen;
part = 'stopped';
seen = both((message) => message.note === 'stop_proposed');
const again = (await request(`/tables/${made.table}/stop`, keys.ben, {}), (await seen)[0].proposal.seq);
seen = both((message) => message.note === 'stopped');
await request(`/tables/${made.table}/stop`, keys.ada, { proposal: again, agree: true });
await seen;
part = 'new link';
seen = Promise.all([ada.until((message) => message.what === 'note'), ben.until((message) => message.type === 'error')]);
await request(`/tables/${made.table}/seats/2/link`, made.host);
await seen;
ada.socket.close();

const text = JSON.stringify(entries).replaceAll(keys.ada, 'key of ada').replaceAll(keys.ben, 'key of ben');
writeFileSync(new URL('../tests/recordedMessages.json', import.meta.url), `${text.replaceAll('},{"part"', '},\n{"part"')}\n`);
console.log(`${entries.length} messages`);
