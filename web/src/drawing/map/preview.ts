// The previewed choice on a map: a walk of a herder, or a building about to be placed.
import type { BoardUi } from '../../lib/board';

const seatOf = (ui: BoardUi): number => ui.view.decision?.seat ?? ui.view.actor ?? 1;

/** The previewed walk: its seat, the space where it begins, and the spaces that it names. */
export function previewedWalk(ui: BoardUi, players: readonly { seat: number; herder: string | null }[]): { seat: number; from: string; stops: string[] } | null {
  const stops = (ui.preview?.path ?? []).filter((el) => el.startsWith('space:')).map((el) => el.slice(6));
  const seat = seatOf(ui);
  const from = players.find((player) => player.seat === seat)?.herder;
  return from && stops.length ? { seat, from, stops } : null;
}

/** The building that a previewed choice with the message `key` would place. */
export function previewedBuilding(ui: BoardUi, key: string): { seat: number; space: string; building: string } | null {
  const choice = ui.preview;
  const space = choice?.params?.['space'];
  const building = choice?.params?.['building'];
  if (choice?.key !== key || typeof space !== 'string' || typeof building !== 'string') return null;
  return { seat: seatOf(ui), space, building };
}
