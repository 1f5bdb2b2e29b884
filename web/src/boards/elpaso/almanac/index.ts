// The almanac of El Paso.
import type { MakeAlmanac } from '../../../lib/almanac';
import { gamePartsOf } from '../gameParts';
import { catalogue } from '../messages';
import type { Position } from '../position';
import { markWords } from '../tips';
import '../../../drawing/styles/index.css';
import '../elpaso.css';
import Drawing from './Drawing.svelte';
import { entriesOf } from './entries';
import Sign from '../../../drawing/almanac/Sign.svelte';
import { signsOf } from './signs';

const nothing: Partial<Position> = {
  turn: 0,
  current: 0,
  board: {},
  simmental: 0,
  cattle_market: {},
  worker_stacks: {},
  building_stacks: {},
  objective_display: [],
  bonus_display: [],
  box: {},
  players: [],
};

export const almanac: MakeAlmanac = (components) => {
  const gameParts = gamePartsOf({ components });
  return { entries: entriesOf(gameParts), Drawing, legend: signsOf(gameParts), Sign, catalogue, source: markWords, position: nothing };
};
