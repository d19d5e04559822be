// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { readOrder } from '#entities/order/rules/order.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const booth = {
  exhibitionId: 'stand0000000000000000001',
  exhibitorId: 'exhibitor000000000000001',
  exhibitorUserId: 'user00000000000exhibitor',
};
const parcel = { company: '江海速运', number: 'sf 1234 5678 90' };
let phone: Phone;
let tabs: Tab[] = [];

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});
afterEach(() => {
  for (const tab of tabs) tab.kill();
  tabs = [];
  vi.restoreAllMocks();
});

async function openPage() {
  tabs.push(await openTab());
  return import('#features/exhibitorCenter/orders/boothOrders.ts');
}

const orders = () => phone.rows('Order', booth.exhibitionId);
async function orderIn(state: string) {
  const row = (await orders()).find((one) => one['state'] === state);
  const order = readOrder(row);
  if (order === undefined) throw new Error(`no order in ${state}`);
  return order;
}
const stored = async (recordId: string) =>
  (await orders()).find((row) => row['RecordId'] === recordId) as Row;

describe('an order of a booth', () => {
  it('is shipped once by a courier and number, also where the answer was lost', async () => {
    const page = await openPage();
    const seen = await orderIn('201');
    await phone.fault({ name: 'replyLostAfterCommit', path: 'update/Order', times: 1 });
    expect(await page.moveBoothOrder(booth, seen, { state: 'toReceive', parcel })).toBe('done');
    expect(await stored(seen.RecordId)).toMatchObject({
      state: '202',
      ExpressNum: 'SF1234567890',
      ExpressCompany: '江海速运',
    });
    const parcels = (await phone.rows('LogisticsInfo')).filter((row) => row['OrderId'] === seen.RecordId);
    expect(parcels).toHaveLength(1);
    const again = { ...parcel, number: 'SF9999999999' };
    expect(await page.moveBoothOrder(booth, seen, { state: 'toReceive', parcel: again })).toBe('changed');
    expect(await stored(seen.RecordId)).toMatchObject({ ExpressNum: 'SF1234567890' });
  });

  it('is refused by the server without a number, and not sent without a network', async () => {
    const page = await openPage();
    const seen = await orderIn('201');
    const empty = { company: '', number: '' };
    expect(await page.moveBoothOrder(booth, seen, { state: 'toReceive', parcel: empty })).toBe(
      'parcelIncomplete',
    );
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await page.moveBoothOrder(booth, seen, { state: 'toReceive', parcel })).toBe('notSent');
    expect(await stored(seen.RecordId)).toMatchObject({ state: '201' });
  });

  it('whose return is refused has the reason once in its history', async () => {
    const page = await openPage();
    const seen = await orderIn('313');
    const state = page.answeredState(seen, 'Refused');
    expect(state).toBe('returnRefused');
    if (state === undefined) return;
    const change = { state, reason: '已超过退换期限' };
    expect(await page.moveBoothOrder(booth, seen, change)).toBe('done');
    expect(await page.moveBoothOrder(booth, seen, change)).toBe('done');
    const records = (await phone.rows('SalesServiceRecord')).filter(
      (row) => row['OrderId'] === seen.RecordId,
    );
    expect(records.map((row) => row['Reason'])).toEqual(['质量问题', '已超过退换期限']);
    expect(page.answeredState(await orderIn('201'), 'Agreed')).toBeUndefined();
  });

  it('is not there for another exhibitor, and a visitor cannot ship it', async () => {
    const page = await openPage();
    const seen = await orderIn('201');
    const other = { ...booth, exhibitorId: 'exhibitor000000000000002' };
    expect(await page.moveBoothOrder(other, seen, { state: 'toReceive', parcel })).toBe('gone');
    const asVisitor = { ...booth, exhibitorUserId: 'user0000000000000visitor' };
    expect(await page.moveBoothOrder(asVisitor, seen, { state: 'toReceive', parcel })).toBe('refused');
    expect(await stored(seen.RecordId)).toMatchObject({ state: '201' });
  });
});
