import { describe, expect, it } from 'vitest';
import { countedTitle, OpenTables, type TabChannel } from '../src/lib/browserTab.svelte';

/** A broadcast channel between the tabs of one browser. */
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
  it('know the waiting tables of other tabs', () => {
    const open = browser();
    const [first, second] = [open('1'), open('2')];
    first.show('abc', true);
    second.show('xyz', false);
    expect([...second.elsewhere]).toEqual(['abc']);
    expect([...first.elsewhere]).toEqual([]);
    first.show('abc', false);
    expect(second.elsewhere.size).toBe(0);
  });

  it('learn the tables of tabs that were opened earlier', () => {
    const open = browser();
    open('1').show('abc', true);
    expect([...open('2').elsewhere]).toEqual(['abc']);
  });

  it('forget closed tables and count a table in two tabs once', () => {
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

it('the title counts waiting tables of other tabs', () => {
  expect(countedTitle('Drover', 2)).toBe('(2) Drover');
  expect(countedTitle('Drover', 0)).toBe('Drover');
});
