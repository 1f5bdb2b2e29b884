// The state of a table after messages of a server, recorded by dev/make-messages.mjs: Ada and Ben play with a bot.
import { describe, expect, it } from 'vitest';
import { reactionsTo, type Reaction } from '../src/table/reactions';
import { reduce } from '../src/table/reducer';
import { activeOf, keyOf, newTableState, priorKnowledgeOf, seatsHere, type KeyState, type TableAction, type TableState } from '../src/table/state';
import type { SocketEvent } from '../src/lib/tableSocket';
import type { Table, Update } from '../src/lib/types';
import recorded from './recordedMessages.json';

const parts = ['start', 'moves', 'undo', 'chat', 'reconnection', 'bot', 'lent seat', 'refused proposal', 'stopped', 'new link'] as const;
type Part = (typeof parts)[number];
const time = 1_795_000_000_000;

interface Heard {
  part: Part;
  key: string;
  event: SocketEvent;
}
/** The recorded messages, as the socket of each key reports them. */
const heard: Heard[] = recorded.map(({ part, key, message, lost }) => {
  const event = (): unknown => {
    if (lost) return { type: 'connection', state: 'waiting', retryAt: time };
    return message!.type === 'error' ? { ...message, type: 'refused' } : message;
  };
  return { part: part as Part, key, event: event() as SocketEvent };
});

/** A device that holds some of the keys: its state, and what it has to do. */
class Device {
  state: TableState;
  reactions: Reaction[] = [];
  constructor(...keys: string[]) {
    this.state = newTableState('t', keys);
  }
  act(action: TableAction): void {
    const before = this.state;
    this.state = reduce(before, action);
    this.reactions.push(...reactionsTo(before, action, this.state));
  }
  hear(key: string, event: SocketEvent): void {
    this.act({ type: 'heard', key, time, event });
  }
  /** Hears the recorded messages up to the end of a part of the story. */
  hearUntil(last: Part): this {
    const wanted = parts.slice(0, parts.indexOf(last) + 1);
    for (const { part, key, event } of heard) if (wanted.includes(part)) this.hear(key, event);
    return this;
  }
  /** Hears the recorded messages of one part, and returns what is to be done after them. */
  hearPart(wanted: Part): string[] {
    this.reactions = [];
    for (const { part, key, event } of heard) if (part === wanted) this.hear(key, event);
    return this.did();
  }
  did(): string[] {
    return this.reactions.map((reaction) => reaction.do);
  }
  key(name: string): KeyState {
    return keyOf(this.state, name)!;
  }
}
const eventsOf = <T extends SocketEvent['type']>(part: Part, key: string, type: T) =>
  heard.filter((one) => one.part === part && one.key === key).flatMap(({ event }) => (event.type === type ? [event as Extract<SocketEvent, { type: T }>] : []));
const updatesOf = (part: Part, key: string): Update[] => eventsOf(part, key, 'update');

describe('the first messages', () => {
  it('name the seat of the key and give the position', () => {
    const { state } = new Device('ada').hearUntil('start');
    expect(activeOf(state)).toMatchObject({ key: 'ada', seat: 1, lentSeat: null, seq: 0, moves: 0 });
    expect(activeOf(state).view?.decision?.seat).toBe(1);
    expect(state.seats.map((seat) => seat.name)).toEqual(['Ada', 'Ben', expect.any(String)]);
    expect(state).toMatchObject({ family: 'trail', hintsAllowed: true, frozen: null, fatal: null });
    expect(priorKnowledgeOf(state)).toBe('table.foreseen.seed_named');
  });
  it('lead to a loaded game, a sent name and a stored table', () => {
    const did = new Device('ada').hearPart('start').filter((one) => one !== 'publish_names');
    expect(did).toEqual(['send_name', 'read_log', 'load_game', 'record_scores', 'save_recent', 'show_present']);
  });
  it('send no name if several people share the device, and show the first of them', () => {
    const device = new Device('ada', 'ben');
    expect(device.hearPart('start')).not.toContain('send_name');
    expect(seatsHere(device.state.keys)).toEqual([1, 2]);
    expect(device.did().filter((one) => one === 'show_present')).toHaveLength(1);
  });
});

