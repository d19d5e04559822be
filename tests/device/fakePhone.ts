import { IDBFactory } from 'fake-indexeddb';
import { createDatabase, type Database } from '#device/storage/database.ts';
import { createSafeStorage, type SafeStorage } from '#device/storage/safeStorage.ts';
import { FakeStorage } from './fakeStorage.ts';

/** A phone whose clock, storage and database a test controls. */
export interface FakePhone {
  readonly local: FakeStorage;
  readonly storage: SafeStorage;
  readonly indexedDB: IDBFactory;
  /** The same database as another page, or the page after a reload, sees it. */
  openDatabase(): Database;
  nowMs: number;
  readonly now: () => number;
}

const noonMs = Date.UTC(2026, 4, 20, 4);

export function createFakePhone(): FakePhone {
  const local = new FakeStorage();
  const indexedDB = new IDBFactory();
  const phone: FakePhone = {
    local,
    storage: createSafeStorage(() => local),
    indexedDB,
    openDatabase: () => createDatabase({ indexedDB, name: 'exhibition-visitor' }),
    nowMs: noonMs,
    now: () => phone.nowMs,
  };
  return phone;
}

/** The database of a phone that has none. */
export const createMissingDatabase = (): Database => createDatabase({ indexedDB: undefined, name: 'none' });

/** Everything a database holds, as one text, to search for what must not be there. */
export async function dumpDatabase(database: Database): Promise<string> {
  const keys = await database.keys('');
  return JSON.stringify(await Promise.all(keys.map(async (key) => [key, await database.get(key)])));
}
