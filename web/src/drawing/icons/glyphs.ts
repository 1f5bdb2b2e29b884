// The glyphs from which pictograms are composed. Those of printed actions come with the components
// (src/kit/pictogram.h); the page draws them and knows no actions.
import type { HazardKind, TradeColour, Worker } from '../kinds';

export type TradeLook = 'tent' | 'poster';
export type Glyph =
  | { g: 'card'; breed: string | null; value?: number | null; count?: number }
  | { g: 'objective'; hand?: boolean }
  | { g: 'coin'; n: number | null; tone: 'gain' | 'loss' | 'plain' }
  | { g: 'certificate'; n: number | string | null; permanent?: boolean }
  | { g: 'arrow' }
  | { g: 'slash' }
  | { g: 'each' }
  | { g: 'worker'; kind: Worker | null; n?: string }
  | { g: 'build'; n: number }
  | { g: 'house' }
  | { g: 'engine'; n: number | null; back?: boolean }
  | { g: 'trade'; look: TradeLook; colour: TradeColour | null }
  | { g: 'hazard'; kind: HazardKind | null }
  | { g: 'aux'; single?: boolean }
  | { g: 'herder'; n: number | null; free?: boolean }
  | { g: 'draw'; n: number | null }
  | { g: 'bin' }
  | { g: 'city' }
  | { g: 'station' }
  | { g: 'copy' }
  | { g: 'tree' }
  | { g: 'token'; n?: number }
  | { g: 'office' }
  | { g: 'bell' }
  | { g: 'bonus' }
  | { g: 'area' }
  | { g: 'nothing' }
  | { g: 'points'; n: number }
  | { g: 'figure'; n: number }
  | { g: 'cow'; breed: string | null; value?: number | string };

/** The main glyph of a printed action, for small tiles, with a small picture in its corner. */
export interface BriefSign {
  main: Glyph;
  badge?: { kind: 'coin' | 'loss' | 'ribbon' | 'number'; text: string } | { kind: 'sign'; sign: 'engineer' | 'tree' | 'cowboy' | 'hazard' };
}
/** The picture of a printed action, as the components have it. */
export interface ActionPicture {
  glyphs: Glyph[];
  brief: BriefSign;
}

/** The width of a glyph; the height is 24. */
export function glyphWidth(glyph: Glyph): number {
  switch (glyph.g) {
    case 'arrow':
      return 15;
    case 'slash':
      return 10;
    case 'each':
      return 11;
    case 'figure':
      return 9 * String(glyph.n).length;
    case 'card':
      return glyph.count === 2 ? 25 : 18;
    case 'objective':
      return 18;
    case 'engine':
      return glyph.n === null ? 32 : 36;
    case 'herder':
      return glyph.n === null ? 24 : 34;
    case 'build':
      return 30;
    case 'draw':
      return 34;
    case 'copy':
      return 34;
    case 'worker':
      return glyph.n ? 34 : 24;
    case 'city':
    case 'station':
      return 26;
    case 'bell':
    case 'office':
      return 20;
    default:
      return 24;
  }
}

export const glyphGap = 2.5;
/** The total width of glyphs side by side. */
export const rowWidth = (glyphs: readonly Glyph[], gap = glyphGap): number =>
  glyphs.reduce((sum, glyph) => sum + glyphWidth(glyph), 0) + gap * Math.max(0, glyphs.length - 1);
