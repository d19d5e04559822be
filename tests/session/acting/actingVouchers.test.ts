// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Phone, openPhone, openTab, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';
import { registerHere } from '#tests/features/shop.ts';

const exhibitionId = 'open00000000000000000001';
const leader = { Name: '甲', Mob: '13900001357' };
const group = { GroupId: 'group-of-one-phone' };
let phone: Phone;
let tab: Tab | undefined;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});
afterEach(() => tab?.kill());

/** As the leader's phone does it for each person of the group. */
async function registerAlong(Name: string, more: object = {}): Promise<void> {
  const record = { ExhibitionId: exhibitionId, Name, ...group, GroupMob: leader.Mob, ...more };
  const { result } = await phone.call('insert/VisitorExhibitionInfo', { record });
  tab = await openTab();
  const { readRegistration } = await import('#entities/registration/api/registrationRecord.ts');
  const { keepVoucher } = await import('#entities/registration/stored/keepVisitor.ts');
  await keepVoucher(readRegistration(result)!);
  tab.kill();
}

async function namesHere(): Promise<readonly string[]> {
  tab = await openTab();
  const { actingVouchersAt } = await import('#session/acting/actingVouchers.ts');
  return actingVouchersAt(exhibitionId).map(({ name }) => name);
}

it('a visitor acts for themselves and for whom they have registered along', async () => {
  await registerHere(phone, exhibitionId, { ...leader, ...group });
  await registerAlong('乙');
  await registerAlong('丙', { Mob: '13900002468' });
  expect((await namesHere()).slice().sort()).toEqual(['丙', '乙', '甲'].sort());
  expect((await namesHere())[0]).toBe('甲');
});

it('who was registered along and logs in acts for themselves alone', async () => {
  await registerHere(phone, exhibitionId, { ...leader, ...group });
  await registerAlong('乙');
  await registerHere(phone, exhibitionId, { Name: '丙', Mob: '13900002468', ...group, GroupMob: leader.Mob });
  expect(await namesHere()).toEqual(['丙']);
});

it('who registers on the phone of another acts for themselves alone', async () => {
  await registerHere(phone, exhibitionId, leader);
  await registerHere(phone, exhibitionId, { Name: '丁', Mob: '13900003579' });
  expect(await namesHere()).toEqual(['丁']);
});

it('where it is not known who acts the passes of the phone give no person', async () => {
  await registerHere(phone, exhibitionId, leader);
  tab = await openTab();
  const { ownRecords } = await import('#session/acting/ownRecords.ts');
  ownRecords().change(() => []);
  tab.device.getState().set('visitorId', undefined);
  tab.kill();
  expect(await namesHere()).toEqual([]);
});
