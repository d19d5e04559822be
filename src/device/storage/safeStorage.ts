/** A Storage that never throws. What the browser refuses to store is kept in memory. */
export interface SafeStorage {
  read(name: string): string | undefined;
  write(name: string, text: string): boolean;
  remove(name: string): void;
  clear(): void;
  names(): string[];
  /** Drops the copies in memory, after another tab has changed the storage. */
  forget(name?: string): void;
  /** False once a text was kept in memory only. */
  isLasting(): boolean;
  isBehind(area: Storage | null): boolean;
  /** The phone was erased: later writes are kept in memory only. */
  end(): void;
}

const probeName = 'storageProbe';

/**
 * `findStorage` is called every time, because in some web views the access itself throws at any moment. `reloadable`
 * names are removed, in this order, when the storage is full.
 */
export function createSafeStorage(
  findStorage: () => Storage | undefined = () => window.localStorage,
  reloadable: readonly string[] = [],
): SafeStorage {
  const memory = new Map<string, string>();
  const { attempt, keeps, end } = createStorageAccess(findStorage, reloadable);
  let hasFailed = false;
  let hasSucceeded = false;

  function write(name: string, text: string): boolean {
    if (keeps(name, text)) {
      memory.delete(name);
      hasSucceeded = true;
      return true;
    }
    hasFailed = true;
    memory.set(name, text);
    // The older text must not return after a reload.
    attempt((storage) => storage.removeItem(name));
    return false;
  }

  function remove(name: string): void {
    memory.delete(name);
    attempt((storage) => storage.removeItem(name));
  }

  return {
    read: (name) => memory.get(name) ?? attempt((storage) => storage.getItem(name)) ?? undefined,
    write,
    remove,
    clear() {
      memory.clear();
      attempt((storage) => storage.clear());
    },
    names() {
      const stored = attempt(namesIn) ?? [];
      return Array.from(new Set([...stored, ...memory.keys()]));
    },
    forget(name) {
      if (name === undefined) memory.clear();
      else memory.delete(name);
    },
    isLasting() {
      if (!hasFailed && !hasSucceeded) {
        write(probeName, '1');
        remove(probeName);
      }
      return !hasFailed;
    },
    end,
    isBehind: (area) => area === null || attempt((storage) => storage === area) !== false,
  };
}

/** The browser's storage, where a refused access counts as none. After `end` it is not touched any more. */
function createStorageAccess(findStorage: () => Storage | undefined, reloadable: readonly string[]) {
  let hasEnded = false;

  function attempt<T>(step: (storage: Storage) => T): T | undefined {
    if (hasEnded) return undefined;
    try {
      const storage = findStorage();
      return storage ? step(storage) : undefined;
    } catch {
      return undefined;
    }
  }

  // Some browsers accept a write and store nothing, so read it back.
  const stores = (name: string, text: string) =>
    attempt((storage) => {
      storage.setItem(name, text);
      return storage.getItem(name) === text;
    }) === true;

  function storesAfterMakingRoom(name: string, text: string): boolean {
    return reloadable.some((other) => {
      if (other === name || attempt((storage) => storage.getItem(other)) == null) return false;
      attempt((storage) => storage.removeItem(other));
      return stores(name, text);
    });
  }

  return {
    attempt,
    keeps: (name: string, text: string) => stores(name, text) || storesAfterMakingRoom(name, text),
    end: () => {
      hasEnded = true;
    },
  };
}

export function namesIn(storage: Storage): string[] {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return names.filter((name) => name !== null);
}
