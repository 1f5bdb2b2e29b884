// Reads pasted or loaded text as a tree: an analysis, a link to one, a record, or a position.
import { api } from '../lib/api';
import { packedIn, unpacked } from './link';
import { BadText, fromText, isAnalysis } from './textFormat';
import { limits, newTree, withLine, type Start, type Tree } from './tree';

/** Adds a random seed to deal what a view hides. */
function withDeal(start: Start): Start {
  if (!('position' in start) || start.position?.viewer === null) return start;
  return { ...start, deal: String(crypto.getRandomValues(new Uint32Array(1))[0]) };
}

/** Throws `BadText`, or `ApiError` with the server's sentence. */
export async function readTree(text: string): Promise<Tree> {
  const trimmed = text.trim();
  const packed = /^\S*#analysis\/\S+$/.test(trimmed) ? packedIn(trimmed.slice(trimmed.indexOf('#'))) : null;
  if (packed) return unpacked(packed);
  if (isAnalysis(trimmed)) return fromText(trimmed);
  if (trimmed === '') throw new BadText('bad.kind');
  if (trimmed.length > 2 * limits.text) throw new BadText('bad.long');
  const { start, moves, seats } = await api.analysis('read', { text: trimmed });
  return withLine(newTree(withDeal(start as Start), seats), moves);
}
