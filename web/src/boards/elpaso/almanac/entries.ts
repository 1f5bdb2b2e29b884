// The almanac entries of El Paso: all parts of the components answer, with one entry for parts that are alike.
import type { Entry } from '../../../lib/almanac';
import type { BoardUi } from '../../../lib/board';
import { grades } from '../../../lib/solo';
import type { ActionInfo, GameParts, Marked, SpaceInfo } from '../gameParts';
import { bonusOfWorker, markLine, tip } from '../tips';
import { cardList, cardName, titleOf } from '../words';

type Part = Marked | null | undefined;
const join = (...lines: (string | null | false | undefined | 0)[]): string => lines.filter(Boolean).join('\n');
const bodyOf = (text: string): string => text.slice(text.indexOf('\n') + 1);
const actionLines = (ui: BoardUi, actions: readonly ActionInfo[]): string[] =>
  actions.map((action) => ui.t('tip.action_line', { action: action.slug }));

/** An entry with the text of the element's tip. The almanac shows the certainty of the figures separately. */
function makeEntry(chapter: string, id: string, el: string, printed: Entry['printed'], parts: readonly Part[], ...more: ((ui: BoardUi) => string | false)[]): Entry {
  return {
    chapter,
    id,
    printed,
    parts,
    words: (ui) => {
      const doubt = markLine(ui, ...parts);
      const lines = (tip(el, ui) ?? '').split('\n').filter((line) => line !== doubt);
      return join(...lines, ...more.map((one) => one(ui)));
    },
  };
}

/** The entry of a tile or card: its own lines, then its actions. */
const withActions = (chapter: string, part: Marked & { id: string }, printed: Entry['printed'], actions: readonly ActionInfo[], lines: (ui: BoardUi) => string[]): Entry => ({
  chapter,
  id: part.id,
  printed,
  parts: [part, ...actions],
  words: (ui) => join(...lines(ui), ...actionLines(ui, actions)),
});

const neutrals = (gameParts: GameParts): Entry[] =>
  gameParts.all.neutral_buildings.map((tile) => {
    const actions = gameParts.actionsOf(tile.id);
    return withActions('neutral', tile, actions, actions, (ui) => [ui.t('board.neutral', { letter: tile.id }), ui.t('tip.neutral')]);
  });

const buildings = (gameParts: GameParts): Entry[] =>
  gameParts.all.buildings.map((tile) => {
    const { id: building, builders, dollars, points, copies: left } = tile;
    const actions = gameParts.actionsOf(building);
    return withActions('building', tile, [tile, actions], actions, (ui) => [ui.t('tip.building', { building, builders, dollars, points, left })]);
  });

const trains = (gameParts: GameParts): Entry[] =>
  gameParts.all.trains.map((card) => {
    const { number, side, engineers, dollars } = card;
    const wagons = gameParts.actionsOfTrain(card.id);
    return withActions('train', card, [card, wagons], wagons, (ui) => [ui.t('tip.train', { number, star: side === 'star', engineers, dollars })]);
  });

/** Spaces that differ only in their position share an entry. */
function spaces(gameParts: GameParts): Entry[] {
  const alike = new Map<string, SpaceInfo[]>();
  for (const space of gameParts.all.spaces) {
    if (space.kind === 'neutral') continue; // the building on it has an entry of its own
    const key = JSON.stringify([space.kind, space.path, space.cost]);
    alike.set(key, [...(alike.get(key) ?? []), space]);
  }
  return [...alike.values()].map((group) => {
    const [first] = group as [SpaceInfo];
    const ids = group.map((space) => space.id);
    return {
      ...makeEntry('space', first.id, `space:${first.id}`, group, group, (ui) => first.kind === 'building' && ui.t('entry.spaces', { spaces: ids.join(', ') })),
      also: ids.slice(1),
    };
  });
}

const posts = (gameParts: GameParts): Entry[] =>
  gameParts.all.posts.map((post) => {
    const actions = gameParts.actionsOfPost(post.value);
    return makeEntry('post', String(post.value), `post:${post.value}`, [post, actions], [post, ...actions]);
  });

const cattle = (gameParts: GameParts): Entry[] =>
  gameParts.all.cattle.map((card) =>
    makeEntry('cattle', card.card, `card:${card.card}`, card, [card], (ui) => ui.t('entry.copies', { count: card.cards }), (ui) =>
      card.in_each_herd > 0 && ui.t('entry.in_each_herd', { count: card.in_each_herd }),
    ),
  );

