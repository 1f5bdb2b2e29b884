// Every game's board drawing: the folder named as the server names the game, its index.ts exporting `board`.
// A new game adds a folder; a game without one is drawn by `plain`, which works for all.
import type { BoardModule } from '../lib/board';

const drawn = import.meta.glob<{ board: BoardModule }>('./*/index.ts');

export async function boardFor(game: string): Promise<BoardModule> {
  const load = drawn[`./${game}/index.ts`] ?? drawn['./plain/index.ts'];
  return (await load!()).board;
}
