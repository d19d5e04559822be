import { describe, expect, it } from 'vitest';
import { createProvenContacts } from '#device/drafts/provenContact.ts';
import { createFakePhone, createMissingDatabase } from '../fakePhone.ts';

const mobile = { kind: 'mobile', value: '13800000000' } as const;

describe('a proven contact', () => {
  it('is known immediately, and after a reload once it has been loaded', async () => {
    const phone = createFakePhone();
    const before = createProvenContacts(phone.openDatabase(), phone.now);
    const remembering = before.remember('open1', mobile);
    expect(before.find('open1')).toEqual({ ...mobile, provenAtMs: phone.nowMs });
    await remembering;
    const after = createProvenContacts(phone.openDatabase(), phone.now);
    expect(after.find('open1')).toBeUndefined();
    expect(await after.load('open1')).toEqual({ ...mobile, provenAtMs: phone.nowMs });
    expect(after.find('open1')?.value).toBe('13800000000');
    expect(phone.local.length).toBe(0);
  });

  it('is valid for its own exhibition only', async () => {
    const phone = createFakePhone();
    const contacts = createProvenContacts(phone.openDatabase(), phone.now);
    await contacts.remember('open1', mobile);
    expect(await contacts.load('open2')).toBeUndefined();
  });

  const seriesOf = (exhibitionId: string) =>
    exhibitionId.startsWith('season')
      ? 'tenant/season'
      : exhibitionId === 'other1'
        ? 'tenant/other'
        : undefined;

  it('counts at the other exhibitions of its series, and at no exhibition of another one', async () => {
    const phone = createFakePhone();
    const contacts = createProvenContacts(phone.openDatabase(), phone.now, seriesOf);
    await contacts.remember('season1', mobile);
    expect(await contacts.load('season2')).toMatchObject(mobile);
    expect(contacts.find('season2')).toMatchObject(mobile);
    expect([await contacts.load('other1'), await contacts.load('open1')]).toEqual([undefined, undefined]);
    const after = createProvenContacts(phone.openDatabase(), phone.now, seriesOf);
    expect(await after.load('season3')).toMatchObject(mobile);
  });

  it('expires at the other exhibitions of its series when it does where it was proven', async () => {
    const phone = createFakePhone();
    const contacts = createProvenContacts(phone.openDatabase(), phone.now, seriesOf);
    await contacts.remember('season1', mobile);
    phone.nowMs += 86_000_000;
    expect(await contacts.load('season2')).toMatchObject(mobile);
    phone.nowMs += 400_000;
    expect(await contacts.load('season2')).toBeUndefined();
    expect(await contacts.load('season3')).toBeUndefined();
  });

  it('of an exhibition counts there before a newer one of its series; elsewhere the newest counts', async () => {
    const phone = createFakePhone();
    const contacts = createProvenContacts(phone.openDatabase(), phone.now, seriesOf);
    await contacts.remember('season1', mobile);
    phone.nowMs += 1000;
    await contacts.remember('season2', { kind: 'email', value: 'guest@fair.example' });
    expect((await contacts.load('season1'))?.kind).toBe('mobile');
    expect((await contacts.load('season3'))?.kind).toBe('email');
  });

  it('expires after 24 hours and is removed from the phone', async () => {
    const phone = createFakePhone();
    const contacts = createProvenContacts(phone.openDatabase(), phone.now);
    await contacts.remember('open1', mobile);
    phone.nowMs += 86_399_999;
    expect(contacts.find('open1')).toBeDefined();
    phone.nowMs += 1;
    expect(contacts.find('open1')).toBeUndefined();
    expect(await contacts.load('open1')).toBeUndefined();
    expect(await phone.openDatabase().keys('')).toEqual([]);
  });

  it('is kept until the page ends where there is no database', async () => {
    const contacts = createProvenContacts(createMissingDatabase(), createFakePhone().now);
    await contacts.remember('open1', mobile);
    expect(contacts.find('open1')?.value).toBe('13800000000');
  });

  it('is not replaced by an older one that is still being read', async () => {
    const phone = createFakePhone();
    await createProvenContacts(phone.openDatabase(), phone.now).remember('open1', mobile);
    const contacts = createProvenContacts(phone.openDatabase(), phone.now);
    const loading = contacts.load('open1');
    await contacts.remember('open1', { kind: 'email', value: 'guest@fair.example' });
    await loading;
    expect(contacts.find('open1')?.kind).toBe('email');
  });

  it.each([null, 'text', {}, { kind: 'fax', value: '1', provenAtMs: 1 }, { kind: 'mobile', provenAtMs: 1 }])(
    'is ignored and removed when it is %j',
    async (value) => {
      const phone = createFakePhone();
      await phone.openDatabase().set('provenContact/open1', value);
      expect(await createProvenContacts(phone.openDatabase(), phone.now).load('open1')).toBeUndefined();
      expect(await phone.openDatabase().keys('')).toEqual([]);
    },
  );

  it('is forgotten for one exhibition, or for all', async () => {
    const phone = createFakePhone();
    const contacts = createProvenContacts(phone.openDatabase(), phone.now);
    for (const id of ['open1', 'open2', 'open3']) await contacts.remember(id, mobile);
    await contacts.forget('open1');
    expect(contacts.find('open1')).toBeUndefined();
    expect(contacts.find('open2')).toBeDefined();
    await contacts.forgetOthers([]);
    expect(contacts.find('open2')).toBeUndefined();
    expect(await phone.openDatabase().keys('')).toEqual([]);
  });

  it('that another tab has forgotten or replaced is not found any more when it is loaded again', async () => {
    const phone = createFakePhone();
    const here = createProvenContacts(phone.openDatabase(), phone.now, seriesOf);
    for (const id of ['open1', 'open2', 'season1']) await here.remember(id, mobile);
    const elsewhere = createProvenContacts(phone.openDatabase(), phone.now, seriesOf);
    await elsewhere.forgetOthers([]);
    await elsewhere.remember('open2', { kind: 'mobile', value: '13900000000' });
    expect(await here.load('open1')).toBeUndefined();
    expect((await here.load('open2'))?.value).toBe('13900000000');
    expect(await here.load('season2')).toBeUndefined();
  });

  it('stays the same object as long as it is the same contact', async () => {
    const phone = createFakePhone();
    const contacts = createProvenContacts(phone.openDatabase(), phone.now);
    await contacts.remember('open1', mobile);
    expect(await contacts.load('open1')).toBe(await contacts.load('open1'));
    expect(await contacts.load('open1')).toBe(contacts.find('open1'));
  });

  it('of others is forgotten at every exhibition, after a reload as well', async () => {
    const phone = createFakePhone();
    const before = createProvenContacts(phone.openDatabase(), phone.now);
    await before.remember('open1', mobile);
    await before.remember('open2', { kind: 'mobile', value: '13900000000' });
    const contacts = createProvenContacts(phone.openDatabase(), phone.now);
    await contacts.remember('open3', { kind: 'email', value: 'lin@example.com' });
    const forgetting = contacts.forgetOthers(['13800000000', '']);
    await contacts.remember('open4', { kind: 'email', value: 'next@example.com' });
    await forgetting;
    const stored = await phone.openDatabase().keys('');
    expect(stored.slice().sort()).toEqual(['provenContact/open1', 'provenContact/open4']);
    expect(contacts.find('open3')).toBeUndefined();
  });
});
