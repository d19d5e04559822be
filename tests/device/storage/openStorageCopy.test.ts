import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { createDatabase } from '#device/storage/database.ts';
import { createDeviceStore } from '#device/storage/deviceStore.ts';
import { createSafeStorage } from '#device/storage/safeStorage.ts';
import { openStorageCopy, type StorageCopySettings } from '#device/storage/openStorageCopy.ts';
import { dumpDatabase } from '../fakePhone.ts';
import { FakeStorage } from '../fakeStorage.ts';
import { eventually } from '#tests/support/eventually.ts';

const exhibitionId = 'open00000000000000000001';
const forbidden = () => {
  throw new DOMException('denied', 'SecurityError');
};

function openPhone(settings: Partial<StorageCopySettings> = {}) {
  const indexedDB = new IDBFactory();
  const openPage = async () => {
    const copy = await openStorageCopy({
      indexedDB,
      findStorage: forbidden,
      onErased: () => {},
      ...settings,
    });
    return copy && createSafeStorage(() => copy);
  };
  const dump = () => dumpDatabase(createDatabase({ indexedDB, name: 'exhibition-visitor' }));
  const keeps = (text: string) => eventually(async () => expect(await dump()).toContain(text));
  return { indexedDB, openPage, dump, keeps };
}

describe('the copy of a refused localStorage', { tags: ['D01'] }, () => {
  it('is restored when the page is opened again', async () => {
    const phone = openPhone();
    const first = await phone.openPage();
    expect(first?.write('entranceid', exhibitionId)).toBe(true);
    expect(first?.isLasting()).toBe(true);
    await phone.keeps(exhibitionId);
    const second = await phone.openPage();
    expect(createDeviceStore(second!).getState().entranceId).toBe(exhibitionId);
    expect(second?.names()).toEqual(['entranceid']);
  });

  it('is written in order: the last text counts, and removed texts do not return', async () => {
    const phone = openPhone();
    const first = await phone.openPage();
    for (const text of ['one', 'two', 'three']) first?.write('redirectTo', text);
    first?.write('channelid', 'gone');
    first?.remove('channelid');
    first?.write('locale', 'en');
    await phone.keeps('storage/locale');
    const second = await phone.openPage();
    expect([second?.read('redirectTo'), second?.read('channelid')]).toEqual(['three', undefined]);
  });

  it('encrypts a token and the visitor’s ids, and decrypts them again', async () => {
    const phone = openPhone();
    const first = await phone.openPage();
    first?.write('token', 'secret-token');
    first?.write('visitorId', 'person000000000000000001');
    first?.write('locale', 'en');
    await phone.keeps('storage/locale');
    expect(await phone.dump()).toContain('storage/token');
    expect(await phone.dump()).not.toMatch(/secret-token|person0000/);
    const second = await phone.openPage();
    expect([second?.read('token'), second?.read('visitorId')]).toEqual([
      'secret-token',
      'person000000000000000001',
    ]);
  });

  it('stores nothing personal where the phone cannot encrypt; exhibition and voucher are stored', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const phone = openPhone();
    const first = await phone.openPage();
    first?.write('token', 'secret-token');
    first?.write('signIns', 'waiting');
    first?.write('vouchers', '[]');
    first?.write('entranceid', exhibitionId);
    await phone.keeps('storage/entranceid');
    vi.unstubAllGlobals();
    expect(await phone.dump()).not.toMatch(/token|signIns/);
    expect(await phone.dump()).toContain('storage/vouchers');
    expect(first?.read('token')).toBe('secret-token');
  });

  it('does not store a tab’s lease, which would delay the next page', async () => {
    const phone = openPhone();
    const first = await phone.openPage();
    first?.write('sendLease.a', 'mine');
    first?.write('locale', 'en');
    await phone.keeps('storage/locale');
    expect(first?.read('sendLease.a')).toBe('mine');
    expect(await phone.dump()).not.toContain('sendLease');
  });

  it('contains what a full localStorage still has, and removes there what is written here', async () => {
    const local = new FakeStorage();
    local.setItem('entranceid', exhibitionId);
    local.setItem('locale', 'en');
    local.fail = 'throws';
    const phone = openPhone({ findStorage: () => local });
    const first = await phone.openPage();
    expect(first?.read('entranceid')).toBe(exhibitionId);
    first?.write('locale', 'zh');
    await phone.keeps('storage/locale');
    expect(local.entries.has('locale')).toBe(false);
    expect((await phone.openPage())?.read('locale')).toBe('zh');
  });

  it('is empty after a logout', async () => {
    const phone = openPhone();
    const store = createDeviceStore((await phone.openPage())!, { indexedDB: phone.indexedDB });
    store.getState().set('entranceId', exhibitionId);
    store.getState().set('token', 'secret-token');
    await store.getState().logout();
    expect((await phone.openPage())?.names()).toEqual([]);
  });

  it('notifies another page of a logout, and not the page that logs out', async () => {
    const [mine, other] = [vi.fn(), vi.fn()];
    const indexedDB = new IDBFactory();
    const open = (onErased: () => void) => openStorageCopy({ indexedDB, findStorage: forbidden, onErased });
    const [first] = await Promise.all([open(mine), open(other)]);
    await createDeviceStore(
      createSafeStorage(() => first),
      { indexedDB },
    )
      .getState()
      .logout();
    expect([mine.mock.calls.length, other.mock.calls.length]).toEqual([0, 1]);
  });

  it('does not exist without a database, or with one that refuses', async () => {
    const refusing = { open: forbidden } as unknown as IDBFactory;
    expect(await openPhone({ indexedDB: undefined }).openPage()).toBeUndefined();
    expect(await openPhone({ indexedDB: refusing }).openPage()).toBeUndefined();
  });

  it('is given up after five seconds where the database hangs', { tags: ['D04'] }, async () => {
    vi.useFakeTimers();
    const indexedDB = { open: () => new EventTarget() } as unknown as IDBFactory;
    const opening = openPhone({ indexedDB }).openPage();
    const seen = vi.fn();
    void opening.then(seen);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(await opening).toBeUndefined();
  });
});