describe('moves', () => {
  it('change position, log and undo for everybody', () => {
    const device = new Device('ada', 'ben').hearUntil('moves');
    for (const name of ['ada', 'ben']) {
      expect(device.key(name)).toMatchObject({ moves: 2, seq: 2 });
      expect(device.key(name).log.moves.map((update) => update.moves)).toEqual([1, 2]);
    }
    expect(device.key('ada').undo.to).toBe(0);
    expect(device.key('ben').undo.why).toBe('not_yours');
  });
  it('of the reader end the request, and are not played back', () => {
    const did = new Device('ada').hearUntil('start').hearPart('moves');
    expect(did.filter((one) => one === 'end_sending')).toHaveLength(2);
    expect(did).toContain('skip');
    expect(did).not.toContain('play');
  });
  it('of others are played back', () => {
    const device = new Device('ben').hearUntil('start');
    expect(device.hearPart('moves')).not.toContain('skip');
    const frames = device.reactions.flatMap((reaction) => (reaction.do === 'play' ? [reaction.frame] : []));
    expect(frames.map((frame) => [frame?.moves, frame?.seat])).toEqual([[1, 1], [2, 1]]);
  });
  it('heard by a key that is not shown are applied in silence', () => {
    const device = new Device('ada', 'ben').hearUntil('start');
    device.reactions = [];
    device.hear('ben', updatesOf('moves', 'ben')[0]!);
    expect(device.key('ben').moves).toBe(1);
    expect(device.did()).toEqual(['record_scores']);
  });
  it('that are taken back leave the log, and their positions are dropped', () => {
    const device = new Device('ben').hearUntil('moves');
    device.hearPart('undo');
    expect(device.reactions).toContainEqual({ do: 'drop_after', moves: 1 });
    expect(device.key('ben').log.moves.map((update) => [update.moves, update.seq])).toEqual([[1, 1], [2, 4]]);
  });
  it("store the table when it is somebody else's turn", () => {
    const saves = new Device('ada').hearUntil('reconnection').hearPart('bot').filter((one) => one === 'save_recent');
    expect(saves).toHaveLength(3);
  });
});

describe('a stale update', () => {
  const second = updatesOf('moves', 'ada')[1]!;
  it('changes nothing', () => {
    const device = new Device('ada').hearUntil('undo');
    const before = device.state;
    device.reactions = [];
    device.hear('ada', second);
    expect(device.state).toBe(before);
    expect(device.did()).toEqual([]);
  });
  it('changes nothing before the table is known', () => {
    const device = new Device('ada');
    device.hear('ada', second);
    expect(device.state).toEqual(new Device('ada').state);
  });
  it('changes nothing for a key that is no longer held', () => {
    const device = new Device('ada').hearUntil('moves');
    const before = device.state;
    device.hear('ben', updatesOf('undo', 'ben')[0]!);
    expect(device.state).toBe(before);
  });
});

describe('a chat line', () => {
  it('is unread for the others until they read it', () => {
    const ada = new Device('ada').hearUntil('chat');
    const ben = new Device('ben').hearUntil('chat');
    expect(activeOf(ada.state).chat).toMatchObject([{ seat: 2, text: 'Hello', seq: 5 }]);
    expect([ada.state.unreadChat, ben.state.unreadChat]).toEqual([1, 0]);
    ada.act({ type: 'chat_read' });
    expect(ada.state.unreadChat).toBe(0);
    const read = ada.state;
    ada.act({ type: 'chat_read' });
    expect(ada.state).toBe(read);
  });
  it('does not disturb the game', () => {
    expect(new Device('ada').hearUntil('undo').hearPart('chat')).toEqual([]);
  });
});

