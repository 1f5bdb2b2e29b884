// The nets of the games (docs/learning.md). They lie beside the program, and one is as long to fetch as the program itself: it is
// sent for when somebody is to think by it, once for all thinkers, unless the service worker has kept it before. While it cannot
// be had they think without it.

/** Nobody waits longer for a net, in milliseconds; who thinks later may have it. */
export const patience = 3_000;
/** What could not be had is not sent for again before. */
export const pause = 60_000;

interface Sent {
  file: ArrayBuffer | null;
  /** When it was clear that it cannot be had. */
  failed: number | null;
  /** While somebody may wait for it. */
  coming: Promise<ArrayBuffer | null> | null;
}

async function fetchFile(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} cannot be read: ${answer.status}.`);
  return answer.arrayBuffer();
}

export class Nets {
  private readonly sent = new Map<string, Sent>();

  constructor(
    /** Where they are, by game. */
    private readonly urls: Record<string, string>,
    private readonly read = fetchFile,
  ) {}

  /** That of a game, null if it is to be done without, a promise of either if it is on its way. */
  of(game: string): ArrayBuffer | null | Promise<ArrayBuffer | null> {
    const url = this.urls[game];
    if (!url) return null;
    let sent = this.sent.get(game);
    if (!sent || (sent.failed !== null && Date.now() - sent.failed >= pause)) {
      sent = this.send(url);
      this.sent.set(game, sent);
    }
    return sent.coming ?? sent.file;
  }

  private send(url: string): Sent {
    const sent: Sent = { file: null, failed: null, coming: null };
    sent.coming = new Promise((done) => {
      const end = (): void => {
        clearTimeout(late);
        sent.coming = null;
        done(sent.file);
      };
      const late = setTimeout(end, patience);
      this.read(url)
        .then(
          (file) => (sent.file = file),
          () => (sent.failed = Date.now()),
        )
        .then(end);
    });
    return sent;
  }
}
