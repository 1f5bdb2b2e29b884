// Great Western Trail, both editions, with Rails to the North and the cattle variants: the board.
import type { BoardModule, BoardPanel, MakeBoard } from '../../lib/board';
import CattleMarket from './CattleMarket.svelte';
import Hand from './Hand.svelte';
import KansasCity from './KansasCity.svelte';
import Objectives from './Objectives.svelte';
import PlayerBoard from './PlayerBoard.svelte';
import PlayerSummary from './PlayerSummary.svelte';
import Railroad from './Railroad.svelte';
import Towns from './Towns.svelte';
import Trail from './Trail.svelte';
import './trail.css';
import { describe } from './describe';
import { kitOf } from './kit';
import { catalogueOf } from './messages';
import { panelOf } from './panels';
import { figuresOf, playerOf } from './position';
import { scoreParts } from './score';
import { tip } from './tips';

const towns: BoardPanel = { id: 'towns', titleKey: 'panel.towns', component: Towns, area: 'trail', zoom: true };

export const board: MakeBoard = (components): BoardModule => {
  const kit = kitOf({ components });
  return {
    panels: [
      { id: 'trail', titleKey: 'panel.trail', component: Trail, area: 'trail', zoom: true },
      ...(kit.rails ? [towns] : []),
      { id: 'railroad', titleKey: 'panel.railroad', component: Railroad, area: 'railroad', zoom: true },
      { id: 'city', titleKey: 'panel.city', component: KansasCity, area: 'city' },
      { id: 'objectives', titleKey: 'panel.objectives', component: Objectives, area: 'objectives' },
      { id: 'market', titleKey: 'panel.market', component: CattleMarket, area: 'market' },
    ],
    PlayerBoard,
    Hand,
    PlayerSummary,
    tip,
    catalogue: catalogueOf(kit.second),
    panelOf: (el) => panelOf(kit, el),
    purse: (view, seat) => {
      const player = playerOf(view, seat);
      return player ? { dollars: player.dollars, cards: figuresOf(view, seat).hand_size } : null;
    },
    scoreParts,
    describe,
  };
};
