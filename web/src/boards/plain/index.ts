// A drawing that works for every game: elements as a list of buttons. Used until a game has its own.
import type { BoardUi, MakeBoard } from '../../lib/board';
import Elements from './Elements.svelte';
import Nothing from './Nothing.svelte';
import de from './de';
import en from './en';
import pl from './pl';

function player(ui: BoardUi['view'], seat: number): Record<string, unknown> {
  const players: Record<string, unknown>[] = ui.position?.players ?? [];
  return players.find((one) => one.seat === seat) ?? {};
}

export const board: MakeBoard = () => ({
  panels: [{ id: 'elements', titleKey: 'plain.title', icon: 'list', component: Elements, area: 'trail' }],
  PlayerBoard: Nothing,
  Hand: Nothing,
  tip: () => null,
  catalogue: { en, de, pl },
  panelOf: () => 'elements',
  purse: (view, seat) => ({
    dollars: Number(player(view, seat).dollars ?? 0),
    cards: Number(view.figures?.players?.[seat - 1]?.hand_size ?? 0),
  }),
});
