// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPhone, openTab, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const openId = 'open00000000000000000001';
const soonId = 'soon00000000000000000001';
const recordId = 'registration000000000001';
let tab: Tab;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  openPhone();
  tab = await openTab();
});

const loadFlow = () => import('#entities/registration/correction.ts');

async function holdVoucher(exhibitionId: string): Promise<void> {
  await tab.voucherStore().save({
    exhibitionId,
    recordId,
    visitorId: 'person1',
    name: '周闻溪',
    voucherCode: '620418390571',
    approveState: '2',
    exhibition: { ExName: '', ExNameEn: '', StartTime: '', EndTime: '', Place: '', PlaceEn: '', Logo: '' },
  });
}

describe('a correction', () => {
  it('is found from its start to its end, for its exhibition only', async () => {
    const { startCorrection, findCorrection, endCorrection } = await loadFlow();
    await holdVoucher(openId);
    startCorrection(openId, recordId);
    expect([findCorrection(openId), findCorrection(soonId)]).toEqual([recordId, undefined]);
    endCorrection(openId);
    expect(findCorrection(openId)).toBeUndefined();
  });

  it('survives a reload of the tab', async () => {
    await holdVoucher(openId);
    (await loadFlow()).startCorrection(openId, recordId);
    tab = await openTab();
    expect((await loadFlow()).findCorrection(openId)).toBe(recordId);
  });

  it('is not gone on with by another visitor who logs in on this phone', async () => {
    const { startCorrection, findCorrection } = await loadFlow();
    await holdVoucher(openId);
    tab.device.getState().set('visitorId', 'person00000000000000000a');
    startCorrection(openId, recordId);
    tab.device.getState().set('visitorId', 'person00000000000000000b');
    expect(findCorrection(openId)).toBeUndefined();
    tab.device.getState().set('visitorId', 'person00000000000000000a');
    expect(findCorrection(openId)).toBe(recordId);
  });

  it('that was begun before a log-in belongs to whose registration it is', async () => {
    const { startCorrection, findCorrection } = await loadFlow();
    await holdVoucher(openId);
    startCorrection(openId, recordId);
    tab.device.getState().set('visitorId', 'person00000000000000000b');
    expect(findCorrection(openId)).toBeUndefined();
    tab.device.getState().set('visitorId', 'person1');
    expect(findCorrection(openId)).toBe(recordId);
  });

  it('of a registration that this phone holds no voucher of is none', async () => {
    const { startCorrection, findCorrection } = await loadFlow();
    startCorrection(openId, recordId);
    expect(findCorrection(openId)).toBeUndefined();
  });

  it('of another exhibition’s voucher is none', async () => {
    const { startCorrection, findCorrection } = await loadFlow();
    await holdVoucher(soonId);
    startCorrection(openId, recordId);
    expect(findCorrection(openId)).toBeUndefined();
  });
});
