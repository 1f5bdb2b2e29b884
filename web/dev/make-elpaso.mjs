// Writes dev/elpaso/ from games of bots, through a running server, as make-fixtures.mjs does for the trail games:
//   drover serve --port 8123 --requests 0 --new-tables 0 --data /tmp/somewhere &
//   node dev/make-elpaso.mjs PATH/TO/drover http://127.0.0.1:8123
// One file for each kind of table: what is printed on its parts, a view for each kind of decision from the seat that
// decides, and an event of every kind that happened.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [program, server] = process.argv.slice(2);
/** Name, players, options. */
const tables = [
  ['solo', 1, { 'sue-difficulty': '2' }],
  ['joins', 3, { sue: 'joins' }],
  ['2p', 2, { trains: 'random', buildings: 'random' }],
  ['4p', 4, { trains: 'star', buildings: 'b', neutral: 'shuffled', 'after-move': 'waiting' }],
];
const folder = new URL('./elpaso/', import.meta.url);
mkdirSync(folder, { recursive: true });
const get = async (path, key) => {
  const answer = await (await fetch(`${server}/api/v1${path}`, key ? { headers: { Authorization: `Bearer ${key}` } } : {})).json();
  return answer.view ?? answer;
};

async function look(record, views, events) {
  const text = readFileSync(record, 'utf8').replace(/^seats: .*$/m, (line) => line.replace(/[^:,\s]+(?=,|$)/g, 'human'));
  const made = await (await fetch(`${server}/api/v1/records`, { method: 'POST', body: text })).json();
  const table = await (
    await fetch(`${server}/api/v1/tables/${made.table}`, { headers: { Authorization: `Bearer ${made.spectator}` } })
  ).json();
  for (const event of table.log.flatMap((update) => update.events ?? [])) {
    const kind = `${event.event} ${event.reason ?? ''} ${event.use ?? ''} ${event.event.startsWith('sue') ? event.action : ''}`;
    if (!events.has(kind)) events.set(kind, event);
  }
  // From the middle on there is more to see.
  const order = [...Array(table.moves).keys()].map((n) => (n + Math.floor(table.moves * 0.6)) % table.moves);
  for (const n of order) {
    const seen = await get(`/tables/${made.table}/history/${n}`, made.spectator);
    const known = views.get(seen.decision.key);
    if (known && known.decision.choices.length > 2) continue;
    const view = await get(`/tables/${made.table}/history/${n}`, made.seats[seen.decision.seat - 1].key);
    if (!known || view.decision.choices.length > known.decision.choices.length) views.set(seen.decision.key, view);
  }
  views.set('over', await get(`/tables/${made.table}/history/${table.moves}`, made.spectator));
}

for (const [name, players, options] of tables) {
  const views = new Map();
  const events = new Map();
  for (const bots of ['greedy', 'random']) {
    const records = mkdtempSync(join(tmpdir(), 'drover-fixtures-'));
    const chosen = Object.entries(options).flatMap(([key, value]) => ['--option', `${key}=${value}`]);
    execFileSync(program, ['simulate', '--game', 'elpaso', '--players', String(players), '--bots', Array(players).fill(bots).join(), '--games', '2', '--seed', '5', '--threads', '1', '--records', records, ...chosen]);
    for (const file of readdirSync(records).sort()) await look(join(records, file), views, events);
    rmSync(records, { recursive: true });
  }
  const components = await get(`/games/elpaso/components?${new URLSearchParams({ players: String(players), ...options })}`);
  const out = { components, views: Object.fromEntries(views), events: [...events.values()] };
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(out)}\n`);
  console.log(name, [...views.keys()].join(' '), events.size);
}
