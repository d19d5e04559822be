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
const set = (name: 'visitorId' | 'exhibitorId', id: string) => tab.device.getState().set(name, id);

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
    ['leaves while no visitor', undefined, true],
    ['leaves while that visitor', me, true],
    ['waits while another visitor', other, false],
  ])('%s is logged in', async (_, acting, expected) => {
    const mayLeave = await load();
    if (acting !== undefined) set('visitorId', acting);
    expect(mayLeave({ kind: 'visitor', exhibitionId, visitorId: me })).toBe(expected);
  });

  it('waits while another holds the only pass of this exhibition', async () => {
    const mayLeave = await load();
    await keepPass(other);
    expect(mayLeave({ kind: 'visitor', exhibitionId, visitorId: me })).toBe(false);
    expect(mayLeave({ kind: 'visitor', exhibitionId, visitorId: other })).toBe(true);
  });

  it('waits although the pass lies on this phone, while another is logged in', async () => {
    const mayLeave = await load();
    await keepPass(me);
    set('visitorId', other);
    expect(mayLeave({ kind: 'visitor', exhibitionId, visitorId: me })).toBe(false);
  });
});

describe('what is done for the holder of a pass', () => {
  it('may leave while the pass of this exhibition is on this phone, under any login', async () => {
    const mayLeave = await load();
    set('visitorId', other);
    expect(mayLeave({ kind: 'passHolder', exhibitionId, visitorId: me })).toBe(false);
    await keepPass(me, 'soon00000000000000000001');
    expect(mayLeave({ kind: 'passHolder', exhibitionId, visitorId: me })).toBe(false);
    await keepPass(me);
    expect(mayLeave({ kind: 'passHolder', exhibitionId, visitorId: me })).toBe(true);
  });
});

describe('what an exhibitor wants', () => {
  it('leaves under the login of this exhibitor only', async () => {
    const mayLeave = await load();
    expect(mayLeave({ kind: 'exhibitor', exhibitorId: firm })).toBe(false);
    set('exhibitorId', 'exhibitor000000000001002');
    expect(mayLeave({ kind: 'exhibitor', exhibitorId: firm })).toBe(false);
    set('exhibitorId', firm);
    expect(mayLeave({ kind: 'exhibitor', exhibitorId: firm })).toBe(true);
  });
});
