// Addresses of the handbook, which consists of the almanac, the rules by topic and the legend of icons:
// "#almanac/second/building/5a", "#rules/second/certificates", "#legend/elpaso".
import type { Place } from './almanac';

export type HandbookPlace =
  | { page: 'almanac'; place: Partial<Place> }
  | { page: 'rules'; game?: string | undefined; topic?: string | undefined }
  | { page: 'legend'; game?: string | undefined };
export type HandbookPage = HandbookPlace['page'];
export const handbookPages: readonly HandbookPage[] = ['almanac', 'rules', 'legend'];

const word = /^[\w.+-]{1,40}$/;

/** The place in the handbook that a fragment names; null if it names none. */
export function parseHandbookAddress(hash: string): HandbookPlace | null {
  const [page, ...parts] = hash.replace(/^#/, '').split('/');
  const [game, second, third, fourth] = parts.map((part) => (word.test(part) ? part : undefined));
  switch (page) {
    case 'almanac':
      return { page, place: { game, chapter: second, id: third, shelf: fourth } };
    case 'rules':
      return { page, game, topic: second };
    case 'legend':
      return { page, game };
    default:
      return null;
  }
}

export function handbookAddress(at: HandbookPlace): string {
  const parts =
    at.page === 'almanac' ? [at.place.game, at.place.chapter, at.place.id, at.place.shelf] : at.page === 'rules' ? [at.game, at.topic] : [at.game];
  const known = parts.slice(0, parts.includes(undefined) ? parts.indexOf(undefined) : parts.length);
  return `#${[at.page, ...known].join('/')}`;
}
