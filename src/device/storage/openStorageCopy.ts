import { browserDatabases, replaceStorage } from './appDeviceStore.ts';
import { awakeTimeout } from '../timers/awakeTimeout.ts';
import { namesIn } from './safeStorage.ts';
import { createTextCopies } from './textCopies.ts';

export interface StorageCopySettings {
  readonly indexedDB: IDBFactory | undefined;
  /** Throws or returns null where the browser refuses access; a full storage can still be read. */
  readonly findStorage: () => Storage | null;
  readonly onErased: () => void;
  readonly limitMs?: number;
}

/**
 * A Storage backed by IndexedDB, for browsers that refuse localStorage: read once, then every change is written
 * through. `undefined` if IndexedDB fails too or exceeds the limit.
 */
export async function openStorageCopy(settings: StorageCopySettings): Promise<Storage | undefined> {
  const { indexedDB, findStorage, onErased, limitMs = 5_000 } = settings;
  const texts = new Map<string, string>();
  const copies = createTextCopies({ indexedDB, texts, onErased, timeoutMs: limitMs });
  const isKept = await awakeTimeout(copies.read(), limitMs).catch(() => false);
  if (!isKept) return undefined;

  function attempt<T>(step: (storage: Storage) => T): T | undefined {
    try {
      const storage = findStorage();
      return storage ? step(storage) : undefined;
    } catch {
      return undefined;
    }
  }

  // A full localStorage is still readable. Its values are newer: a value written here is removed there.
  for (const name of attempt(namesIn) ?? []) {
    const text = attempt((storage) => storage.getItem(name));
    if (text != null) texts.set(name, text);
  }

  return {
    get length() {
      return texts.size;
    },
    key: (index) => Array.from(texts.keys())[index] ?? null,
    getItem: (name) => texts.get(name) ?? null,
    setItem(name, text) {
      if (!copies.isLasting()) throw new DOMException('refused', 'QuotaExceededError');
      texts.set(name, text);
      copies.follow(name);
      attempt((storage) => storage.removeItem(name));
    },
    removeItem(name) {
      texts.delete(name);
      copies.follow(name);
      attempt((storage) => storage.removeItem(name));
    },
    clear() {
      const names = Array.from(texts.keys());
      texts.clear();
      copies.expectErasure();
      for (const name of names) copies.follow(name);
      attempt((storage) => storage.clear());
    },
  };
}

/** Falls back to IndexedDB where localStorage is refused. Call before the first value is read. */
export async function keepInDatabase(): Promise<void> {
  const copy = await openStorageCopy({
    indexedDB: browserDatabases(),
    findStorage: () => window.localStorage,
    // Listeners for a logout in another tab expect a `storage` event.
    onErased: () => window.dispatchEvent(new StorageEvent('storage', { key: null })),
  });
  if (copy === undefined) return;
  replaceStorage(copy);
  // A page from the back/forward cache does not know of logouts since; it stays hidden until it has reloaded.
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    event.stopImmediatePropagation();
    window.location.reload();
  });
}
