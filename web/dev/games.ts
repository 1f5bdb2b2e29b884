// The games as `drover games` lists them, for pages and tests without a server. The file is made by make-components.mjs.
import type { GameInfo } from '../src/lib/types';
import list from './games.json';

export const games = list as unknown as GameInfo[];
export function gameNamed(name: string): GameInfo {
  const game = games.find((one) => one.name === name);
  if (!game) throw new Error(`no game ${name}`);
  return game;
}
