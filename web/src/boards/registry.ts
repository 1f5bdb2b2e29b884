// The boards of all games. The folder has the name of the game's family (docs/api.md, games); its index.ts exports
// `board`. A new game adds a folder. A game without a folder gets the board of `plain`, which works for all games.
import type { BoardModule, MakeBoard } from '../lib/board';
import type { Json } from '../lib/types';

const drawn = import.meta.glob<{ board: MakeBoard }>('./*/index.ts');

const folderOf = (family: string) => drawn[`./${family}/index.ts`];
const plain = drawn['./plain/index.ts']!;

/** Makes the board of a table. `components` is null if the server has no components answer; then `plain` is used. */
export async function boardFor(family: string, components: Json): Promise<BoardModule> {
  const own = components === null ? undefined : folderOf(family);
  return (await (own ?? plain)()).board(components);
}
/** Starts loading the module of a game's board. */
export const fetchBoard = async (family: string): Promise<unknown> => (folderOf(family) ?? plain)();
