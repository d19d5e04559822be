// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPhone, openTab, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';
import type { Registration } from '#entities/registration/api/registrationRecord.ts';
import { eventually } from '#tests/support/eventually.ts';
import { heldVoucher } from '#tests/features/vouchers/heldVoucher.ts';

const here = 'open00000000000000000001';
const there = 'soon00000000000000000001';
let tab: Tab;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  openPhone();
  tab = await openTab();
});
afterEach(() => tab.kill());

const load = async () => ({
  ...(await import('#session/acting/keepIdentity.ts')),
  ...(await import('#session/acting/currentVisitorId.ts')),
  ...(await import('#session/acting/ownVoucher.ts')),
  ...(await import('#session/acting/roleIdentity.ts')),
  ...(await import('#entities/registration/stored/keepVisitor.ts')),
  ...(await import('#entities/registration/stored/refreshVouchers.ts')),
});

const registration = (mark: string, part: Partial<Registration> = {}): Registration => ({
  RecordId: `registration99999999990${mark}`,
  ExhibitionId: here,
  ChannelId: '',
  VisitorId: `visitor999999999999990${mark}0`,
  UserId: `user-${mark}`,
  Name: `参观人${mark}`,
  Mob: '',
  Email: '',
  CompanyName: '',
  Job: '',
  ClientRef: '',
  VoucherCode: `71520384609${mark}`,
  GroupId: '',
  GroupMob: '',
  GroupEmail: '',
  GroupCode: '',
  ApproveState: '2',
  SeatNo: '',
  CreatedAt: '',
  CreatedAtMesc: 0,
  ...part,
});
const leader = registration('1');
const companion = registration('2', { UserId: '' });
const device = () => tab.device.getState();

describe('the visitor who acts', () => {
  it('is who registered on this phone, also after a companion was registered and refreshed later', async () => {
    const page = await load();
    await page.keepVisitor(leader);
    await page.keepVoucher(companion);
    await page.refreshVoucher(companion);
    expect(page.currentVisitorId(here)).toBe(leader.VisitorId);
    expect(page.ownVoucherAt(here)?.recordId).toBe(leader.RecordId);
  });

  it('is the same after a 403, and in the page that is loaded then', async () => {
    const page = await load();
    await page.keepVisitor(leader);
    await page.keepVoucher(companion);
    device().clearUserInfo();
    expect(page.currentVisitorId(here)).toBe(leader.VisitorId);
    tab.kill();
    tab = await openTab();
    const next = await load();
    expect(next.currentVisitorId(here)).toBe(leader.VisitorId);
    expect(next.ownVoucherAt(here)?.recordId).toBe(leader.RecordId);
  });

  it('is no one where only passes of others lie on this phone', async () => {
    const page = await load();
    await page.keepVoucher(companion);
    expect(page.currentVisitorId(here)).toBeUndefined();
    expect(page.ownVoucherAt(here)).toBeUndefined();
  });

  it('is no one of an earlier version after a 403, who left nothing but passes', async () => {
    localStorage.setItem('vouchers', JSON.stringify([heldVoucher('1', { exhibitionId: here })]));
    localStorage.setItem('loginStatus', '-1');
    tab.kill();
    tab = await openTab();
    expect((await load()).currentVisitorId(here)).toBeUndefined();
  });

  it('has an own id at each exhibition where the user id says that it is one person', async () => {
    const page = await load();
    await page.keepVisitor(leader);
    await page.keepVisitor({ ...registration('3', { UserId: 'user-1' }), ExhibitionId: there });
    expect(page.currentVisitorId(here)).toBe(leader.VisitorId);
    expect(page.currentVisitorId(there)).toBe('visitor99999999999999030');
  });

  it('is another person at every exhibition once another person has logged in', async () => {
    const page = await load();
    await page.keepVisitor(leader);
    const other = registration('4');
    await page.keepVisitor({ ...other, ExhibitionId: there });
    expect(page.currentVisitorId(there)).toBe(other.VisitorId);
    expect(page.currentVisitorId(here)).toBe(other.VisitorId);
    expect(page.ownVoucherAt(here)).toBeUndefined();
  });
});

describe('what was read for one visitor', () => {
  it('is read again for the visitor who logs in next, and kept for the same one', async () => {
    const page = await load();
    const { queryClient } = await import('#data/queries/queryClient.ts');
    await page.keepVisitor(leader);
    queryClient().setQueryData(['rows'], 'of the first');
    await page.keepVisitor(leader);
    expect(queryClient().getQueryData(['rows'])).toBe('of the first');
    await page.keepVisitor(companion);
    expect(queryClient().getQueryData(['rows'])).toBeUndefined();
  });
});

