import { type Change, latestChanges, type Store } from './store.ts';

/** In memory: one per test file, or one per visit of a page. */
export function createMemoryStore(): Store {
  const changes: Change[] = [];
  const bytesByKey = new Map<string, Uint8Array>();
  return {
    load: async () => structuredClone(latestChanges(changes)),
    append: async (more) => {
      // Copied, as on a disk: the caller may change its rows later.
      changes.push(...structuredClone([...more]));
    },
    readBytes: async (key) => bytesByKey.get(key)?.slice(),
    writeBytes: async (key, bytes) => {
      bytesByKey.set(key, bytes.slice());
    },
    removeBytes: async (key) => {
      bytesByKey.delete(key);
    },
    clear: async () => {
      changes.length = 0;
      bytesByKey.clear();
    },
  };
}
