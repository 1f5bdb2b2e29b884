// Shared by make-elpaso.mjs and make-automas.mjs. Bots play games; each record is opened as a table of people on a
// running server, and its history is read. Writes one file for each kind of table: its components answer, a view of the
// deciding seat for each kind of decision, and an event of each kind.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `tables`: name, game, number of players, options. `kindOf`: the kind of an event; one event of each kind is written.
 * `wanted`: keys of the decisions to write; all if missing.
 */
export async function writeTables({ program, server, folder, tables, kindOf, wanted }) {
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
      const kind = kindOf(event);
      if (!events.has(kind)) events.set(kind, event);
    }
    // Positions from the middle on show more.
    const order = [...Array(table.moves).keys()].map((n) => (n + Math.floor(table.moves * 0.6)) % table.moves);
    for (const n of order) {
      const seen = await get(`/tables/${made.table}/history/${n}`, made.spectator);
      const { key, seat } = seen.decision;
      if (wanted && !wanted.includes(key)) continue;
      // Decisions made for an automa count as a kind of their own.
      const name = seen.decision.for ? `${key}_for` : key;
      const known = views.get(name);
      if (known && known.decision.choices.length > 2) continue;
      const view = await get(`/tables/${made.table}/history/${n}`, made.seats[seat - 1].key);
      if (!known || view.decision.choices.length > known.decision.choices.length) views.set(name, view);
    }
    views.set('over', await get(`/tables/${made.table}/history/${table.moves}`, made.spectator));
  }

  for (const [name, game, players, options] of tables) {
    const views = new Map();
    const events = new Map();
    for (const bots of ['greedy', 'random']) {
      const records = mkdtempSync(join(tmpdir(), 'drover-fixtures-'));
      const chosen = Object.entries(options).flatMap(([key, value]) => ['--option', `${key}=${value}`]);
      execFileSync(program, ['simulate', '--game', game, '--players', String(players), '--bots', Array(players).fill(bots).join(), '--games', '2', '--seed', '5', '--threads', '1', '--records', records, ...chosen]);
      for (const file of readdirSync(records).sort()) await look(join(records, file), views, events);
      rmSync(records, { recursive: true });
    }
    const components = await get(`/games/${game}/components?${new URLSearchParams({ players: String(players), ...options })}`);
    const out = { components, views: Object.fromEntries(views), events: [...events.values()] };
    writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(out)}\n`);
    console.log(name, [...views.keys()].join(' '), events.size);
  }
}
