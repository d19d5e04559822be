// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPhone, openTab, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const exhibitionId = 'open00000000000000000001';
const me = 'visitor00000000000000xyz';
const other = 'visitor00000000000000abc';
const firm = 'exhibitor000000000001001';
let tab: Tab;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  openPhone();
  tab = await openTab();
});
afterEach(() => tab.kill());

const load = async () => (await import('#sending/outgoing/mayLeave.ts')).mayLeave;
const set = (name: 'visitorId' | 'exhibitorId' | 'exhibitorUserId', id: string) =>
  tab.device.getState().set(name, id);
const actAs = async (visitorId: string, at = exhibitionId) =>
  (await import('#session/acting/keepIdentity.ts')).actAsVisitor({
    visitorId,
    userId: '',
    registration: { exhibitionId: at, recordId: `registration-${visitorId}`, name: '周闻溪' },
  });

async function keepPass(visitorId: string, at = exhibitionId) {
  const exhibition = {
    ExName: '',
    ExNameEn: '',
    StartTime: '',
    EndTime: '',
    Place: '',
    PlaceEn: '',
    Logo: '',
  };
  const { vouchers } = await tab.localStores();
  await vouchers.save({
    exhibitionId: at,
    recordId: `registration-${visitorId}`,
    visitorId,
    name: '周闻溪',
    voucherCode: 'code',
    approveState: '2',
    exhibition,
  });
}

describe('what a visitor wants', () => {
  it.each([
    ['waits while no visitor', undefined, false],
    ['leaves while that visitor', me, true],
    ['waits while another visitor', other, false],
  ])('%s is logged in', async (_, acting, expected) => {
    const mayLeave = await load();
    if (acting !== undefined) await actAs(acting);
    expect(mayLeave({ kind: 'visitor', exhibitionId, visitorId: me })).toBe(expected);
  });

  it('waits while only a pass says who that might be', async () => {
    const mayLeave = await load();
    await keepPass(me);
    expect(mayLeave({ kind: 'visitor', exhibitionId, visitorId: me })).toBe(false);
  });

  it('waits although the pass lies on this phone, while another is logged in', async () => {
    const mayLeave = await load();
    await keepPass(me);
    await actAs(other);
    expect(mayLeave({ kind: 'visitor', exhibitionId, visitorId: me })).toBe(false);
  });

  it('leaves after a 403, which does not change who acts', async () => {
    const mayLeave = await load();
    await actAs(me);
    tab.device.getState().clearUserInfo();
    expect(mayLeave({ kind: 'visitor', exhibitionId, visitorId: me })).toBe(true);
    expect(mayLeave({ kind: 'visitor', exhibitionId, visitorId: other })).toBe(false);
  });
});

describe('what is done for the holder of a pass', () => {
  it('leaves under the login of who did it, or of the holder', async () => {
    const mayLeave = await load();
    const done = { kind: 'passHolder', exhibitionId, visitorId: other, actorId: me } as const;
    await keepPass(other);
    expect(mayLeave(done)).toBe(false);
    await actAs(me);
    expect(mayLeave(done)).toBe(true);
    await actAs(other);
    expect(mayLeave(done)).toBe(true);
    await actAs('visitor00000000000000zzz');
    expect(mayLeave(done)).toBe(false);
  });

  it('leaves while no visitor is known where none was known when it was done', async () => {
    const mayLeave = await load();
    const done = { kind: 'passHolder', exhibitionId, visitorId: other, actorId: '' } as const;
    expect(mayLeave(done)).toBe(true);
    await actAs(me);
    expect(mayLeave(done)).toBe(false);
  });
});

describe('what an exhibitor wants', () => {
  it('leaves under the login of this contact only, not under that of a colleague', async () => {
    const mayLeave = await load();
    const wish = { kind: 'exhibitor', exhibitorId: firm, exhibitorUserId: 'user-one' } as const;
    expect(mayLeave(wish)).toBe(false);
    set('exhibitorId', 'exhibitor000000000001002');
    set('exhibitorUserId', 'user-one');
    expect(mayLeave(wish)).toBe(false);
    set('exhibitorId', firm);
    expect(mayLeave(wish)).toBe(true);
    set('exhibitorUserId', 'user-two');
    expect(mayLeave(wish)).toBe(false);
  });
});

describe('what an organiser wants', () => {
  it('leaves under the login of this user only', async () => {
    const mayLeave = await load();
    const { actAsHost } = await import('#session/acting/keepIdentity.ts');
    const login = { name: '', token: '' };
    expect(mayLeave({ kind: 'organiser', userId: 'host-one' })).toBe(false);
    actAsHost({ ...login, userId: 'host-one' });
    expect(mayLeave({ kind: 'organiser', userId: 'host-one' })).toBe(true);
    actAsHost({ ...login, userId: 'host-two', adminOf: 'tenant' });
    expect(mayLeave({ kind: 'organiser', userId: 'host-one' })).toBe(false);
    expect(mayLeave({ kind: 'organiser', userId: 'host-two' })).toBe(true);
  });
});
