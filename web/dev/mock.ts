// A mock server inside the page, for looking at screens: `npm run mock`, then open the page. It sends the fixture views
// one after the other: it accepts every move and answers with the next fixture.
import type { ClientMessage, GameEvent, Json, Table, Update, View } from '../src/lib/types';
import { componentsFor } from './components';
import daily from './daily.json';
import { gameNamed, games } from './games';
import { herders, herderViews } from './herders';
import { tableOf } from './samples';

const fixtures = import.meta.glob<View>('./fixtures/*.json', { import: 'default', eager: true });
// Files that contain all views of a table with its components answer: "elpaso-solo-move", "automas-garth-move".
const whole = import.meta.glob<{ components: Json; views: Record<string, View> }>(['./elpaso/*.json', './automas/*.json'], { import: 'default', eager: true });
for (const [path, table] of Object.entries(whole)) {
  const [, folder, name] = /^\.\/(\w+)\/(.+)\.json$/.exec(path)!;
  for (const [key, view] of Object.entries(table.views)) fixtures[`/${folder}-${name}-${key}.json`] = view;
}
// The game without a folder: "herders-start".
for (const [key, view] of Object.entries(herderViews)) fixtures[`/herders-${key}.json`] = view;
const partsOf = (view: View): Json | undefined =>
  Object.values(whole).find((table) => Object.values(table.views).includes(view))?.components;
const key = '0123456789abcdef0123456789abcdef';
const names = ['Ada', 'Greedy', 'Greedy 2', 'Random'];

function views(): View[] {
  const wanted = new URLSearchParams(location.search).get('view');
  const all = Object.entries(fixtures)
    .filter(([name]) => (wanted ? name.includes(`/${wanted}`) : /\/[34]p/.test(name)))
    .map(([, view]) => view);
  return all.length > 0 ? all : Object.values(fixtures);
}

const story: GameEvent[][] = [
  [{ event: 'herder_placed', seat: 1, space: 'A' }],
  [{ event: 'local_action_used', seat: 1, action: 'A:hire', space: 'A' }],
  [{ event: 'worker_hired', seat: 1, worker: 'cowboy', row: 1 }, { event: 'dollars_paid', seat: 1, amount: 6 }],
  [
    { event: 'card_drawn', seat: 1, card: 'grey' },
    { event: 'card_drawn', seat: 1, card: 'white' },
    { event: 'turn_began', seat: 2, turn: 2 },
  ],
  [
    { event: 'herder_stepped', seat: 2, space: 'A1' },
    { event: 'herder_stepped', seat: 2, space: 'B' },
    { event: 'fee_paid', seat: 2, space: 'FL1', to: null, amount: 1 },
  ],
  [{ event: 'building_placed', seat: 2, building: 3, space: 'A2' }, { event: 'dollars_paid', seat: 2, amount: 2 }],
  [
    { event: 'card_drawn', seat: 2, card: null },
    { event: 'card_drawn', seat: 2, card: null },
    { event: 'turn_began', seat: 3, turn: 3 },
  ],
  [{ event: 'engine_moved', seat: 3, engine: 'station 1' }],
  [{ event: 'cattle_bought', seat: 3, card: 'brown4' }, { event: 'dollars_paid', seat: 3, amount: 12 }],
];

