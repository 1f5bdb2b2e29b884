// Maps elements of the board to the panels that show them.
import type { GameParts } from './gameParts';

const byKind: Record<string, string> = {
  space: 'trail',
  action: 'trail',
  city: 'railroad',
  arrow: 'railroad',
  track: 'railroad',
  station: 'railroad',
  town: 'towns',
  bonus: 'towns',
  foresight: 'city',
  supply: 'city',
  ready: 'city',
  job: 'city',
  market: 'market',
  objective: 'objectives',
  card: 'hand',
  deck: 'hand',
  herd: 'hand',
};

/** The id of the panel that shows the element; 'player' for the own board, '' if it is always in view. */
export function panelOf(gameParts: GameParts, el: string): string {
  const [kind = '', name = ''] = el.split(':', 2);
  if (kind === 'token') return name === 'job' ? 'city' : '';
  // Elements of the town map: crests of large towns, stations of towns, remaining station masters.
  if (kind === 'city' && gameParts.city(name)?.town) return 'towns';
  if (kind === 'station' && gameParts.station(Number(name))?.town) return 'towns';
  if (kind === 'master' && gameParts.rails) return 'towns';
  return byKind[kind] ?? 'player';
}
