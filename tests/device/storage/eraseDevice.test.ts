import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { createDatabase } from '#device/storage/database.ts';
import { eraseDevice } from '#device/storage/eraseDevice.ts';
import { createSafeStorage } from '#device/storage/safeStorage.ts';
import { FakeStorage } from '../fakeStorage.ts';

const emptyStorage = () => createSafeStorage(() => new FakeStorage());
const nowhere = { storage: emptyStorage(), session: emptyStorage(), indexedDB: undefined, caches: undefined };

describe('erasing the device', () => {
  it('deletes the database although two pages still have it open', async () => {
    const indexedDB = new IDBFactory();
    const open = () => createDatabase({ indexedDB, name: 'exhibition-visitor' });
    const [mine, other] = [open(), open()];
    await mine.set('draft/a', 'typed');
    expect(await other.get('draft/a')).toBe('typed');
    await eraseDevice({ ...nowhere, indexedDB });
    expect(await indexedDB.databases()).toEqual([]);
    expect(await open().get('draft/a')).toBeUndefined();
  });

  it('deletes every cache', async () => {
    const names = new Set(['shell', 'pictures']);
    const caches: Pick<CacheStorage, 'keys' | 'delete'> = {
      keys: async () => Array.from(names),
      delete: async (name) => names.delete(name),
    };
    await eraseDevice({ ...nowhere, caches: caches as CacheStorage });
    expect(names.size).toBe(0);
  });

  it('ends without an error where database and caches refuse', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const indexedDB = { deleteDatabase: refuse } as unknown as IDBFactory;
    const caches = { keys: refuse } as unknown as CacheStorage;
    await expect(eraseDevice({ ...nowhere, indexedDB, caches })).resolves.toBeUndefined();
  });
});
