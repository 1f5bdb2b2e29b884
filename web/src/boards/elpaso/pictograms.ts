// Composes pictograms of El Paso's objectives and workers from glyphs (drawing/icons/glyphs.ts): cost -> gain. The glyphs
// of printed actions come with the components.
import type { Glyph } from '../../drawing/icons/glyphs';
import type { GameParts, ObjectiveInfo, WorkerInfo } from './gameParts';

export type { Glyph } from '../../drawing/icons/glyphs';

const arrow: Glyph = { g: 'arrow' };
const gain = (n: number | null): Glyph => ({ g: 'coin', n, tone: 'gain' });
const loss = (n: number): Glyph => ({ g: 'coin', n, tone: 'loss' });

/** The reward for discarding a worker. */
export function spellDiscarding({ bonus }: WorkerInfo): Glyph[] {
  const { price, dollars, certificates, steps } = bonus;
  const gains: Glyph[] = [
    ...(dollars ? [gain(dollars)] : []),
    ...(certificates ? [{ g: 'certificate', n: certificates } as Glyph] : []),
    ...(steps ? [{ g: 'herder', n: steps } as Glyph] : []),
  ];
  return price ? [loss(price), arrow, ...gains] : gains;
}

/** The requirements of an objective, one picture each. A worker of any kind is drawn separately, with its joker. */
export type NeedSign = { kind: 'glyph'; glyph: Glyph } | { kind: 'worker'; worker: string } | { kind: 'disc'; post: number | null };
export function needSigns(gameParts: GameParts, objective: ObjectiveInfo): NeedSign[] {
  return Object.entries(objective.needs).flatMap(([need, count]): NeedSign[] => {
    const post = /^disc-on-(\d+)$/.exec(need);
    const cattle = gameParts.cattle(need);
    const one: NeedSign = post
      ? { kind: 'disc', post: Number(post[1]) }
      : need === 'dark-disc'
        ? { kind: 'disc', post: null }
        : gameParts.worker(need)
          ? { kind: 'worker', worker: need }
          : { kind: 'glyph', glyph: cattle ? { g: 'card', breed: cattle.colour, value: cattle.value } : need === 'building' ? { g: 'house' } : { g: 'bonus' } };
    return Array.from({ length: count }, () => one);
  });
}