describe('a lost connection', () => {
  it('is known, with the time of the next attempt', () => {
    const device = new Device('ben').hearUntil('chat');
    device.hear('ben', eventsOf('reconnection', 'ben', 'connection')[0]!);
    expect(activeOf(device.state)).toMatchObject({ connection: 'waiting', retryAt: time, moves: 2 });
  });
  it('is made up for by the missed moves, without the one that was taken back', () => {
    const device = new Device('ben').hearUntil('reconnection');
    expect(activeOf(device.state).log).toEqual({ from: 0, moves: expect.any(Array) });
    expect(activeOf(device.state).log.moves.map((update) => update.moves)).toEqual([1, 2, 3]);
    expect(activeOf(device.state)).toMatchObject({ moves: 3, seq: 8 });
  });
  it('leads to the same game as an unbroken one', () => {
    const [ada, ben] = ['ada', 'ben'].map((name) => activeOf(new Device(name).hearUntil('reconnection').state));
    expect(ben!.log.moves.map(({ move, seq }) => [move, seq])).toEqual(ada!.log.moves.map(({ move, seq }) => [move, seq]));
    expect(ben!.view).toMatchObject({ turn: ada!.view!.turn, decision: { seat: ada!.view!.decision!.seat } });
  });
  it('plays no move back whose position is unknown', () => {
    const device = new Device('ben').hearUntil('chat');
    device.hearPart('reconnection');
    expect(device.reactions.filter((reaction) => reaction.do === 'play')).toEqual([{ do: 'play', frame: null }]);
  });
});

describe('a bot', () => {
  it('is thinking until its move arrives', () => {
    const device = new Device('ada').hearUntil('reconnection');
    const thinking: (number | null)[] = [];
    for (const { part, key, event } of heard) {
      if (part !== 'bot' || key !== 'ada') continue;
      device.hear(key, event);
      if (event.type === 'thinking' || (event.type === 'update' && event.seat === 3)) thinking.push(device.state.thinkingSeat);
    }
    expect(thinking.slice(0, 2)).toEqual([3, null]);
    expect(thinking.at(-1)).toBeNull();
  });
});

describe('a seat that changes hands', () => {
  const [lent, back] = eventsOf('lent seat', 'ben', 'table') as [Table, Table];
  it('is watched by its holder while a bot plays it', () => {
    const device = new Device('ben').hearUntil('bot');
    device.reactions = [];
    device.hear('ben', lent);
    expect(activeOf(device.state)).toMatchObject({ seat: null, lentSeat: 2 });
    expect(device.did()[0]).toBe('hide_shown');
    // The key still belongs to this device.
    expect(device.did()).not.toContain('forget_seat');
    device.hear('ben', back);
    expect(activeOf(device.state)).toMatchObject({ seat: 2, lentSeat: null });
  });
  it('is forgotten once a friend has it', () => {
    const device = new Device('ben').hearUntil('bot');
    const { away: _lent, ...given } = lent;
    device.hear('ben', given);
    expect(device.reactions).toContainEqual({ do: 'forget_seat', key: 'ben' });
  });
  it('is announced to the others by a note', () => {
    const device = new Device('ada').hearUntil('bot');
    expect(device.hearPart('lent seat').filter((one) => one === 'show_note')).toHaveLength(2);
    expect(activeOf(device.state).notes.map((note) => note.note)).toEqual(['seat_to_bot', 'seat_taken_back']);
    expect(activeOf(device.state).seat).toBe(1);
  });
  it('does not hide anything when the same seat is confirmed', () => {
    const device = new Device('ben').hearUntil('lent seat');
    device.reactions = [];
    device.hear('ben', back);
    expect(device.did()).not.toContain('hide_shown');
  });
});

