// The positions of herders; herders on one space stand beside each other.

export interface HerderPosition {
  seat: number;
  /** True before the herder's first move. */
  waiting: boolean;
  x: number;
  y: number;
}
interface Player {
  seat: number;
  herder: string | null;
}

/** A herder among those on its space: number `place` of `count`, from the left. */
export interface HerderOnSpace {
  seat: number;
  where: string;
  place: number;
  count: number;
}

/**
 * `home` is the position of herders before their first move. `at` gives the centre of a space's herders and their
 * distance.
 */
export function herderPositions(
  players: readonly Player[],
  home: string,
  at: (one: HerderOnSpace) => { x: number; y: number; spread: number },
): HerderPosition[] {
  const together = new Map<string, number[]>();
  const whereOf = (player: Player): string => player.herder ?? home;
  for (const player of players) together.set(whereOf(player), [...(together.get(whereOf(player)) ?? []), player.seat]);
  return players.map((player) => {
    const where = whereOf(player);
    const others = together.get(where)!;
    const place = others.indexOf(player.seat);
    const { x, y, spread } = at({ seat: player.seat, where, place, count: others.length });
    return { seat: player.seat, waiting: player.herder === null, x: x + (place - (others.length - 1) / 2) * spread, y };
  });
}
