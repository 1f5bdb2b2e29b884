// The lessons: the table of each, and its steps. The deal is fixed, and the bot always answers equal moves alike: its
// random numbers depend only on the seed and the number of moves.
import type { Lesson } from '../lib/guide';
import { loadCatalogues } from '../lib/i18n/catalogues';
import { person } from '../lib/seats';
import type { NewTable } from '../lib/types';

/** Names of lessons, which are the names of their games. */
export const lessonNames = ['second', 'elpaso'] as const;
export type LessonName = (typeof lessonNames)[number];

const seeds: Record<LessonName, number> = { second: 16, elpaso: 36 };

/** The table at which a lesson is played; `name` is the reader's. */
export function lessonTable(lesson: LessonName, name: string): NewTable {
  return {
    game: lesson,
    players: 2,
    seed: seeds[lesson],
    seats: [
      person(name),
      { kind: 'bot', level: 'greedy' },
    ],
  };
}

const folders = import.meta.glob<{ lesson: Lesson }>('./*/index.ts');

/** Loads a lesson with its messages; null if there is none of this name. */
export async function lessonFor(name: string): Promise<Lesson | null> {
  const load = folders[`./${name}/index.ts`];
  if (!load) return null;
  const { lesson } = await load();
  await loadCatalogues();
  return lesson;
}
