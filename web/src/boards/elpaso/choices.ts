// Drawings of choices in the list of choices: the part that a choice is about, and the facts that matter about it.
import type { BoardUi, Drawn, Fact } from '../../lib/board';
import { money } from '../../lib/i18n/format';
import type { Choice } from '../../lib/types';
import { entry } from './entry';
import { spellDiscarding, type Glyph } from './pictograms';
import { gamePartsOf, type ActionInfo, type GameParts, type Worker } from './gameParts';
import { tileOn, trainSlug } from './position';
import { actionWords } from './printed';
import { bonusOfWorker } from './tips';

export type Picture =
  /** A part, named by its chapter and id in the almanac. */
  | { kind: 'part'; chapter: string; id: string; seat: number; standing?: boolean }
  | { kind: 'signs'; glyphs: Glyph[] }
  | { kind: 'workers'; workers: Worker[] }
  | { kind: 'train'; number: number; star: boolean };

const sign = (words: string, ...signs: Glyph[]): Fact => ({ signs, words });
const points = (ui: BoardUi, n: number): Fact[] => (n ? [sign(ui.t('fact.points', { points: n }), { g: 'points', n })] : []);
const actions = (ui: BoardUi, gameParts: GameParts, all: readonly ActionInfo[]): Fact[] =>
  all.map((action) => sign(actionWords(gameParts, action, ui.t), ...action.glyphs));

export function drawn(choice: Choice, ui: BoardUi): Drawn | null {
  const gameParts = gamePartsOf(ui);
  const seat = ui.view.decision?.seat ?? ui.me ?? 1;
  const params = choice.params ?? {};
  const text = (name: string): string => String(params[name] ?? '');
  const number = (name: string): number => Number(params[name] ?? 0);
  const part = (chapter: string, id: string, facts: Fact[] = [], more: Partial<Drawn> = {}): Drawn => ({
    picture: { kind: 'part', chapter, id, seat } satisfies Picture,
    facts,
    ...more,
  });
  const signs = (glyphs: Glyph[]): Drawn => ({ picture: { kind: 'signs', glyphs } satisfies Picture, wide: glyphs.length > 1, facts: [] });
  const workers = (all: Worker[]): Drawn => ({ picture: { kind: 'workers', workers: all } satisfies Picture, wide: all.length > 1, facts: [] });
  const card = (id: string): Drawn => part(gameParts.worker(id) ? 'worker' : 'cattle', id);
  const needed = (worker: 'cowboy' | 'engineer' | 'builder', count: number): Fact =>
    sign(ui.t(`fact.${worker}s`, { count }), { g: 'figure', n: count }, { g: 'worker', kind: worker });
  /** The dollars that a later decision will cost. */
  const price = (): Fact[] => {
    const dollars = number('price');
    if (!dollars || choice.dollars === -dollars) return [];
    return [sign(money(dollars, ui.lang), { g: 'coin', n: dollars, tone: 'loss' })];
  };
  /** The building on a space, or the space itself if it is empty. */
  const place = (space: string, facts: (tile: string) => Fact[] = () => []): Drawn | null => {
    const lying = tileOn(ui.view, space);
    if (lying?.kind === 'building') {
      const picture: Picture = { kind: 'part', chapter: 'building', id: lying.slug, seat: lying.owner, standing: true };
      return { picture, facts: facts(lying.slug) };
    }
    const [chapter, id] = entry(`space:${space}`, ui)?.split('/') ?? [];
    return chapter && id ? part(chapter, id, lying ? facts(lying.letter) : []) : null;
  };

  switch (choice.key) {
    case 'place':
      return place(text('space'), (tile) => actions(ui, gameParts, gameParts.actionsOf(tile)));
    case 'move':
    case 'move_on':
      return place(text('space'));
    case 'use':
    case 'aux': {
      if (params.card) return card(text('card'));
      const action = gameParts.action(text('action'));
      return action ? signs(action.glyphs) : null;
    }
    case 'sell':
    case 'remove':
    case 'discard':
      return card(text('card'));
    case 'buy':
      return part('cattle', text('card'), [needed('cowboy', number('cowboys')), ...price(), ...points(ui, gameParts.cattle(text('card'))?.points ?? 0)]);
    case 'hire': {
      const worker = gameParts.worker(text('worker'));
      if (!worker) return null;
      const bonus = bonusOfWorker(ui, worker.card);
      return part('worker', worker.card, [...(bonus ? [sign(bonus, ...spellDiscarding(worker))] : []), ...points(ui, worker.points)]);
    }
    case 'train': {
      const train = gameParts.train(trainSlug(ui.view, number('train')));
      if (!train) return null;
      const picture: Picture = { kind: 'train', number: train.number, star: train.side === 'star' };
      return { picture, facts: [needed('engineer', number('engineers')), ...price(), ...actions(ui, gameParts, gameParts.actionsOfTrain(train.id))] };
    }
    case 'build':
      return part('building', text('building'), [
        needed('builder', number('builders')),
        ...price(),
        ...points(ui, number('points')),
        ...actions(ui, gameParts, gameParts.actionsOf(text('building'))),
      ]);
    case 'objective':
    case 'take_objective':
      return params.objective === 'stack' ? signs([{ g: 'objective' }]) : part('objective', text('objective'), points(ui, number('points')));
    case 'take_bonus':
      return params.bonus === 'stack' ? signs([{ g: 'bonus' }]) : part('bonus', text('bonus'), points(ui, number('points')));
    case 'exchange':
    case 'again':
      return signs([{ g: 'token' }]);
    case 'bonus':
      return workers([text('worker') as Worker]);
    case 'pay':
      return workers([
        ...Array.from({ length: number('specialists') }, () => text('worker') as Worker),
        ...Array.from({ length: number('jokers') }, (): Worker => 'joker'),
      ]);
    case 'deliver':
      return part('post', text('post'), [...actions(ui, gameParts, gameParts.actionsOfPost(number('post'))), ...points(ui, number('points'))]);
    case 'disc':
      // The reward of the trading post does not depend on the disc.
      return part('disc', text('disc'), [], { dollars: number('amount') });
    default:
      return null;
  }
}
