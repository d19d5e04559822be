// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createVoucherStore } from '../../../src/device/vouchers/voucherStore.ts';
import type { Voucher } from '../../../src/device/vouchers/voucher.ts';
import { createFakePhone, createMissingDatabase } from '../fakePhone.ts';

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

function openShelf({ withDatabase = true } = {}) {
  const phone = createFakePhone();
  const reload = (events?: EventTarget) => {
    const database = withDatabase ? phone.openDatabase() : createMissingDatabase();
    return createVoucherStore({ database, storage: phone.storage, now: phone.now, events });
  };
  return { phone, reload, shelf: reload() };
}

describe('the vouchers held by this phone', () => {
  it('are known immediately after a reload, before the database has answered', async () => {
    const { phone, shelf, reload } = openShelf();
    expect(await shelf.save(voucher)).toBe(true);
    expect(reload().list()).toEqual([{ ...voucher, savedAtMs: phone.nowMs }]);
  });

  it('are restored from the database when localStorage was emptied, and the reverse', async () => {
    const { phone, shelf, reload } = openShelf();
    await shelf.save(voucher);
    phone.local.clear();
    expect(reload().list()).toEqual([]);
    expect(await reload().load()).toHaveLength(1);
    expect(reload().list()).toHaveLength(1);
    const other = openShelf({ withDatabase: false });
    expect(await other.shelf.save(voucher)).toBe(true);
    expect(await other.reload().load()).toHaveLength(1);
  });

  it('are listed newest first, one per record', async () => {
    const { phone, shelf } = openShelf();
    await shelf.save({ ...voucher, recordId: 'one' });
    phone.nowMs += 1;
    await shelf.save({ ...voucher, recordId: 'two' });
    phone.nowMs += 1;
    await shelf.save({ ...voucher, recordId: 'one', approveState: '3' });
    await shelf.load();
    expect(shelf.list().map(({ recordId, approveState }) => [recordId, approveState])).toEqual([
      ['one', '3'],
      ['two', '2'],
    ]);
  });

  it('are the same array until something changes, and report every change', async () => {
    const { shelf } = openShelf();
    const heard = vi.fn();
    const stop = shelf.subscribe(heard);
    expect(shelf.list()).toBe(shelf.list());
    await shelf.save(voucher);
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    await shelf.remove(voucher.recordId);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(shelf.list()).toEqual([]);
  });

  it('keep neither contacts nor document numbers in localStorage, even if given some', async () => {
    const { phone, shelf } = openShelf();
    const careless = { ...voucher, name: '13800000000', Mob: '13800000000', Email: 'guest@fair.example' };
    await shelf.save(careless);
    expect(phone.local.dump()).not.toContain('13800000000');
    expect(phone.local.dump()).not.toContain('guest@fair.example');
    expect(phone.local.dump()).toContain(voucher.voucherCode);
    expect((await shelf.load())[0]?.name).toBe('13800000000');
  });

  it('keep no data URL in localStorage', async () => {
    const { phone, shelf } = openShelf();
    const Logo = `data:image/png;base64,${'A'.repeat(5_000)}`;
    await shelf.save({ ...voucher, exhibition: { ...voucher.exhibition, Logo } });
    expect(phone.local.dump().length).toBeLessThan(1_500);
    expect(shelf.list()[0]?.exhibition.Logo).toBe(Logo);
  });

  it('ignore invalid entries', async () => {
    const { phone, reload } = openShelf();
    for (const corrupt of ['{', 'null', '{}', '[null, 1, {"recordId":"x"}]']) {
      phone.local.setItem('vouchers', corrupt);
      expect(reload().list()).toEqual([]);
    }
    await phone.openDatabase().set('voucher/x', { recordId: 'x' });
    expect(await reload().load()).toEqual([]);
  });

  it('follow what another tab saves, and are removed when it logs out', async () => {
    const { phone, shelf, reload } = openShelf();
    const events = new EventTarget();
    const other = reload(events);
    await shelf.save(voucher);
    events.dispatchEvent(new StorageEvent('storage', { key: 'vouchers' }));
    expect(other.list()).toHaveLength(1);
    phone.local.clear();
    events.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(other.list()).toEqual([]);
  });

  it('stay complete when another tab adds one', async () => {
    const { shelf, reload } = openShelf();
    const events = new EventTarget();
    const other = reload(events);
    await other.save({ ...voucher, name: '13800000000' });
    await shelf.load();
    await shelf.save({ ...voucher, recordId: 'second' });
    events.dispatchEvent(new StorageEvent('storage', { key: 'vouchers' }));
    expect(other.list().map(({ name }) => name)).toContain('13800000000');
    expect(other.list()).toHaveLength(2);
  });

  it('are all removed on request', async () => {
    const { phone, shelf, reload } = openShelf();
    await shelf.save(voucher);
    await shelf.removeAll();
    expect(await reload().load()).toEqual([]);
    expect(phone.local.length).toBe(0);
  });
});