const workers = (gameParts: GameParts): Entry[] =>
  gameParts.all.workers.map((card) => ({
    chapter: 'worker',
    id: card.card,
    printed: card,
    parts: [card],
    words: (ui) =>
      join(
        ui.t('tip.hire', { worker: card.card, points: card.points }),
        ui.t('tip.worker_pays', { worker: card.card }),
        bonusOfWorker(ui, card.card),
        card.card === 'joker' && ui.t('tip.joker_price', { dollars: gameParts.all.figures.joker_surcharge }),
        ui.t('entry.copies', { count: card.cards }),
      ),
  }));

const objectives = (gameParts: GameParts): Entry[] =>
  gameParts.all.objectives.map((tile) => makeEntry('objective', tile.id, `objective:${tile.id}`, tile, [tile]));

const bonusTiles = (gameParts: GameParts): Entry[] =>
  gameParts.all.bonus_tiles.map((tile) => {
    const actions = gameParts.actionsOfBonus(tile.id);
    return makeEntry('bonus', tile.id, `bonus:${tile.id}`, [tile, actions], [tile, ...actions], (ui) => ui.t('entry.copies', { count: tile.copies }));
  });

const discs = (gameParts: GameParts): Entry[] => gameParts.all.disc_spaces.map((disc) => makeEntry('disc', disc.id, `disc:${disc.id}`, disc, [disc]));

const auxes = (gameParts: GameParts): Entry[] =>
  gameParts.all.aux.map((aux) => {
    const actions = gameParts.actionsOfAux(aux.number);
    const [plain, better] = [aux.open_at_start ? actions[0] : undefined, actions.at(-1)];
    return {
      chapter: 'aux',
      id: String(aux.number),
      printed: [aux, actions],
      parts: [aux, ...actions],
      words: (ui) =>
        join(
          titleOf(ui.t('tip.aux', { number: aux.number, open: 'open' })),
          plain ? ui.t('tip.action_line', { action: plain.slug }) : bodyOf(ui.t('tip.aux', { number: aux.number, open: 'shut' })),
          better && better !== plain && ui.t('tip.aux_better', { action: better.slug }),
        ),
    };
  });

/** Limits and counts of a player's board. */
function limits(gameParts: GameParts): Entry[] {
  const { figures } = gameParts.all;
  const limit = (id: string, words: Entry['words']): Entry => ({ chapter: 'board', id, printed: figures, parts: [], words });
  return [
    limit('steps', (ui) => ui.t('tip.steps', { limit: figures.step_limit })),
    limit('hand', (ui) => ui.t('tip.hand_limit', { limit: figures.hand_limit })),
    limit('certificates', (ui) => ui.t('tip.certificates', { count: 0, limit: figures.certificate_limit, permanent: 0 })),
    limit('tokens', (ui) => join(ui.t('entry.tokens'), bodyOf(ui.t('tip.tokens', { count: 0 })))),
    limit('markers', (ui) => ui.t('tip.markers', { count: figures.ownership_markers })),
    {
      chapter: 'board',
      id: 'simmental',
      printed: gameParts.all.el_paso,
      parts: [gameParts.simmental],
      words: (ui) => ui.t('tip.simmental', { count: figures.simmental_cards, points: gameParts.all.el_paso.simmental_space_points }),
    },
  ];
}

function sue(gameParts: GameParts): Entry[] {
  const all = gameParts.all.sue;
  if (!all) return [];
  const supply = all.supply as Record<string, number>;
  return [
    {
      chapter: 'automa',
      id: 'sue',
      printed: all,
      parts: [],
      words: (ui) =>
        join(
          ui.t('automa.sue.name'),
          ui.t('automa.sue.text'),
          bodyOf(ui.t('tip.sue_deck', { count: 0 })),
          bodyOf(ui.t('tip.sue_row', { workers: '' })),
          ui.t('entry.sue_supply', { cards: cardList(ui, supply) }),
          ui.t('entry.sue_cattle', { cards: all.cattle_by_cowboys.map((card) => cardName(ui, card)).join(', ') }),
          ...grades.map((grade) => `${ui.t(`level.${grade}`)}: ${ui.t(`automa.sue.${grade}`)}`),
        ),
    },
    ...(gameParts.all.automa_cards ?? []).map((card) => makeEntry('automa', `sue-card-${card.id}`, `automa:${card.id}`, card, [card])),
  ];
}

/** All entries, in the order of the chapters. */
export const entriesOf = (gameParts: GameParts): Entry[] =>
  [neutrals, buildings, spaces, trains, posts, cattle, workers, objectives, bonusTiles, discs, auxes, limits, sue].flatMap((chapter) => chapter(gameParts));
