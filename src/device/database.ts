import { del, get, keys, promisifyRequest, set, type UseStore, update } from 'idb-keyval';
import { awakeTimeout, TookTooLong } from './awakeTimeout.ts';

/** The phone's larger store. No step rejects: what the phone refuses to keep lives as long as the page. */
export interface Database {
  get(key: string): Promise<unknown>;
  /** Answers whether the value will outlast the page. */
  set(key: string, value: unknown): Promise<boolean>;
  /** Only where it outlasts the page; losing it changes nothing, and a refusal says nothing about the phone. */
  keep(key: string, value: unknown): Promise<boolean>;
  /** Keeps the value only where the key is still free, in one step across tabs; answers what is kept now. */
  add(key: string, value: unknown): Promise<unknown>;
  remove(key: string): Promise<void>;
  keys(prefix: string): Promise<string[]>;
  /** False as soon as something could only be kept for this page. */
  isLasting(): boolean;
  /** The phone is being erased: whatever this page still writes ends with it. */
  end(): void;
}

export interface DatabaseSettings {
  readonly indexedDB: IDBFactory | undefined;
  readonly name: string;
  /** How long opening, or any single step, may hang before the page goes on without it. */
  readonly timeoutMs?: number;
  /** The database was deleted while this page had it open, by this page or another. */
  readonly onDeleted?: () => void;
}

const storeName = 'values';

export function createDatabase(settings: DatabaseSettings): Database {
  const { indexedDB, name, timeoutMs = 2_000, onDeleted } = settings;
  const memory = new Map<string, unknown>();
  const useStore = indexedDB && createReopeningStore(indexedDB, name, onDeleted);
  let isBroken = !useStore;
  let hasFailed = isBroken;

  /** `undefined` when the phone could not do the step; otherwise its answer in a box. */
  async function attempt<T>(step: (useStore: UseStore) => Promise<T>): Promise<{ answer: T } | undefined> {
    if (isBroken || !useStore) return undefined;
    try {
      return { answer: await awakeTimeout(step(useStore), timeoutMs) };
    } catch (error) {
      hasFailed = true;
      // A database that hangs or cannot be opened stays so; asking again would make every step wait.
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

/** A store that closes when the database is deleted elsewhere, and opens again when Safari has closed it. */
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
    // A lost connection shows itself only at the next transaction; one new connection is worth trying.
    const store = await begin(mode).catch((error: unknown) => {
      if (error instanceof CannotOpen) throw error;
      forget();
      return begin(mode);
    });
    return callback(store);
  };
}
