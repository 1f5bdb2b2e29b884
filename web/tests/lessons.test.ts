// The lessons: the elements and choices that they name exist, and the texts of all steps fit their card.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { componentsOf } from '../dev/components';
import { gameNamed } from '../dev/games';
import { lessonFor, lessonNames, lessonTable, type LessonName } from '../src/lessons';
import type { BoardModule, BoardUi } from '../src/lib/board';
import type { Wish } from '../src/lib/guide';
import { languages, Message, type Lang } from '../src/lib/i18n/format';
import { i18n } from '../src/lib/i18n/i18n.svelte';
import type { Json } from '../src/lib/types';
import { textsFor } from '../src/texts/texts';
import { boardOf as loopOf, makeUi as loopUi, tables as loops } from '../src/boards/elpaso/tests/support';
import { boardOf as trailOf, fixtures as trails, makeUi as trailUi } from '../src/boards/trail/tests/support';

interface Drawn {
  board: BoardModule;
  ui: BoardUi;
  components: Json;
}
const loop = loops['2p']!;
const trail = trails['second-move']!;
const tables: Record<LessonName, (lang?: Lang) => Drawn> = {
  second: (lang = 'en') => ({ board: trailOf(trail), ui: trailUi(trail, lang), components: componentsOf(trail) }),
  elpaso: (lang = 'en') => ({
    board: loopOf(loop.components),
    ui: loopUi(loop.views['move']!, loop.components, lang),
    components: loop.components,
  }),
};

/** All elements that are drawn at a table of the game. */
function elements({ board, ui }: Drawn): Set<string> {
  const html = [
    ...board.panels.map((panel) => render(panel.component, { props: { ui } }).body),
    render(board.PlayerBoard, { props: { ui, seat: ui.me ?? 1 } }).body,
    render(board.Hand, { props: { ui, seat: ui.me ?? 1 } }).body,
  ].join('');
  return new Set([...html.matchAll(/data-el="([^"]+)"/g)].map((match) => match[1]!));
}

const lessons = await Promise.all(lessonNames.map(async (name) => [name, (await lessonFor(name))!] as const));

describe.each(lessons)('the lesson of %s', (name, lesson) => {
  it('is played by one person with a fixed seed', () => {
    const table = lessonTable(name, 'Ada');
    expect(table).toEqual(lessonTable(name, 'Ada'));
    expect(table.game).toBe(name);
    expect(table.seed).toBeGreaterThan(0);
    expect(table.seats.map((seat) => seat.kind)).toEqual(['human', 'bot']);
    expect(table.options).toBeUndefined();
  });

  it('has about fifteen uniquely named steps and ends with one to read', () => {
    const ids = lesson.steps.map((step) => step.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(14);
    expect(ids.length).toBeLessThanOrEqual(18);
    expect(lesson.steps[ids.length - 1]!.reading).toBe(true);
  });

  it('points at existing elements in every step', () => {
    const drawn = elements(tables[name]());
    const source = (file: string) => readFileSync(join(__dirname, '../src/table', file), 'utf8');
    const named = source('OwnPanel.svelte') + source('ScorePanel.svelte');
    const guided = source('GuideCard.svelte');
    for (const step of lesson.steps) {
      expect(Boolean(step.points?.length || step.part || step.wishes?.length), step.id).toBe(true);
      for (const el of step.points ?? []) expect(drawn, step.id).toContain(el);
      if (step.part) {
        expect(named, step.id).toMatch(new RegExp(`(name|data-panel)="${step.part}"`));
        expect(guided, step.id).toContain(`[data-panel='${step.part}']`);
      }
    }
  });

  it('wishes for choices that the game knows', () => {
    const { components } = tables[name]();
    const known: Record<string, Set<unknown>> = {
      space: new Set(components.spaces.map((space: Json) => space.id)),
      action: new Set(Object.keys(components.actions)),
      worker: new Set(['cowboy', 'builder', 'engineer']),
      tile: new Set(['cowboy', 'builder', 'engineer']),
    };
    const wishes: Wish[] = [...lesson.fallback, ...lesson.steps.flatMap((step) => step.wishes ?? [])];
    const named = wishes.flatMap((wish) => Object.entries(wish.params ?? {})).filter(([param]) => param in known);
    expect(named.length).toBeGreaterThan(5);
    for (const [param, value] of named) expect(known[param], `${param} ${String(value)}`).toContain(value);
  });

  it.each(languages)('has texts for every step that fit its card: %s', async (lang) => {
    const wanted = lesson.steps.flatMap(({ id }) => [`lesson.${id}`, `lesson.${id}.title`]);
    expect(Object.keys(lesson.catalogue[lang]).sort()).toEqual(wanted.sort());
    const { board, ui, components } = tables[name](lang);
    const texts = await textsFor(gameNamed(name), components);
    i18n.use([texts.catalogue, board.catalogue, lesson.catalogue], texts.name ?? null);
    for (const step of lesson.steps) {
      expect(i18n.t(`lesson.${step.id}.title`).length, step.id).toBeLessThanOrEqual(40);
      const figures = step.figures?.({ view: ui.view, me: ui.me ?? 1, choices: [], ownEvents: [] });
      const text = i18n.t(`lesson.${step.id}`, figures);
      expect(text.length, step.id).toBeLessThanOrEqual(250);
      expect(text, step.id).not.toMatch(/[{}]|NaN|null/);
    }
  });

  it('provides all parameters of its texts', () => {
    for (const step of lesson.steps) {
      const mentioned = [...Message.parse(lesson.catalogue.en[`lesson.${step.id}`]!).parameters()].filter((one) => !one.startsWith('>'));
      expect(mentioned.length > 0, step.id).toBe(step.figures !== undefined);
    }
  });
});
