// Maps elements of the board to entries of the almanac.
import type { BoardUi } from '../../lib/board';
import { gamePartsOf } from './gameParts';
import { buildingSlug, tileOn, trainSlug } from './position';

/** The kinds of elements whose name is the id of the entry. */
const plain: Record<string, string> = {
  post: 'post',
  market: 'cattle',
  card: 'cattle',
  hire: 'worker',
  worker: 'worker',
  aux: 'aux',
  disc: 'disc',
};
const counted = ['certificates', 'tokens', 'steps', 'hand', 'markers'];

/** The chapter and id of an element's entry, such as "building/3b"; null if it has none. */
export function entry(el: string, ui: BoardUi): string | null {
  const gameParts = gamePartsOf(ui);
  const [kind = '', name = '', more = ''] = el.split(':');
  switch (kind) {
    case 'space': {
      const lying = tileOn(ui.view, name);
      if (lying) return lying.kind === 'neutral' ? `neutral/${lying.letter}` : `building/${lying.slug}`;
      return gameParts.space(name)?.kind === 'neutral' ? null : `space/${name}`;
    }
    case 'action':
      if (gameParts.neutral(name)) return `neutral/${name}`;
      if (gameParts.building(name)) return `building/${name}`;
      return gameParts.train(name) ? `train/${name}` : null;
    case 'simmental':
      return 'board/simmental';
    case 'train':
      return `train/${trainSlug(ui.view, Number(name))}`;
    case 'building':
      return `building/${buildingSlug(ui.view, Number(name))}`;
    case 'objective':
    case 'bonus':
      return name === 'stack' ? null : `${kind}/${name}`;
    case 'held':
      return `objective/${more}`;
    case 'kept':
      return `bonus/${more}`;
    case 'token':
      return 'board/tokens';
    case 'certificates':
      return 'board/certificates';
    case 'limit':
      return `board/${name}`;
    case 'seat':
      return counted.includes(more) ? `board/${more}` : null;
    case 'sue':
      return 'automa/sue';
    case 'automa':
      return `automa/sue-card-${name}`;
    default:
      return plain[kind] ? `${plain[kind]}/${name}` : null;
  }
}
