import { del, get, keys, promisifyRequest, set, type UseStore, update } from 'idb-keyval';
import { awakeTimeout, TookTooLong } from '../timers/awakeTimeout.ts';

/** IndexedDB as key and value. No call rejects: what cannot be stored is kept in memory until the page ends. */
export interface Database {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<boolean>;
  /** Stores the value only if it outlasts the page; a failure does not change `isLasting`. */
  keep(key: string, value: unknown): Promise<boolean>;
  /** Stores the value if the key is free, atomically across tabs; returns the stored value. */
  add(key: string, value: unknown): Promise<unknown>;
  remove(key: string): Promise<void>;
  keys(prefix: string): Promise<string[]>;
  /** False once a value was kept in memory only. */
  isLasting(): boolean;
  /** The phone is being erased: later writes are kept in memory only. */
  end(): void;
}

export interface DatabaseSettings {
  readonly indexedDB: IDBFactory | undefined;
  readonly name: string;
  readonly timeoutMs?: number;
  readonly onDeleted?: () => void;
}

const storeName = 'values';

export function createDatabase(settings: DatabaseSettings): Database {
  const { indexedDB, name, timeoutMs = 2_000, onDeleted } = settings;
  const memory = new Map<string, unknown>();
  const useStore = indexedDB && createReopeningStore(indexedDB, name, onDeleted);
  let isBroken = !useStore;
  let hasFailed = isBroken;

  async function attempt<T>(step: (useStore: UseStore) => Promise<T>): Promise<{ answer: T } | undefined> {
    if (isBroken || !useStore) return undefined;
    try {
      return { answer: await awakeTimeout(step(useStore), timeoutMs) };
    } catch (error) {
      hasFailed = true;
      // Give up for good, otherwise every call would wait for the limit.
      if (error instanceof TookTooLong || error instanceof CannotOpen) isBroken = true;
      return undefined;
    }
  }

  return {
    async get(key) {
      if (memory.has(key)) return memory.get(key);
      return (await attempt((store) => get<unknown>(key, store)))?.answer;
    },
    async set(key, value) {
      if (await attempt((store) => set(key, value, store))) {
        memory.delete(key);
        return true;
      }
      memory.set(key, value);
      return false;
    },
    async keep(key, value) {
      if (isBroken || !useStore) return false;
      try {
        await awakeTimeout(set(key, value, useStore), timeoutMs);
        return true;
      } catch {
        return false;
      }
    },
    async add(key, value) {
      await attempt((store) => update<unknown>(key, (present) => present ?? value, store));
      return (await attempt((store) => get<unknown>(key, store)))?.answer;
    },
    async remove(key) {
      memory.delete(key);
      await attempt((store) => del(key, store));
    },
    async keys(prefix) {
      const stored = (await attempt((store) => keys<IDBValidKey>(store)))?.answer ?? [];
      const all = new Set([...stored.map(String), ...memory.keys()]);
      return Array.from(all).filter((key) => key.startsWith(prefix));
    },
    isLasting: () => !hasFailed,
    end() {
      isBroken = true;
    },
  };
}

class CannotOpen extends Error {}

/** Closes when the database is deleted elsewhere, and reopens after Safari has closed it. */
function createReopeningStore(factory: IDBFactory, name: string, onDeleted = () => {}): UseStore {
  let opening: Promise<IDBDatabase> | undefined;
  const forget = () => {
    opening = undefined;
  };

  async function open(): Promise<IDBDatabase> {
    try {
      const request = factory.open(name);
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
      const database = await promisifyRequest(request);
      database.addEventListener('close', forget);
      database.addEventListener('versionchange', (event) => {
        forget();
        database.close();
        if (event.newVersion === null) onDeleted();
      });
      return database;
    } catch {
      forget();
      throw new CannotOpen();
    }
  }

  const begin = async (mode: IDBTransactionMode) => {
    opening ??= open();
    return (await opening).transaction(storeName, mode).objectStore(storeName);
  };

  return async (mode, callback) => {
    // A lost connection shows only at the next transaction; reconnect once.
    const store = await begin(mode).catch((error: unknown) => {
      if (error instanceof CannotOpen) throw error;
      forget();
      return begin(mode);
    });
    return callback(store);
  };
}
