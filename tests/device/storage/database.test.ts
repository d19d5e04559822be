import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDatabase, type Database } from '#device/storage/database.ts';
import { createFakePhone, createMissingDatabase } from '../fakePhone.ts';

/** A factory whose `open` does what the test says. */
const factoryThat = (open: () => IDBOpenDBRequest) => ({ open }) as unknown as IDBFactory;

/** What a page sees of a database: a value set, read, listed and removed. */
async function tryOut(database: Database) {
  const isStored = await database.set('a', { typed: 1 });
  const [value, keys] = [await database.get('a'), await database.keys('')];
  await database.remove('a');
  const afterwards = await database.get('a');
  return { isStored, value, keys, afterwards, isLasting: database.isLasting() };
}

afterEach(() => {
  vi.useRealTimers();
});

const memoryOnly = {
  isStored: false,
  value: { typed: 1 },
  keys: ['a'],
  afterwards: undefined,
  isLasting: false,
};

describe('the database', () => {
  it('keeps values after a reload', async () => {
    const phone = createFakePhone();
    const before = phone.openDatabase();
    expect(await before.set('draft/a', { answers: { Job: 'Buyer' } })).toBe(true);
    expect(before.isLasting()).toBe(true);
    expect(await phone.openDatabase().get('draft/a')).toEqual({ answers: { Job: 'Buyer' } });
  });

  it('lists keys by their prefix', async () => {
    const database = createFakePhone().openDatabase();
    await database.set('draft/a', 1);
    await database.set('draft/b', 2);
    await database.set('outbox/a', 3);
    expect((await database.keys('draft/')).sort()).toEqual(['draft/a', 'draft/b']);
  });

  it('adds only if the key is free, also when two pages add at the same time', async () => {
    const phone = createFakePhone();
    const pages = [phone.openDatabase(), phone.openDatabase()];
    const kept = await Promise.all(pages.map((page, index) => page.add('key', `page ${index}`)));
    expect(kept[0]).toBe(kept[1]);
    expect(await phone.openDatabase().add('key', 'later')).toBe(kept[0]);
    expect(await phone.openDatabase().get('key')).toBe(kept[0]);
  });

  it('opens again after another page has deleted it', async () => {
    const phone = createFakePhone();
    const database = phone.openDatabase();
    await database.set('a', 1);
    await new Promise((resolve) => {
      phone.indexedDB.deleteDatabase('exhibition-visitor').addEventListener('success', resolve);
    });
    expect(await database.get('a')).toBeUndefined();
    expect(await database.set('a', 2)).toBe(true);
  });

  it('opens again when the browser has silently closed the connection', { tags: ['D04'] }, async () => {
    const phone = createFakePhone();
    let connection: IDBDatabase | undefined;
    const factory = factoryThat(() => {
      const request = phone.indexedDB.open('exhibition-visitor');
      request.addEventListener('success', () => {
        connection = request.result;
      });
      return request;
    });
    const database = createDatabase({ indexedDB: factory, name: 'exhibition-visitor' });
    await database.set('a', 1);
    connection?.close();
    expect(await database.get('a')).toBe(1);
    expect(database.isLasting()).toBe(true);
  });
});

describe('the database of a phone that refuses', () => {
  it('works in memory where there is none', async () => {
    expect(await tryOut(createMissingDatabase())).toEqual(memoryOnly);
  });

  it('works in memory where opening throws', { tags: ['D04', 'D10'] }, async () => {
    const indexedDB = factoryThat(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(await tryOut(createDatabase({ indexedDB, name: 'a' }))).toEqual(memoryOnly);
  });

  it('works in memory where opening fails', async () => {
    const newer = new IDBFactory();
    await new Promise((resolve) => newer.open('a', 9).addEventListener('success', resolve));
    // Asking for an older version than the stored one is a VersionError.
    const indexedDB = factoryThat(() => newer.open('a', 1));
    expect(await tryOut(createDatabase({ indexedDB, name: 'a' }))).toEqual(memoryOnly);
  });

  it('works in memory where opening never answers, and waits for that only once', {
    tags: ['D04'],
  }, async () => {
    vi.useFakeTimers();
    const indexedDB = factoryThat(() => new EventTarget() as IDBOpenDBRequest);
    const result = tryOut(createDatabase({ indexedDB, name: 'a' }));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    expect(await result).toEqual(memoryOnly);
  });

  it('works in memory where the object store is missing', async () => {
    const indexedDB = new IDBFactory();
    await new Promise((resolve) => indexedDB.open('a').addEventListener('success', resolve));
    expect(await tryOut(createDatabase({ indexedDB, name: 'a' }))).toEqual(memoryOnly);
  });

  it('keeps a value it cannot store in memory, and the others on the phone', async () => {
    const phone = createFakePhone();
    const database = phone.openDatabase();
    const unstorable = { step: () => 'a function' };
    expect(await database.set('a', unstorable)).toBe(false);
    expect(await database.get('a')).toBe(unstorable);
    expect(await database.set('b', 2)).toBe(true);
    expect(await phone.openDatabase().keys('')).toEqual(['b']);
  });
});
