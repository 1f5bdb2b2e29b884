// Writes dev/fixtures/ from games of bots, through a running server:
//   drover serve --port 8123 --requests 0 --new-tables 0 --data /tmp/somewhere &
//   node dev/make-fixtures.mjs PATH/TO/drover http://127.0.0.1:8123
// Bots play a game. Its record is opened as a table of people, and its history is read from the view of the deciding
// seat.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [program, server] = process.argv.slice(2);
const common = ['use_location', 'move', 'deliver'];
const rails = ['found_office', 'office_discard', 'bonus_tile', 'take_cattle', 'upgrade_station', 'disc'];
const often = ['use_location', 'move'];
/** Name of the files, game, options, number of players, and keys of the wanted decisions. */
const wanted = [
  ['2p', 'classic', [], 2, ['start', ...often]],
  [
    '3p',
    'classic',
    ['buildings=random'],
    3,
    ['start', ...often, ...'move_herder free_move hire engine_back station_master remove_hazard trade draw_cards discard_cards remove_cards income discard_for_gain'.split(' ')],
  ],
  [
    '4p',
    'classic',
    ['buildings=random', 'neutral=shuffled'],
    4,
    ['start', ...often, ...'deliver foresight buy_cattle hire engine_forward disc build_site build_tile upgrade_station take_objective aux'.split(' ')],
  ],
  ['second', 'second', [], 4, [...common, 'discard_cards', 'trade']],
  ['second-simmental', 'second', ['cattle=simmental'], 3, ['grow_cattle', 'buy_cattle']],
  ['second-brahman', 'second', ['cattle=brahman', 'orange-objectives=with'], 3, ['buy_cattle', 'income']],
  ['promo', 'classic', ['promo-buildings=with', 'promo-masters=with', 'buildings=random'], 3, ['use_location', 'build_tile']],
  ['rails1', 'classic', ['rails=first', 'buildings=random'], 4, [...common, ...rails, 'take_station_master']],
  ['rails2', 'second', ['rails=second', 'neutral=shuffled'], 4, [...common, ...rails]],
  ['rails2-all', 'second', ['rails=second', 'cattle=both', 'orange-objectives=with'], 3, ['move', 'grow_cattle', 'buy_cattle', 'found_office']],
];
const folder = new URL(process.env.OUT ? `file://${process.env.OUT}/` : './fixtures/', import.meta.url);
const get = async (path, key) => (await fetch(`${server}/api/v1${path}`, { headers: { Authorization: `Bearer ${key}` } })).json();

async function look(name, record, left) {
  const text = readFileSync(record, 'utf8').replace(/^seats: .*$/m, (line) => line.replace(/[^:,\s]+(?=,|$)/g, 'human'));
  const made = await (await fetch(`${server}/api/v1/records`, { method: 'POST', body: text })).json();
  const { moves } = await get(`/tables/${made.table}`, made.spectator);
  const save = (key, n, view) => {
    left.delete(key);
    writeFileSync(new URL(`${name}-${key}.json`, folder), JSON.stringify(view));
    console.log(`${name}-${key}`, record, n);
  };
  if (left.has('start')) {
    const answer = await get(`/tables/${made.table}/history/0`, made.seats[0].key);
    save('start', 0, answer.view ?? answer);
  }
  // Positions from the middle on show more, so the search starts there and then continues from the beginning.
  const order = [...Array(moves).keys()].map((n) => (n + Math.floor(moves * 0.55)) % moves);
  for (const n of order) {
    if (left.size === 0) return;
    const seen = await get(`/tables/${made.table}/history/${n}`, made.spectator);
    const decision = (seen.view ?? seen).decision;
    if (!decision || !left.has(decision.key)) continue;
    const seat = made.seats[decision.seat - 1];
    const answer = await get(`/tables/${made.table}/history/${n}`, seat.key);
    const view = answer.view ?? answer;
    const patience = left.get(decision.key);
    if ((view.decision.choices ?? []).length < 2 && patience > 0) {
      left.set(decision.key, patience - 1); // one with a real choice is better
      continue;
    }
    save(decision.key, n, view);
  }
}

for (const [name, game, options, players, decisions] of wanted) {
  const left = new Map(decisions.map((key) => [key, 5]));
  for (const bots of ['greedy', 'random']) {
    if (left.size === 0) break;
    const records = mkdtempSync(join(tmpdir(), 'drover-fixtures-'));
    execFileSync(program, ['simulate', '--game', game, '--players', String(players), '--bots', Array(players).fill(bots).join(), '--games', '6', '--seed', '5', '--threads', '1', '--records', records, ...options.flatMap((one) => ['--option', one])]);
    for (const file of readdirSync(records).sort()) if (left.size > 0) await look(name, join(records, file), left);
    rmSync(records, { recursive: true });
  }
  if (left.size > 0) console.log(`never seen in ${name}: ${[...left.keys()].join(', ')}`);
}
