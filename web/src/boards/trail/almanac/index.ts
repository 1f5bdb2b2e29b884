// The almanac of Great Western Trail.
import type { MakeAlmanac } from '../../../lib/almanac';
import { gamePartsOf } from '../gameParts';
import { catalogueOf } from '../messages';
import type { Position } from '../position';
import { markWords } from '../tips';
import '../../../drawing/styles/index.css';
import '../trail.css';
import Drawing from './Drawing.svelte';
import { entriesOf } from './entries';
import Sign from '../../../drawing/almanac/Sign.svelte';
import { signsOf } from './signs';

const nothing: Partial<Position> = {
  turn: 0,
  current: 0,
  local_actions: [],
  building_sides: '',
  board: {},
  foresight: [],
  supply: [],
  job_token: { row: null, holder: null },
  job_market: [],
  cattle_market: {},
  market_stack: {},
  objective_display: [],
  objective_stack: [],
  station_masters: [],
  bonus_tiles: {},
  players: [],
};

export const almanac: MakeAlmanac = (components) => {
  const gameParts = gamePartsOf({ components });
  return { entries: entriesOf(gameParts), Drawing, legend: signsOf(gameParts), Sign, catalogue: catalogueOf(gameParts.second), source: markWords, position: nothing };
};
