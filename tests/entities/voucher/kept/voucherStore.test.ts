// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createVoucherStore } from '#entities/voucher/kept/voucherStore.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { createFakePhone, createMissingDatabase } from '#tests/device/fakePhone.ts';

const voucher: Omit<Voucher, 'savedAtMs'> = {
  exhibitionId: 'open00000000000000000001',
  recordId: 'record000000000000000001',
  visitorId: 'visitor00000000000000009',
  name: '金丝雀',
  voucherCode: '202605200001',
  approveState: '2',
  exhibition: {
    ExName: '示例博览会',
    ExNameEn: 'Example Fair',
    StartTime: '2026-05-20 09:00',
    EndTime: '2026-05-22 17:00',
    Place: '一号馆',
    PlaceEn: 'Hall 1',
    Logo: '/pictures/logo.svg',
  },
};

function openVoucherStore({ withDatabase = true } = {}) {
  const phone = createFakePhone();
  const reload = (events?: EventTarget) => {
    const database = withDatabase ? phone.openDatabase() : createMissingDatabase();
    return createVoucherStore({ database, storage: phone.storage, now: phone.now, events });
  };
  return { phone, reload, store: reload() };
}

describe('the vouchers held by this phone', () => {
  it('are known immediately after a reload, before the database has answered', async () => {
    const { phone, store, reload } = openVoucherStore();
    expect(await store.save(voucher)).toBe(true);
    expect(reload().list()).toEqual([{ ...voucher, savedAtMs: phone.nowMs }]);
  });

  it('are restored from the database when localStorage was emptied, and the reverse', async () => {
    const { phone, store, reload } = openVoucherStore();
    await store.save(voucher);
    phone.local.clear();
    expect(reload().list()).toEqual([]);
    expect(await reload().load()).toHaveLength(1);
    expect(reload().list()).toHaveLength(1);
    const other = openVoucherStore({ withDatabase: false });
    expect(await other.store.save(voucher)).toBe(true);
    expect(await other.reload().load()).toHaveLength(1);
  });

  it('are listed newest first, one per record', async () => {
    const { phone, store } = openVoucherStore();
    await store.save({ ...voucher, recordId: 'one' });
    phone.nowMs += 1;
    await store.save({ ...voucher, recordId: 'two' });
    phone.nowMs += 1;
    await store.save({ ...voucher, recordId: 'one', approveState: '3' });
    await store.load();
    expect(store.list().map(({ recordId, approveState }) => [recordId, approveState])).toEqual([
      ['one', '3'],
      ['two', '2'],
    ]);
  });

  it('are the same array until something changes, and report every change', async () => {
    const { store } = openVoucherStore();
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    expect(store.list()).toBe(store.list());
    await store.save(voucher);
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    await store.remove(voucher.recordId);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(store.list()).toEqual([]);
  });

  it('keep neither contacts nor document numbers in localStorage, even if given some', async () => {
    const { phone, store } = openVoucherStore();
    const careless = { ...voucher, name: '13800000000', Mob: '13800000000', Email: 'guest@fair.example' };
    await store.save(careless);
    expect(phone.local.dump()).not.toContain('13800000000');
    expect(phone.local.dump()).not.toContain('guest@fair.example');
    expect(phone.local.dump()).toContain(voucher.voucherCode);
    expect((await store.load())[0]?.name).toBe('13800000000');
  });

  it('have company and channel, also before the database has answered', async () => {
    const channel = { RecordId: 'visitor00000000000000002', Name: '专业观众', NameEn: 'Trade visitors' };
    const { phone, store, reload } = openVoucherStore();
    await store.save({ ...voucher, company: '示例精工有限公司', channel });
    expect(reload().list()).toEqual([
      { ...voucher, company: '示例精工有限公司', channel, savedAtMs: phone.nowMs },
    ]);
  });

  it('keep a number that was typed as the company out of localStorage', async () => {
    const { phone, store } = openVoucherStore();
    await store.save({ ...voucher, company: '13800000000' });
    expect(phone.local.dump()).not.toContain('13800000000');
    expect((await store.load())[0]?.company).toBe('13800000000');
  });

  it('of earlier versions are listed without company and channel', async () => {
    const { phone, reload } = openVoucherStore();
    phone.local.setItem('vouchers', JSON.stringify([{ ...voucher, savedAtMs: 1 }]));
    expect(reload().list()).toEqual([{ ...voucher, savedAtMs: 1 }]);
  });

  it('keep no data URL in localStorage', async () => {
    const { phone, store } = openVoucherStore();
    const Logo = `data:image/png;base64,${'A'.repeat(5_000)}`;
    await store.save({ ...voucher, exhibition: { ...voucher.exhibition, Logo } });
    expect(phone.local.dump().length).toBeLessThan(1_500);
    expect(store.list()[0]?.exhibition.Logo).toBe(Logo);
  });

  it('ignore invalid entries', async () => {
    const { phone, reload } = openVoucherStore();
    for (const corrupt of ['{', 'null', '{}', '[null, 1, {"recordId":"x"}]']) {
      phone.local.setItem('vouchers', corrupt);
      expect(reload().list()).toEqual([]);
    }
    await phone.openDatabase().set('voucher/x', { recordId: 'x' });
    expect(await reload().load()).toEqual([]);
  });

  it('follow what another tab saves, and are removed when it logs out', async () => {
    const { phone, store, reload } = openVoucherStore();
    const events = new EventTarget();
    const other = reload(events);
    await store.save(voucher);
    events.dispatchEvent(new StorageEvent('storage', { key: 'vouchers' }));
    expect(other.list()).toHaveLength(1);
    phone.local.clear();
    events.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(other.list()).toEqual([]);
  });

  it('stay complete when another tab adds one', async () => {
    const { store, reload } = openVoucherStore();
    const events = new EventTarget();
    const other = reload(events);
    await other.save({ ...voucher, name: '13800000000' });
    await store.load();
    await store.save({ ...voucher, recordId: 'second' });
    events.dispatchEvent(new StorageEvent('storage', { key: 'vouchers' }));
    expect(other.list().map(({ name }) => name)).toContain('13800000000');
    expect(other.list()).toHaveLength(2);
  });

  it('are all removed on request', async () => {
    const { phone, store, reload } = openVoucherStore();
    await store.save(voucher);
    await store.removeAll();
    expect(await reload().load()).toEqual([]);
    expect(phone.local.length).toBe(0);
  });
});
