// Great Western Trail, first edition: the board.
import type { BoardModule } from '../../lib/board';
import CattleMarket from './CattleMarket.svelte';
import Hand from './Hand.svelte';
import KansasCity from './KansasCity.svelte';
import Objectives from './Objectives.svelte';
import PlayerBoard from './PlayerBoard.svelte';
import PlayerSummary from './PlayerSummary.svelte';
import Railroad from './Railroad.svelte';
import Trail from './Trail.svelte';
import './classic.css';
import { describe } from './describe';
import de from './messages/de';
import en from './messages/en';
import pl from './messages/pl';
import { panelOf } from './panels';
import { figuresOf, playerOf } from './position';
import { tip } from './tips';

export const board: BoardModule = {
  panels: [
    { id: 'trail', titleKey: 'panel.trail', component: Trail, area: 'trail', zoom: true },
    { id: 'railroad', titleKey: 'panel.railroad', component: Railroad, area: 'railroad', zoom: true },
    { id: 'city', titleKey: 'panel.city', component: KansasCity, area: 'city' },
    { id: 'objectives', titleKey: 'panel.objectives', component: Objectives, area: 'objectives' },
    { id: 'market', titleKey: 'panel.market', component: CattleMarket, area: 'market' },
  ],
  PlayerBoard,
  Hand,
  PlayerSummary,
  tip,
  catalogue: { en, de, pl },
  panelOf,
  purse: (view, seat) => ({
    dollars: playerOf(view, seat)?.dollars ?? 0,
    cards: figuresOf(view, seat).hand_size,
  }),
  describe,
};
