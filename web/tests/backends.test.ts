// A page with both backends: which one gets a request, the addresses of tables, and moving a game between them.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/lib/api';
import { storedBook, storeBook } from '../src/lib/recordBook';
import { chooseBackend, hasBothBackends, backendOf } from '../src/lib/connection';
import { mergeGames, deviceEntries } from '../src/lib/backup';
import { leadsHere, linkPath, readLink } from '../src/lib/link';
import { allPeopleHere, moveTable } from '../src/lib/moveTable';
import { offeredGames } from '../src/lib/offeredGames';
import { backendChoice } from '../src/lib/backend.svelte';
import { recentGame, recentGames, rememberNew } from '../src/lib/recentGames';
import type { SeatInfo, TableKeys } from '../src/lib/types';
import { tableOf } from '../dev/samples';

const { asked, state, answer } = vi.hoisted(() => {
  // In all other tests the page has no local server.
  vi.resetModules();
  const asked: string[] = [];
  const state = { serverUp: true, localServerUp: true, record: true, tables: 0 };
  /** A minimal implementation of either backend. */
  const answer = (who: string, path: string, init: RequestInit = {}): Response => {
    asked.push(`${who} ${init.method ?? 'GET'} ${path}`);
    const tell = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
    if (path === '/games') return tell({ games: [], levels: [], daily: { level: '', week: [] }, who });
    if (path.endsWith('/record')) return state.record ? new Response('a record') : tell({ error: { code: 'not_allowed', sentence: 'No.' } }, 403);
    if (/^\/(tables|records)$|\/clone$/.test(path)) {
      const table = `${who}${++state.tables}`;
      return tell({ table, spectator: 'f'.repeat(32), host: 'e'.repeat(32), seats: [{ seat: 1, kind: 'human', name: 'Ada', key: 'a'.repeat(32) }] }, 201);
    }
    if (/^\/tables\/\w+$/.test(path)) return tell(tableOf({}));
    if (path === '/analysis/look') return tell({ family: 'elpaso', moves: 0, whole: true, position: {}, view: {}, events: [] });
    return tell({ seq: 1 });
  };
  return { asked, state, answer };
});
vi.mock('virtual:local-server', () => ({
  startLocalServer: () =>
    state.localServerUp
      ? Promise.resolve({ broken: new Promise(() => {}), request: async (path: string, init: RequestInit) => answer('local', path, init) })
      : Promise.reject(new Error('not here')),
}));

const key = '0123456789abcdef0123456789abcdef';
const keysOf = (table: string): TableKeys => ({ table, spectator: key, host: key, seats: [{ seat: 1, kind: 'human', name: 'Ada', key }] }) as TableKeys;
const memory = new Map<string, string>();

beforeEach(() => {
  memory.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => memory.get(name) ?? null,
    setItem: (name: string, value: string) => void memory.set(name, value),
    removeItem: (name: string) => void memory.delete(name),
  });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!state.serverUp) throw new TypeError('no line');
    return answer('server', address.replace('/api/v1', ''), init);
  });
  Object.assign(state, { serverUp: true, localServerUp: true, record: true });
  backendChoice.choose('server');
  asked.length = 0;
});

describe('the backend of a request', () => {
  it('is the one that holds the table', async () => {
    expect(hasBothBackends).toBe(true);
    const there = await api.newTable({ game: 'elpaso', players: 1, seats: [] });
    chooseBackend('device');
    const here = await api.newTable({ game: 'elpaso', players: 1, seats: [] });
    chooseBackend('server');
    expect([backendOf(there.table), backendOf(here.table)]).toEqual(['server', 'device']);
    asked.length = 0;
    await api.table(here.table, key);
    await api.table(there.table, key);
    expect(asked).toEqual([`local GET /tables/${here.table}`, `server GET /tables/${there.table}`]);
  });
  it('is the local server for table-independent requests while the server is away', async () => {
    state.serverUp = false;
    await api.components('elpaso', {});
    await api.analysis('look', {});
    await expect(api.games('server')).rejects.toMatchObject({ code: 'network' });
    await expect(api.table('unknown1', key)).rejects.toMatchObject({ code: 'network' });
    // The choice of a backend has checked whether the local server answers.
    expect(asked.filter((one) => one !== 'local GET /games')).toEqual(['local GET /games/elpaso/components?', 'local POST /analysis/look']);
  });
});

describe('the chosen backend', () => {
  it('falls back to this device while the server is away', async () => {
    state.serverUp = false;
    await expect(offeredGames('server')).rejects.toThrow();
    await vi.waitFor(() => expect([backendChoice.at, backendChoice.isFallback]).toEqual(['device', true]));
    expect((await api.newTable({ game: 'elpaso', players: 1, seats: [] })).table).toMatch(/^local/);
    state.serverUp = true;
    await offeredGames('server');
    expect([backendChoice.at, backendChoice.isFallback, backendChoice.away]).toEqual(['server', false, false]);
    expect((await api.newTable({ game: 'elpaso', players: 1, seats: [] })).table).toMatch(/^server/);
  });
  it('remains the one that the reader has chosen', async () => {
    backendChoice.choose('device');
    expect([backendChoice.at, backendChoice.isFallback, memory.get('drover.place')]).toEqual(['device', false, 'device']);
    expect((await api.newTable({ game: 'elpaso', players: 1, seats: [] })).table).toMatch(/^local/);
  });
});

