// Where a keeper keeps: texts by their names (src/api/local_records.h), in IndexedDB.
import type { News } from './messages';

const store = 'kept';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'));
  });
}

export class Storage {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(name = 'drover'): Promise<Storage> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    return new Storage(await done(request));
  }

  async all(): Promise<[string, string][]> {
    const transaction = this.database.transaction(store, 'readonly');
    const kept = transaction.objectStore(store);
    const [names, texts] = await Promise.all([done(kept.getAllKeys()), done(kept.getAll())]);
    return names.map((name, at) => [String(name), String(texts[at])]);
  }

  /** All of it or nothing; when this ends it would survive the end of the browser. */
  write(changes: News['kept']): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(store, 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => resolve();
      transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('Nothing was written.'));
      const kept = transaction.objectStore(store);
      for (const [name, text] of changes) {
        if (text === null) kept.delete(name);
        else kept.put(text, name);
      }
    });
  }
  close(): void {
    this.database.close();
  }
}
