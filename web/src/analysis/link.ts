// An analysis as a link: its compressed text in the fragment, which browsers do not send to the server.
import { BadText, fromText, toText } from './textFormat';
import { limits, type Tree } from './tree';

const prefix = '#analysis/';
/** Maximum length of a link: mail and chat programs cut longer ones. */
export const longest = 60_000;

function base64url(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function bytesOf(text: string): Uint8Array {
  if (!/^[\w-]*$/.test(text)) throw new BadText('bad.link');
  try {
    return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (one) => one.charCodeAt(0));
  } catch {
    throw new BadText('bad.link');
  }
}

/** The whole content of a stream; throws `BadText` if it is longer than `most` bytes. */
async function drained(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      void reader.cancel();
      throw new BadText('bad.long');
    }
    parts.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function through(bytes: Uint8Array, stream: { readable: ReadableStream; writable: WritableStream }, most: number): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  // Errors surface in the reader.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  return drained(stream.readable as ReadableStream<Uint8Array>, most);
}

/** "#analysis/z..." if the browser can compress, else "#analysis/t...". */
export async function linkTo(tree: Tree): Promise<string> {
  const bytes = new TextEncoder().encode(toText(tree));
  if (typeof CompressionStream === 'undefined') return `${prefix}t${base64url(bytes)}`;
  return `${prefix}z${base64url(await through(bytes, new CompressionStream('deflate'), bytes.length + 1000))}`;
}

/** The part of a fragment that holds an analysis; null if it holds none. */
export const packedIn = (fragment: string): string | null => (fragment.startsWith(prefix) ? fragment.slice(prefix.length) : null);

/** The tree in a packed fragment. Throws `BadText`. */
export async function unpacked(packed: string): Promise<Tree> {
  if (packed.length > 4 * limits.text) throw new BadText('bad.long');
  const bytes = bytesOf(packed.slice(1));
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  try {
    if (packed[0] === 't') return fromText(utf8.decode(bytes));
    if (packed[0] !== 'z' || typeof DecompressionStream === 'undefined') throw new BadText('bad.link');
    return fromText(utf8.decode(await through(bytes, new DecompressionStream('deflate'), limits.text)));
  } catch (error) {
    if (error instanceof BadText) throw error;
    throw new BadText('bad.link');
  }
}
