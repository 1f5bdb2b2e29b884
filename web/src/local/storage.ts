// The storage of the local server: texts by name (src/api/local_records.h), in IndexedDB.
import type { LocalServerOutput } from './messages';

const storeName = 'kept';

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'));
  });
}

export class Storage {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(name = 'drover'): Promise<Storage> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    return new Storage(await resultOf(request));
  }

  async all(): Promise<[string, string][]> {
    const transaction = this.database.transaction(storeName, 'readonly');
    const kept = transaction.objectStore(storeName);
    const [names, texts] = await Promise.all([resultOf(kept.getAllKeys()), resultOf(kept.getAll())]);
    return names.map((name, at) => [String(name), String(texts[at])]);
  }

  /** Writes all changes in one transaction. When the promise resolves, they are on the disk. */
  write(changes: LocalServerOutput['kept']): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(storeName, 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => resolve();
      transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('Nothing was written.'));
      const kept = transaction.objectStore(storeName);
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
