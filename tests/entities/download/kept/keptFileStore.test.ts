import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { createKeptFileStore } from '#entities/download/kept/keptFileStore.ts';
import { createDatabase } from '#device/storage/database.ts';

const file = (id: string) => ({
  exhibitionId: 'fair',
  id,
  hasRow: true,
  name: { zh: '会刊.pdf', en: '' },
  url: '/a.pdf',
  bytes: 4,
  keptAtMs: 5,
});
const bytes = new Blob(['%PDF']);
const open = (indexedDB: IDBFactory | undefined) =>
  createKeptFileStore(createDatabase({ indexedDB, name: 'phone' }));

it('a file is kept with its bytes, also for the next page, and can be removed', async () => {
  const phone = new IDBFactory();
  expect(await open(phone).keep(file('a'), bytes)).toBe(true);
  const next = open(phone);
  expect(await next.list()).toEqual([file('a')]);
  expect((await next.bytesOf(file('a')))?.size).toBe(4);
  await next.remove(file('a'));
  expect(await next.list()).toEqual([]);
  expect(await next.bytesOf(file('a'))).toBeUndefined();
});

it('a file that is kept again is listed once', async () => {
  const store = open(new IDBFactory());
  await Promise.all([
    store.keep(file('a'), bytes),
    store.keep(file('b'), bytes),
    store.keep(file('a'), bytes),
  ]);
  expect((await store.list()).map(({ id }) => id)).toEqual(['b', 'a']);
});

it('a phone without a database says that it keeps nothing', async () => {
  const store = open(undefined);
  expect(await store.keep(file('a'), bytes)).toBe(false);
  expect(await store.list()).toEqual([]);
});
