// Maps elements of the board to entries of the almanac.
import type { BoardUi } from '../../lib/board';
import { gamePartsOf } from './gameParts';
import { automaOf, buildingSlug, tileOn, positionOf } from './position';

/** The kinds of elements whose name is the id of the entry. */
const plain: Record<string, string> = {
  city: 'city',
  arrow: 'arrow',
  station: 'station',
  master: 'master',
  area: 'objective',
  disc: 'disc',
  worker: 'worker',
  ready: 'cattle',
};
/** The entries of the counters of a seat. */
const counted: Record<string, string> = {
  certificates: 'board/certificates',
  tokens: 'board/tokens',
  steps: 'board/steps',
  hand: 'board/hand',
  offices: 'office/rows',
};

/** The chapter and id of an element's entry, such as "building/5a"; null if it has none. */
export function entry(el: string, ui: BoardUi): string | null {
  const gameParts = gamePartsOf(ui);
  const [kind = '', name = '', more = '', last = ''] = el.split(':');
  switch (kind) {
    case 'space': {
      const lying = tileOn(ui.view, gameParts, name);
      if (!lying) return gameParts.space(name)?.kind === 'neutral' ? null : `space/${name}`;
      return lying.kind === 'neutral' ? `neutral/${lying.letter}` : lying.kind === 'private' ? `building/${lying.slug}` : `tile/${lying.slug}`;
    }
    case 'action': {
      // "A:hire+2" belongs to its tile, "risk@FLR1" to its space.
      if (name.startsWith('risk')) return name.includes('@') ? `space/${name.split('@')[1]}` : null;
      if (gameParts.neutral(name)) return `neutral/${name}`;
      return gameParts.building(name) ? `building/${name}` : null;
    }
    case 'building':
      return `building/${buildingSlug(positionOf(ui.view), gameParts, Number(name))}`;
    case 'market':
      return name === 'draw' ? null : `cattle/${name}`;
    case 'objective':
    case 'card':
      if (gameParts.objective(name)) return `objective/${name}`;
      return gameParts.cattle(name) ? `cattle/${name}` : null;
    case 'track':
      return `track/${name.startsWith('station') ? 'turnout' : name === '0' ? 'start' : Number(name) === gameParts.lastTrackSpace ? 'end' : 'space'}`;
    case 'foresight': {
      const tile = positionOf(ui.view).foresight[Number(name) - 1]?.[more === 'right' ? 1 : 0];
      return tile ? `tile/${tile}` : null;
    }
    case 'job':
      return 'job/rows';
    case 'token':
      return name === 'job' ? 'job/token' : 'board/tokens';
    case 'aux':
      return `aux/${name}`;
    case 'town':
      return name === 'HQ' ? 'office/headquarters' : `town/${name}`;
    case 'bonus': {
      const tile = positionOf(ui.view).bonus_tiles?.[name];
      return tile ? `bonus/${tile}` : null;
    }
    case 'offices':
      return 'office/rows';
    case 'certificate':
    case 'certificates':
      return 'board/certificates';
    case 'limit':
      return name === 'steps' ? 'board/steps' : 'board/hand';
    case 'seat':
      return counted[more] ?? null;
    case 'automa': {
      const automa = automaOf(ui.view, Number(name));
      if (!automa) return null;
      if (more === 'card') return `automa/${automa.id}-card-${last}`;
      if (more === 'office' && automa.office_card) return `automa/${automa.id}-office-${automa.office_card}`;
      return `automa/${automa.id}`;
    }
    default:
      return plain[kind] ? `${plain[kind]}/${name}` : null;
  }
}