describe('tables of this device', () => {
  it('have an address behind the #', () => {
    expect(backendOf('k3v9q2xw')).toBe('server');
    expect(linkPath('k3v9q2xw', [key])).toBe(`/t/k3v9q2xw#${key}`);
    expect(readLink('/', `#/t/k3v9q2xw/${key}`)).toEqual({ table: 'k3v9q2xw', keys: [key] });
    expect(backendOf('k3v9q2xw')).toBe('device');
    expect(linkPath('k3v9q2xw', [key])).toBe(`/#/t/k3v9q2xw/${key}`);
    expect([leadsHere(`/#/t/k3v9q2xw/${key}`), leadsHere(`/t/k3v9q2xw#${key}`)]).toEqual([true, false]);
    expect(readLink('/t/other123', `#${key}`)).toEqual({ table: 'other123', keys: [key] });
    expect(backendOf('other123')).toBe('server');
  });
  it('stay in the list regardless of the number of server tables', () => {
    readLink('/', '#/t/mine0001');
    rememberNew('elpaso', keysOf('mine0001'), [key]);
    for (let i = 0; i < 60; i++) rememberNew('elpaso', keysOf(`there${i}`), [key]);
    expect(recentGames()).toHaveLength(41);
    expect(recentGame('mine0001')?.here).toBe(true);
    expect(recentGame('there59')).not.toHaveProperty('here');
  });
  it('are exported without server tables, and imported again', () => {
    storeBook('b'.repeat(32), 'server');
    storeBook('c'.repeat(32), 'device');
    readLink('/', '#/t/mine0001');
    rememberNew('elpaso', keysOf('mine0001'), [key]);
    rememberNew('elpaso', keysOf('there1'), [key]);
    const page = deviceEntries(Object.fromEntries(memory));
    expect((JSON.parse(page['drover.games']!) as { table: string }[]).map(({ table }) => table)).toEqual(['mine0001']);
    expect([page['drover.book'], page['drover.book.here']]).toEqual(['c'.repeat(32), undefined]);
    expect(mergeGames([], page['drover.games']!).map(({ here }) => here)).toEqual([true]);
    expect([storedBook('server'), storedBook('device')]).toEqual(['b'.repeat(32), 'c'.repeat(32)]);
  });
});

describe('moving a table', () => {
  const seats = (...some: Partial<SeatInfo>[]): SeatInfo[] => some.map((one, index) => ({ seat: index + 1, kind: 'human', name: '', ...one }));
  it('is offered if all people sit at this device', () => {
    expect(allPeopleHere(seats({}, { kind: 'bot' }), [1])).toBe(true);
    expect(allPeopleHere(seats({}, {}), [1, 2])).toBe(true);
    expect(allPeopleHere(seats({}, {}), [1])).toBe(false);
    expect(allPeopleHere(seats({}, { kind: 'bot', person: 'Ben' }), [1])).toBe(false);
    expect(allPeopleHere(seats({ offered: true }), [1])).toBe(false);
    expect(allPeopleHere(seats({ kind: 'bot' }), [])).toBe(false);
  });
  it('creates the new table before it closes the old one', async () => {
    rememberNew('elpaso', keysOf('solo1'), [key]);
    const { table, mine } = await moveTable({ table: 'solo1', game: 'elpaso', moves: 5, keys: [key] });
    expect(asked).toEqual(['server GET /tables/solo1/record', 'local POST /records', 'server POST /tables/solo1/stop']);
    expect([backendOf(table), recentGame(table)?.here, recentGame(table)?.mine, recentGame('solo1')]).toEqual(['device', true, mine, undefined]);
    asked.length = 0;
    const back = await moveTable({ table, game: 'elpaso', moves: 5, keys: mine });
    expect(asked).toEqual([`local GET /tables/${table}/record`, 'server POST /records', `local DELETE /kept/${table}`]);
    expect([backendOf(back.table), recentGame(table)]).toEqual(['server', undefined]);
  });
  it('needs the agreement of several people', async () => {
    await moveTable({ table: 'hot1', game: 'elpaso', moves: 5, keys: [key, 'b'.repeat(32)] });
    expect(asked.slice(0, 3)).toEqual(['server POST /tables/hot1/stop', 'server POST /tables/hot1/stop', 'server GET /tables/hot1/record']);
  });
  it('continues on a clone if the stopped game has no record', async () => {
    state.record = false;
    const { table, moved } = await moveTable({ table: 'hot2', game: 'elpaso', moves: 5, keys: [key, 'b'.repeat(32)] });
    expect(asked.slice(-1)).toEqual(['server POST /tables/hot2/clone']);
    expect([moved, backendOf(table), recentGame(table)?.table]).toEqual([false, 'server', table]);
  });
  it('changes nothing if there is no record or the other backend is unreachable', async () => {
    rememberNew('elpaso', keysOf('solo2'), [key]);
    state.record = false;
    await expect(moveTable({ table: 'solo2', game: 'elpaso', moves: 5, keys: [key] })).rejects.toMatchObject({ code: 'not_allowed' });
    expect(asked).toEqual(['server GET /tables/solo2/record']);
    expect(recentGame('solo2')).toBeDefined();
  });
});
