// Geometry of a line chart: points of each seat over the moves of a game.
export interface Sample {
  moves: number;
  turn: number;
  scores: Record<number, number>;
}
export interface ChartLine {
  seat: number;
  path: string;
  end: { x: number; y: number; points: number };
}
export interface Chart {
  lines: ChartLine[];
  /** Tick labels of the vertical axis with their height. */
  ticks: { y: number; points: number }[];
  turns: { x: number; turn: number }[];
  zero: number;
  /** The position in the drawing of a number of points after a number of moves. */
  place(moves: number, points: number): { x: number; y: number };
}

export function niceStep(range: number, most: number): number {
  const rough = Math.max(1, range / most);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? rough;
}

export function chart(samples: readonly Sample[], seats: readonly number[], width: number, height: number): Chart {
  const sorted = [...samples].sort((a, b) => a.moves - b.moves);
  const all = sorted.flatMap((sample) => seats.map((seat) => sample.scores[seat] ?? 0));
  const low = Math.min(0, ...all);
  const high = Math.max(10, ...all);
  const step = niceStep(high - low, 7);
  const bottom = Math.floor(low / step) * step;
  const top = Math.ceil(high / step) * step;
  const first = sorted[0]?.moves ?? 0;
  const last = Math.max(first + 1, sorted[sorted.length - 1]?.moves ?? 1);
  const x = (moves: number) => ((moves - first) / (last - first)) * width;
  const y = (points: number) => height - ((points - bottom) / (top - bottom)) * height;
  const round = (value: number) => Math.round(value * 10) / 10;
  const lines = seats.map((seat) => {
    const points = sorted.map((sample) => [round(x(sample.moves)), round(y(sample.scores[seat] ?? 0))] as const);
    const path = points.map(([px, py], index) => `${index === 0 ? 'M' : 'L'}${px} ${py}`).join('');
    const end = points[points.length - 1] ?? [0, y(0)];
    return { seat, path, end: { x: end[0], y: end[1], points: sorted[sorted.length - 1]?.scores[seat] ?? 0 } };
  });
  const ticks: Chart['ticks'] = [];
  for (let points = bottom; points <= top; points += step) ticks.push({ y: round(y(points)), points });
  const turns: Chart['turns'] = [];
  const lastTurn = sorted[sorted.length - 1]?.turn ?? 1;
  const turnStep = niceStep(lastTurn, 6);
  let next = turnStep;
  for (const sample of sorted) {
    if (sample.turn < next) continue;
    turns.push({ x: round(x(sample.moves)), turn: sample.turn });
    next = (Math.floor(sample.turn / turnStep) + 1) * turnStep;
  }
  const place = (moves: number, points: number) => ({ x: round(x(moves)), y: round(y(points)) });
  return { lines, ticks, turns, zero: round(y(0)), place };
}

/** Moves heights apart until neighbours differ by at least `gap`. The result keeps the order of the input. */
export function spread(heights: readonly number[], gap: number): number[] {
  const out = [...heights];
  const fromTop = heights.map((_, index) => index).sort((a, b) => heights[a]! - heights[b]!);
  for (const [place, index] of fromTop.entries()) {
    const above = fromTop[place - 1];
    if (above !== undefined) out[index] = Math.max(out[index]!, out[above]! + gap);
  }
  return out;
}
