// A board that works for every game: the elements that can be chosen as a list, all else as readable text. It is used for
// games without a board of their own.
import type { MakeBoard } from '../../lib/board';
import type { View } from '../../lib/types';
import Elements from './Elements.svelte';
import Hand from './Hand.svelte';
import Player from './Player.svelte';
import de from './de';
import en from './en';
import pl from './pl';
import { figuresOf, handOf, playerOf, rowsOf } from './readable';

const known = (name: string, value: unknown): Record<string, number> => (typeof value === 'number' ? { [name]: value } : {});

function purse(view: View, seat: number): Record<string, number> | null {
  if (seat > view.players) return null;
  const cards = figuresOf(view, seat).hand_size ?? handOf(view, seat)?.length;
  return { ...known('dollars', playerOf(view, seat).dollars), ...known('cards', cards) };
}

export const board: MakeBoard = () => ({
  panels: [{ id: 'elements', titleKey: 'plain.title', icon: 'list', component: Elements, area: 'trail' }],
  PlayerBoard: Player,
  Hand,
  tip: () => null,
  catalogue: { en, de, pl },
  panelOf: () => 'elements',
  purse,
  describe: (ui) =>
    ui.view.scores.map(({ seat }) => ({
      title: ui.seatMark(seat).name,
      lines: rowsOf(playerOf(ui.view, seat), ['seat']).map(({ name, text }) => `${name}: ${text}`),
    })),
});