describe('a contact that was proven', () => {
  const proven = async (exhibitionId: string) =>
    (await (await tab.localStores()).provenContacts.load(exhibitionId))?.value;
  const remember = async (exhibitionId: string, value: string) =>
    (await tab.localStores()).provenContacts.remember(exhibitionId, { kind: 'mobile', value });

  it('by another person is forgotten at every exhibition when a visitor logs in, also by a password', async () => {
    const page = await load();
    await page.keepVisitor(registration('1', { Mob: '13900001357' }));
    await remember(here, '13900001357');
    await remember(there, '13900001357');
    await page.keepVisitor(registration('4', { Mob: '139 0000 2468' }));
    await eventually(async () => expect(await proven(there)).toBeUndefined());
    expect(await proven(here)).toBeUndefined();
    await remember(there, '13900002468');
    page.actAsVisitor({ visitorId: leader.VisitorId, userId: leader.UserId });
    await remember(here, '13900001357');
    await eventually(async () => expect(await proven(there)).toBeUndefined());
    expect(await proven(here)).toBe('13900001357');
  });

  it('stays where the same contact registers, at every exhibition, also with a server that gives none back', async () => {
    const page = await load();
    await remember(here, '13900001357');
    await remember(there, '13900001357');
    await page.keepVisitor(registration('1', { Mob: '13900001357' }));
    await page.keepVisitor(registration('4'));
    await (await tab.localStores()).vouchers.load();
    expect([await proven(here), await proven(there)]).toEqual(['13900001357', '13900001357']);
  });
});

describe('the login of a visitor', () => {
  it('that names no user id leaves neither user id nor token of another person', async () => {
    const page = await load();
    await page.keepVisitor(leader);
    page.keepVisitorLogin({ userId: 'user-1', token: 'token-1' }, leader.VisitorId);
    expect([device().userId, device().token]).toEqual(['user-1', 'token-1']);
    await page.keepVisitor(companion);
    expect([device().userId, device().token]).toEqual([undefined, undefined]);
  });

  it('keeps user id and token of the same person, also where the row names none', async () => {
    const page = await load();
    await page.keepVisitor(leader);
    page.keepVisitorLogin({ userId: 'user-1', token: 'token-1' }, leader.VisitorId);
    await page.keepVisitor({ ...leader, UserId: '' });
    expect([device().userId, device().token]).toEqual(['user-1', 'token-1']);
  });

  it('that brings another user id and no token clears the token', async () => {
    const page = await load();
    await page.keepVisitor(leader);
    page.keepVisitorLogin({ userId: 'user-1', token: 'token-1' }, leader.VisitorId);
    page.keepVisitorLogin({ userId: 'user-9', token: '' }, leader.VisitorId);
    expect([device().userId, device().token]).toEqual(['user-9', undefined]);
  });

  it('that is answered after another person has logged in is dropped', async () => {
    const page = await load();
    await page.keepVisitor(leader);
    await page.keepVisitor(companion);
    page.keepVisitorLogin({ userId: 'user-1', token: 'token-1' }, leader.VisitorId);
    expect([device().userId, device().token]).toEqual([undefined, undefined]);
  });
});

describe('another account', () => {
  const host = { userId: 'host-1', name: '主办', token: 'token-1' };

  it('of an organiser takes the place of an administrator, and the reverse', async () => {
    const page = await load();
    page.actAsHost({ ...host, adminOf: 'tenant' });
    page.actAsHost({ ...host, userId: 'host-2', token: '' });
    expect(page.hostIn(device())).toEqual({ organiserUserId: 'host-2', administratorUserId: undefined });
    expect(device().token).toBeUndefined();
    page.actAsHost({ ...host, adminOf: 'tenant' });
    expect(page.hostIn(device())).toEqual({ organiserUserId: undefined, administratorUserId: 'host-1' });
  });

  it('of an exhibitor takes the place of a colleague, with contact, name and token', async () => {
    const page = await load();
    const login = { exhibitorId: 'firm', company: '云津', token: 'token-1' };
    page.actAsStand({ ...login, userId: 'one', contactId: 'contact-1', name: '顾清和' });
    page.actAsStand({ ...login, userId: 'two', contactId: '', name: '周以宁', token: '' });
    expect(page.standIn(device())).toEqual({
      exhibitorId: 'firm',
      exhibitorUserId: 'two',
      contactId: '',
      name: '周以宁',
    });
    expect(device().token).toBeUndefined();
  });
});
