// Taking seats: links are exchanged for own keys, which are stored and shown instead.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError } from '../src/lib/api';
import { expiresSoon } from '../src/lib/expiry';
import { ownKey, recentGame, remember, rememberLink, rememberNew } from '../src/lib/recentGames';
import { takeSeats } from '../src/lib/takeSeats';
import type { TableKeys } from '../src/lib/types';

const digits = (digit: string) => digit.repeat(32);
const made: TableKeys = {
  table: 'abc',
  seats: [
    { seat: 1, kind: 'human', name: 'Ada', key: digits('1') },
    { seat: 2, kind: 'human', name: 'Ben', key: digits('2') },
  ],
  spectator: digits('5'),
  host: digits('9'),
};
const [linkOfAda, linkOfBen] = [digits('1'), digits('2')];

/** A fake server with these links, as docs/api.md describes it. */
class Seats {
  links = new Map([
    [linkOfAda, 1],
    [linkOfBen, 2],
  ]);
  own = new Map<string, number>();
  asked: string[] = [];
  broken = false;

  sit(link: string): { seat: number; key: string } {
    this.asked.push(link);
    if (this.broken) throw new ApiError('network', '');
    if (link === made.spectator) throw new ApiError('not_allowed', 'No.');
    if (this.own.has(link)) throw new ApiError('seat_taken', 'No.');
    const seat = this.links.get(link);
    if (seat === undefined) throw new ApiError('bad_key', 'No.');
    this.links.delete(link);
    const key = digits(String.fromCharCode(96 + seat));
    this.own.set(key, seat);
    return { seat, key };
  }
}
let server: Seats;
let memory: Map<string, string>;
let shown: string[][];
const take = (...keys: string[]) => takeSeats('abc', keys, (now) => shown.push(now));

beforeEach(() => {
  server = new Seats();
  memory = new Map();
  shown = [];
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => memory.get(name) ?? null,
    setItem: (name: string, value: string) => void memory.set(name, value),
  });
  vi.spyOn(api, 'sit').mockImplementation(async (_table, link) => server.sit(link));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('taking seats', () => {
  it('exchanges the link for a key and stores it', async () => {
    expect(await take(linkOfBen)).toEqual([digits('b')]);
    expect(shown).toEqual([[digits('b')]]);
    const game = recentGame('abc')!;
    expect(game.seats).toEqual([{ seat: 2, name: '', kind: 'human', link: linkOfBen, own: digits('b') }]);
    expect(game.mine).toEqual([digits('b')]);
  });

  it('happens once per link and device', async () => {
    await take(linkOfBen);
    expect(await take(digits('b'))).toEqual([digits('b')]);
    expect(await take(linkOfBen)).toEqual([digits('b')]);
    expect(server.asked).toEqual([linkOfBen]);
  });

  it("takes all seats of one screen and keeps the host's other links", async () => {
    rememberNew('classic', { ...made, seats: [...made.seats, { seat: 3, kind: 'human', name: 'Eve', key: digits('3') }] }, [
      linkOfAda,
      linkOfBen,
    ]);
    expect(await take(linkOfAda, linkOfBen)).toEqual([digits('a'), digits('b')]);
    const game = recentGame('abc')!;
    expect(game.mine).toEqual([digits('a'), digits('b')]);
    expect(game.host).toBe(made.host);
    expect(game.spectator).toBe(made.spectator);
    expect(game.seats.map(({ name, link, own }) => [name, link, own])).toEqual([
      ['Ada', linkOfAda, digits('a')],
      ['Ben', linkOfBen, digits('b')],
      ['Eve', digits('3'), undefined],
    ]);
  });

  it("is not needed with an own key or a spectator's key", async () => {
    server.own.set(digits('b'), 2);
    expect(await take(digits('b'))).toEqual([digits('b')]);
    expect(await take(made.spectator)).toEqual([made.spectator]);
    expect(shown).toEqual([]);
    // A device that knows the spectator's key sends no request.
    rememberNew('classic', made, [made.spectator]);
    server.asked = [];
    expect(await take(made.spectator)).toEqual([made.spectator]);
    expect(server.asked).toEqual([]);
  });

  it('fails for an invalid link', async () => {
    server.links.delete(linkOfBen);
    rememberNew('classic', made, [linkOfAda]);
    await expect(take(linkOfBen)).rejects.toMatchObject({ code: 'bad_key' });
    expect(recentGame('abc')!.seats[1]).toEqual({ seat: 2, name: 'Ben', kind: 'human', link: linkOfBen });
  });

  it('drops an invalid link among others', async () => {
    server.links.delete(linkOfAda);
    expect(await take(linkOfAda, linkOfBen)).toEqual([digits('b')]);
    expect(shown).toEqual([[linkOfBen], [digits('b')]]);
    server.links.clear();
    await expect(take(digits('7'), digits('8'))).rejects.toMatchObject({ code: 'bad_key' });
  });

  it('continues after a failed connection, even without storage', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    vi.mocked(api.sit).mockImplementation(async (_table, link) => {
      server.broken = link === linkOfBen && server.asked.length === 1;
      return server.sit(link);
    });
    await expect(take(linkOfAda, linkOfBen)).rejects.toMatchObject({ code: 'network' });
    expect(shown).toEqual([[digits('a'), linkOfBen]]);
    expect(await take(...shown[0]!)).toEqual([digits('a'), digits('b')]);
  });

  it('uses the key that another window has stored', async () => {
    vi.mocked(api.sit).mockImplementation(async (_table, link) => {
      server.links.delete(link);
      remember({
        table: 'abc',
        game: 'classic',
        seats: [{ seat: 2, name: 'Ben', kind: 'human', link, own: digits('b') }],
        mine: [digits('b')],
      });
      return server.sit(link);
    });
    expect(await take(linkOfBen)).toEqual([digits('b')]);
  });
});

describe('a new link', () => {
  it('replaces the old one and the own key', async () => {
    rememberNew('classic', made, [linkOfBen]);
    await take(linkOfBen);
    rememberLink('abc', { seat: 2, link: digits('4') });
    expect(recentGame('abc')!.seats[1]).toEqual({ seat: 2, name: 'Ben', kind: 'human', link: digits('4') });
    expect(ownKey('abc', linkOfBen)).toBeNull();
  });

  it('can be used by the previous holder of the seat', async () => {
    await take(linkOfBen);
    server.own.clear();
    server.links.set(digits('4'), 2);
    vi.mocked(api.sit).mockImplementation(async (_table, link) => ({ ...server.sit(link), key: digits('f') }));
    expect(await take(digits('4'))).toEqual([digits('f')]);
    expect(recentGame('abc')!.seats).toEqual([{ seat: 2, name: '', kind: 'human', link: digits('4'), own: digits('f') }]);
  });
});

describe('a table that expires', () => {
  it('is announced in the last two weeks', () => {
    const now = 1_763_000_000;
    const day = 86_400;
    expect(expiresSoon(null, now * 1000)).toBe(false);
    expect(expiresSoon(now + 15 * day, now * 1000)).toBe(false);
    expect(expiresSoon(now + 13 * day, now * 1000)).toBe(true);
  });
});
