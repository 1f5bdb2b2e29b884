// The analyses stored on this device, the one open last first.
import { limits } from './tree';

export interface SavedAnalysis {
  id: string;
  /** Text of the analysis, see textFormat.ts. */
  text: string;
  title: string;
  game: string;
  moves: number;
  /** Path from the root to the shown node: the index of a child at each step. */
  path: number[];
  /** Time of the last change, in milliseconds since 1970. */
  time: number;
}

export const storageKey = 'drover.analyses';
const most = 12;
const mostLetters = 1_500_000;

const isSavedAnalysis = (one: unknown): one is SavedAnalysis =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as SavedAnalysis).id === 'string' &&
  typeof (one as SavedAnalysis).text === 'string' &&
  (one as SavedAnalysis).text.length <= limits.text &&
  Array.isArray((one as SavedAnalysis).path);

export function savedAnalyses(): SavedAnalysis[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSavedAnalysis) : [];
  } catch {
    return [];
  }
}

/** The newest analyses, as many as fit into `letters` characters; at least one. */
export function within(all: readonly SavedAnalysis[], letters = mostLetters): SavedAnalysis[] {
  const newest: SavedAnalysis[] = [];
  let sum = 0;
  for (const one of all.slice(0, most)) {
    sum += one.text.length;
    if (sum > letters && newest.length > 0) break;
    newest.push(one);
  }
  return newest;
}

function write(all: readonly SavedAnalysis[]): void {
  // If the storage is full, fewer analyses are written.
  for (let letters = mostLetters; letters > 1000; letters /= 2) {
    try {
      localStorage.setItem(storageKey, JSON.stringify(within(all, letters)));
      return;
    } catch {
      // The storage is full: the next attempt writes less.
    }
  }
}

export function saveAnalysis(analysis: SavedAnalysis): void {
  write([analysis, ...savedAnalyses().filter((one) => one.id !== analysis.id)]);
}
export function forgetAnalysis(id: string): void {
  write(savedAnalyses().filter((one) => one.id !== id));
}
