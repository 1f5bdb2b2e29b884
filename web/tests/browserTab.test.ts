import { describe, expect, it } from 'vitest';
import { countedTitle, OpenTables, type TabChannel } from '../src/lib/tab.svelte';

/** A browser in which every tab hears what the others say. */
function browser() {
  const lines: TabChannel[] = [];
  return (name: string): OpenTables => {
    const line: TabChannel = {
      onmessage: null,
      postMessage: (word) => lines.filter((one) => one !== line).forEach((one) => one.onmessage?.({ data: word })),
    };
    lines.push(line);
    return new OpenTables(line, name);
  };
}

describe('tabs of one browser', () => {
  it('know which tables wait in the others', () => {
    const open = browser();
    const [first, second] = [open('1'), open('2')];
    first.show('abc', true);
    second.show('xyz', false);
    expect([...second.elsewhere]).toEqual(['abc']);
    expect([...first.elsewhere]).toEqual([]);
    first.show('abc', false);
    expect(second.elsewhere.size).toBe(0);
  });

  it('are told by a tab that was there before', () => {
    const open = browser();
    open('1').show('abc', true);
    expect([...open('2').elsewhere]).toEqual(['abc']);
  });

  it('forget a table that was closed, and count one that is open twice once', () => {
    const open = browser();
    const [first, second, lobby] = [open('1'), open('2'), open('3')];
    first.show('abc', true);
    second.show('abc', true);
    expect([...lobby.elsewhere]).toEqual(['abc']);
    expect(first.elsewhere.size).toBe(0);
    first.leave();
    second.leave();
    expect(lobby.elsewhere.size).toBe(0);
  });
});

it('the title counts those that wait elsewhere', () => {
  expect(countedTitle('Drover', 2)).toBe('(2) Drover');
  expect(countedTitle('Drover', 0)).toBe('Drover');
});