describe('a proposal to stop', () => {
  it('is open until it is refused', () => {
    const device = new Device('ben').hearUntil('lent seat');
    const [proposed, refused] = updatesOf('refused proposal', 'ben') as [Update, Update];
    device.hear('ben', proposed);
    expect(device.state.proposal).toMatchObject({ seat: 1, waiting: [2] });
    device.hear('ben', refused);
    expect(device.state.proposal).toBeNull();
    expect(device.state.stoppedByPlayers).toBe(false);
  });
  it('ends the game once all agree: there is no decision any more', () => {
    const device = new Device('ada').hearUntil('refused proposal');
    device.act({ type: 'heard', key: 'ada', time, event: { type: 'thinking', seat: 3 } });
    const did = device.hearPart('stopped');
    expect(device.state).toMatchObject({ stoppedByPlayers: true, proposal: null, thinkingSeat: null });
    expect(activeOf(device.state).view?.decision).toBeNull();
    expect(did).toEqual(['show_note', 'close_chooser', 'save_recent', 'show_present', 'show_note']);
  });
});

describe('a rejected key', () => {
  it('is fatal if it is the only one', () => {
    const device = new Device('ben').hearUntil('stopped');
    expect(device.hearPart('new link')).toEqual([]);
    expect(device.state.fatal).toMatchObject({ code: 'bad_key' });
  });
  it('is dropped if the device holds others, and the next person takes over', () => {
    const device = new Device('ben', 'ada').hearUntil('stopped');
    const did = device.hearPart('new link');
    expect(device.state.fatal).toBeNull();
    expect(device.state).toMatchObject({ activeKey: 'ada', keys: [{ key: 'ada' }] });
    expect(did.slice(0, 3)).toEqual(['save_recent', 'hide_shown', 'pass_device']);
  });
  it('does not disturb the person who is playing', () => {
    const device = new Device('ada', 'ben').hearUntil('stopped');
    device.reactions = [];
    device.hear('ben', eventsOf('new link', 'ben', 'refused')[0]!);
    expect(device.did()).toEqual(['save_recent']);
    expect(device.state.activeKey).toBe('ada');
  });
});

describe('an action of the reader', () => {
  it('shows the table to the next person, without what the last one saw', () => {
    const device = new Device('ada', 'ben').hearUntil('moves');
    device.reactions = [];
    device.act({ type: 'key_shown', key: 'ben' });
    expect(activeOf(device.state).seat).toBe(2);
    expect(device.did()).toEqual(['hide_shown', 'read_log', 'show_present']);
  });
  it('frees a seat whose link was renewed', () => {
    const device = new Device('ada').hearUntil('start');
    device.act({ type: 'seat_freed', seat: 2 });
    expect(device.state.seats.map((seat) => seat.taken ?? false)).toEqual([true, false, false]);
  });
  it('that reads older pages of the log changes the log only', () => {
    const device = new Device('ada').hearUntil('moves');
    const log = { from: 0, moves: [] };
    const before = activeOf(device.state);
    device.act({ type: 'log_read', key: 'ada', log });
    expect(activeOf(device.state)).toEqual({ ...before, log });
  });
});

it('the expiry of an unused table is shown until somebody plays', () => {
  const device = new Device('ada').hearUntil('start');
  const table = eventsOf('start', 'ada', 'table')[0]!;
  device.hear('ada', { ...table, kept_until: time / 1000 + 3 * 86_400 });
  expect(device.state.expiresAt).toBe(time / 1000 + 3 * 86_400);
  device.hear('ada', { ...table, kept_until: time / 1000 + 30 * 86_400 });
  expect(device.state.expiresAt).toBeNull();
  device.hear('ada', { ...table, kept_until: time / 1000 + 3 * 86_400 });
  device.hear('ada', { ...updatesOf('refused proposal', 'ada')[0]!, seq: 1 });
  expect(device.state.expiresAt).not.toBeNull();
  device.hear('ada', { ...updatesOf('moves', 'ada')[0]!, seq: 2 });
  expect(device.state.expiresAt).toBeNull();
});

it('a state is never changed in place', () => {
  const freeze = (value: unknown): void => {
    if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return;
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  };
  const device = new Device('ada', 'ben');
  for (const { key, event } of heard) {
    freeze(device.state);
    device.hear(key, event);
  }
  expect(device.state.stoppedByPlayers).toBe(true);
});
