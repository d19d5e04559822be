import { browserDatabases, replaceStorage } from './appDeviceStore.ts';
import { awakeTimeout } from './awakeTimeout.ts';
import { namesIn } from './safeStorage.ts';
import { createTextCopies } from './textCopies.ts';

export interface StorageCopySettings {
  readonly indexedDB: IDBFactory | undefined;
  /** Throws, or answers nothing, where the browser refuses it; a full one can still be read. */
  readonly findStorage: () => Storage | null;
  /** Another tab has deleted the database, as a logout does. */
  readonly onErased: () => void;
  /** How long reading may take altogether before the page goes on without it. */
  readonly limitMs?: number;
}

/**
 * A Storage whose texts are kept in IndexedDB, for browsers that refuse localStorage: read once, then the database
 * follows every change. `undefined` where it keeps nothing either, or does not answer within the limit.
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

  // A full localStorage is still read. What is in both is newer there: whatever is written here is removed there.
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

/** Lets this page keep in IndexedDB what localStorage refuses. Called before the first value is read. */
export async function keepInDatabase(): Promise<void> {
  const copy = await openStorageCopy({
    indexedDB: browserDatabases(),
    findStorage: () => window.localStorage,
    // Whatever hears of a logout in another tab from localStorage hears it from here.
    onErased: () => window.dispatchEvent(new StorageEvent('storage', { key: null })),
  });
  if (copy === undefined) return;
  replaceStorage(copy);
  // What a page knew when it was left says nothing of who has logged out since. It stays hidden until it has reloaded.
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    event.stopImmediatePropagation();
    window.location.reload();
  });
}
