// The board of Great Western Trail: El Paso. Drawings that it shares with other games come from the room drawing.
import type { BoardModule, MakeBoard } from '../../lib/board';
import Signs from '../../drawing/icons/Signs.svelte';
import '../../drawing/styles/index.css';
import './elpaso.css';
import Buildings from './Buildings.svelte';
import CattleMarket from './CattleMarket.svelte';
import ChoicePicture from './ChoicePicture.svelte';
import Hand from './Hand.svelte';
import Loop from './Loop.svelte';
import PlayerBoard from './PlayerBoard.svelte';
import PlayerSummary from './PlayerSummary.svelte';
import Trains from './Trains.svelte';
import Workers from './Workers.svelte';
import { drawn } from './choices';
import { describe } from './describe';
import { entry } from './entry';
import { gamePartsOf } from './gameParts';
import { catalogue } from './messages';
import { panelOf } from './panels';
import { purseOf } from './purse';
import { scoreParts } from './score';
import { tip } from './tips';

export const board: MakeBoard = (components): BoardModule => ({
  panels: [
    { id: 'trail', titleKey: 'panel.trail', icon: 'trail', component: Loop, area: 'trail', zoom: true },
    { id: 'trains', titleKey: 'panel.trains', icon: 'train', component: Trains, area: 'railroad' },
    { id: 'buildings', titleKey: 'panel.buildings', icon: 'house', component: Buildings, area: 'city' },
    { id: 'workers', titleKey: 'panel.workers', icon: 'hat', component: Workers, area: 'objectives' },
    { id: 'market', titleKey: 'panel.market', icon: 'cow', component: CattleMarket, area: 'market' },
  ],
  PlayerBoard,
  Hand,
  PlayerSummary,
  tip,
  entry,
  choices: { drawn, Picture: ChoicePicture, Signs },
  catalogue,
  panelOf,
  purse: (view, seat) => purseOf(view, gamePartsOf({ components }), seat),
  scoreParts,
  describe,
});
