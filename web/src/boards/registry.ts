// Every game's board drawing: the folder named as the server names the family of the game, its index.ts
// exporting `board`. A new game adds a folder; a game without one is drawn by `plain`, which works for all.
import type { BoardModule, MakeBoard } from '../lib/board';
import type { Json } from '../lib/types';

const drawn = import.meta.glob<{ board: MakeBoard }>('./*/index.ts');

const folderOf = (family: string) => drawn[`./${family}/index.ts`];
const plain = drawn['./plain/index.ts']!;

/** `components` is null where the server tells nothing of the game's parts; then only `plain` can draw it. */
export async function boardFor(family: string, components: Json): Promise<BoardModule> {
  const own = components === null ? undefined : folderOf(family);
  return (await (own ?? plain)()).board(components);
}
/** Sends for a game's drawing before it can be made. */
export const fetchBoard = async (family: string): Promise<unknown> => (folderOf(family) ?? plain)();
