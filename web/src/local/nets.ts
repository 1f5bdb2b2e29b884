// The nets of the games (docs/learning.md). Each is a file beside the program and about as large as the program. A net is
// fetched once, when the first task needs it, unless the service worker has cached it. Tasks run without a net while it is
// not available.

/** The longest time in milliseconds that a task waits for a net. Later tasks may have it. */
export const longestWait = 3_000;
/** Milliseconds after a failed download before the next attempt. */
export const retryAfter = 60_000;

interface Download {
  file: ArrayBuffer | null;
  /** The time at which the download failed, or null. */
  failed: number | null;
  /** Set while tasks may wait for the download. */
  pending: Promise<ArrayBuffer | null> | null;
}

async function fetchFile(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} cannot be read: ${answer.status}.`);
  return answer.arrayBuffer();
}

export class Nets {
  private readonly downloads = new Map<string, Download>();

  constructor(
    /** The address of the net of each game that has one. */
    private readonly urls: Record<string, string>,
    private readonly read = fetchFile,
  ) {}

  /** The net of a game, null if it is not available, or a promise of either while it is being fetched. */
  of(game: string): ArrayBuffer | null | Promise<ArrayBuffer | null> {
    const url = this.urls[game];
    if (!url) return null;
    let download = this.downloads.get(game);
    if (!download || (download.failed !== null && Date.now() - download.failed >= retryAfter)) {
      download = this.start(url);
      this.downloads.set(game, download);
    }
    return download.pending ?? download.file;
  }

  private start(url: string): Download {
    const download: Download = { file: null, failed: null, pending: null };
    download.pending = new Promise((done) => {
      const end = (): void => {
        clearTimeout(timer);
        download.pending = null;
        done(download.file);
      };
      const timer = setTimeout(end, longestWait);
      this.read(url)
        .then(
          (file) => (download.file = file),
          () => (download.failed = Date.now()),
        )
        .then(end);
    });
    return download;
  }
}