export function install(): void {
  const list = views();
  let at = 0;
  let seq = story.length;
  const log: Update[] = story.map((events, index) => ({
    type: 'update',
    seq: index + 1,
    moves: index + 1,
    time: 1763000000 + index * 40,
    what: 'move',
    seat: events[0]!.seat ?? null,
    move: '',
    events,
  }));
  const table = (): Table => {
    const view = list[at % list.length]!;
    return tableOf({
      table: 'mock',
      seq,
      seat: typeof view.viewer === 'number' ? view.viewer : null,
      seats: Array.from({ length: view.players }, (_, index) => ({
        seat: index + 1,
        kind: index === 0 ? 'human' : 'bot',
        name: names[index]!,
        ...(index === 0 ? { connected: true } : { level: 'greedy' }),
      })),
      moves: seq,
      undo: { to: Math.max(0, seq - 2), why: null },
      family: view.game === herders.name ? herders.family : gameNamed(view.game).family,
      view,
      chat: [
        { seq: 1, time: 1763000000, seat: 1, text: 'Good luck, everybody!' },
        { seq: 2, time: 1763000100, seat: 2, text: 'You will need it.' },
      ],
      log,
    });
  };

  const answer = (value: unknown) => new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' } });
  const real = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const url = String(input);
    if (!url.includes('/api/v1/')) return real(input, init);
    if (url.endsWith('/games')) {
      return answer({
        games: [...games, herders],
        daily,
        levels: [
          { level: 'random', label: 'Greenhorn', explanation: '', milliseconds: 0 },
          { level: 'greedy', label: 'Ranch hand', explanation: '', milliseconds: 0 },
          { level: 'search-3', label: 'Trail boss', explanation: '', milliseconds: 2000 },
          { level: 'wise', label: 'Sage', explanation: 'knows everything already.', milliseconds: 500 },
        ],
      });
    }
    const parts = /\/games\/(\w+)\/components\?(.*)$/.exec(url);
    const shown = list[at % list.length]!;
    if (parts && partsOf(shown)) return answer(partsOf(shown));
    if (parts?.[1] === herders.name) return new Response(JSON.stringify({ error: { code: 'not_found' } }), { status: 404 });
    if (parts) return answer(componentsFor(parts[1]!, Object.fromEntries(new URLSearchParams(parts[2]))));
    if (url.includes('/history/')) return answer(list[Number(url.split('/').pop()) % list.length]);
    if (url.includes('/why?')) return answer({ possible: false, reason: { key: 'dollars', params: { needs: 6, has: 5 } } });
    if (url.endsWith('/totals')) {
      const totals = list.map(({ turn, scores }, moves) => ({ moves, turn, scores: scores.map(({ total }) => total) }));
      return answer({ totals });
    }
    if (url.endsWith('/record')) return new Response('a record');
    if (url.endsWith('/hint')) {
      const choices = list[at % list.length]!.decision?.choices ?? [];
      const moves = choices.slice(0, 3).map(({ move }, index) => ({
        move,
        expected: 71 - 2 * index,
        win: 0.6 - 0.1 * index,
        visits: 0.6 / 2 ** index,
        categories: { cattle: 30 - index, cities: 41 - index },
      }));
      return answer({ after: seq, iterations: 1000, moves });
    }
    if (url.endsWith('/sit')) return answer({ seat: 1, key });
    if (url.endsWith('/link')) return answer({ seat: Number(url.split('/').at(-2)), link: key });
    const seats = [1, 2, 3].map((seat) => ({ seat, kind: 'human', name: names[seat - 1], key }));
    return answer({ table: 'mock', seats, spectator: key, host: key });
  };

  class MockSocket {
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;
    onerror: (() => void) | null = null;
    constructor() {
      setTimeout(() => this.onopen?.(), 30);
    }
    send(text: string): void {
      const message = JSON.parse(text) as ClientMessage;
      const say = (value: unknown) => setTimeout(() => this.onmessage?.({ data: JSON.stringify(value) }), 60);
      if (message.type === 'hello') say(table());
      if (message.type === 'ping') say({ type: 'pong' });
      if (message.type === 'move' || message.type === 'undo') {
        at++;
        seq++;
        say(table());
        say({ type: 'ok', re: message.id, seq });
      }
      if (message.type === 'chat') {
        seq++;
        say({ type: 'update', seq, moves: seq, time: Date.now() / 1000, what: 'chat', seat: 1, chat: { seat: 1, text: message.text } });
        say({ type: 'ok', re: message.id, seq });
      }
    }
    close(): void {}
  }
  (window as unknown as { WebSocket: unknown }).WebSocket = MockSocket;
}
