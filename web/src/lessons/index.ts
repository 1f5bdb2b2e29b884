// The lessons: at which table each is played, and where its steps are. The deal is always the same, and so is what the
// bot answers to the same moves: it draws its chance from the seed and the number of moves.
import type { Lesson } from '../lib/guide';
import { fetchWords } from '../lib/i18n/words';
import { person } from '../lib/seats';
import type { NewTable } from '../lib/types';

/** A lesson is named as the server names its game. */
export const lessonNames = ['second', 'elpaso'] as const;
export type LessonName = (typeof lessonNames)[number];

const seeds: Record<LessonName, number> = { second: 16, elpaso: 36 };

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

export async function lessonFor(name: string): Promise<Lesson | null> {
  const load = folders[`./${name}/index.ts`];
  if (!load) return null;
  const { lesson } = await load();
  await fetchWords();
  return lesson;
}
