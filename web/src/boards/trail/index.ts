// The board of Great Western Trail: both editions, with Rails to the North and the cattle variants.
import type { BoardModule, BoardPanel, MakeBoard } from '../../lib/board';
import CattleMarket from './CattleMarket.svelte';
import ChoicePicture from './ChoicePicture.svelte';
import Hand from './Hand.svelte';
import KansasCity from './KansasCity.svelte';
import Objectives from './Objectives.svelte';
import PlayerBoard from './PlayerBoard.svelte';
import PlayerSummary from './PlayerSummary.svelte';
import Railroad from './Railroad.svelte';
import Towns from './Towns.svelte';
import Trail from './Trail.svelte';
import '../../drawing/styles/index.css';
import './trail.css';
import { drawn } from './choices';
import { describe } from './describe';
import { entry } from './entry';
import Signs from '../../drawing/icons/Signs.svelte';
import { gamePartsOf } from './gameParts';
import { catalogueOf } from './messages';
import { panelOf } from './panels';
import { purseOf } from './purse';
import { scoreParts } from './score';
import { tip } from './tips';

const towns: BoardPanel = { id: 'towns', titleKey: 'panel.towns', icon: 'town', component: Towns, area: 'trail', zoom: true };

export const board: MakeBoard = (components): BoardModule => {
  const gameParts = gamePartsOf({ components });
  return {
    panels: [
      { id: 'trail', titleKey: 'panel.trail', icon: 'trail', component: Trail, area: 'trail', zoom: true },
      ...(gameParts.rails ? [towns] : []),
      { id: 'railroad', titleKey: 'panel.railroad', icon: 'rails', component: Railroad, area: 'railroad', zoom: true },
      { id: 'city', titleKey: 'panel.city', icon: 'city', component: KansasCity, area: 'city' },
      { id: 'objectives', titleKey: 'panel.objectives', icon: 'goal', component: Objectives, area: 'objectives' },
      { id: 'market', titleKey: 'panel.market', icon: 'cow', component: CattleMarket, area: 'market' },
    ],
    PlayerBoard,
    Hand,
    PlayerSummary,
    tip,
    entry,
    choices: { drawn, Picture: ChoicePicture, Signs },
    catalogue: catalogueOf(gameParts.second),
    panelOf: (el) => panelOf(gameParts, el),
    purse: (view, seat) => purseOf(view, gameParts, seat),
    scoreParts,
    describe,
  };
};
