// Great Western Trail: El Paso: the board. Pictograms, cards and pieces that look alike in both games are the trail
// board's.
import type { BoardModule, MakeBoard } from '../../lib/board';
import '../trail/trail.css';
import './elpaso.css';
import Buildings from './Buildings.svelte';
import CattleMarket from './CattleMarket.svelte';
import Hand from './Hand.svelte';
import Loop from './Loop.svelte';
import PlayerBoard from './PlayerBoard.svelte';
import PlayerSummary from './PlayerSummary.svelte';
import Trains from './Trains.svelte';
import Workers from './Workers.svelte';
import { describe } from './describe';
import { catalogue } from './messages';
import { panelOf } from './panels';
import { figuresOf, personOf } from './position';
import { scoreParts } from './score';
import { tip } from './tips';

export const board: MakeBoard = (): BoardModule => ({
  panels: [
    { id: 'trail', titleKey: 'panel.trail', component: Loop, area: 'trail', zoom: true },
    { id: 'trains', titleKey: 'panel.trains', component: Trains, area: 'railroad' },
    { id: 'buildings', titleKey: 'panel.buildings', component: Buildings, area: 'city' },
    { id: 'workers', titleKey: 'panel.workers', component: Workers, area: 'objectives' },
    { id: 'market', titleKey: 'panel.market', component: CattleMarket, area: 'market' },
  ],
  PlayerBoard,
  Hand,
  PlayerSummary,
  tip,
  catalogue,
  panelOf,
  purse: (view, seat) => {
    const person = personOf(view, seat);
    return person ? { dollars: person.dollars, cards: figuresOf(view, seat).hand_size } : null;
  },
  scoreParts,
  describe,
});
