// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const stand = {
  exhibitionId: 'stand0000000000000000001',
  exhibitorId: 'exhibitor000000000000001',
  exhibitorUserId: 'user00000000000exhibitor',
};
const visitor = { exhibitionId: 'shop00000000000000000001', visitorId: '' };
const mark = '只应有一条';

let phone: Phone;
let tabs: Tab[] = [];

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  const record = { ExhibitionId: visitor.exhibitionId, Name: '访客', Mob: '13800020001' };
  const { result } = await phone.call('insert/VisitorExhibitionInfo', { record });
  visitor.visitorId = String((result as Row)['VisitorId']);
});
afterEach(() => {
  for (const tab of tabs) tab.kill();
  tabs = [];
});

async function newTab(): Promise<Tab> {
  const tab = await openTab();
  tabs.push(tab);
  // Loaded on demand: its first load takes longer than a test waits.
  await import('#sending/duplicates/duplicateChecks.ts');
  const { device } = tab;
  device.getState().set('visitorId', visitor.visitorId);
  device.getState().set('exhibitorId', stand.exhibitorId);
  device.getState().set('exhibitorUserId', stand.exhibitorUserId);
  return tab;
}

const boothRow = (kind: string, of: () => Promise<unknown>, record: ServerRow) => async (tab: Tab) => {
  const gateways = await import('#features/exhibitorCenter/ownRows/boothRowGateway.ts');
  const rows = (await of()) as Parameters<typeof gateways.boothRowGateway>[0]['of'];
  const { exhibitorId, exhibitorUserId } = stand;
  const owner = { kind: 'boothRow', exhibitorId, exhibitorUserId, form: kind, recordId: '' } as const;
  const entry = gateways.newRowEntry(stand, { owner, record });
  await tab.createSubmission(entry, gateways.boothRowGateway({ booth: stand, of: rows })).start();
};

const address = {
  name: mark,
  phone: '13800001111',
  province: '上海市',
  city: '上海市',
  area: '青浦区',
  detail: '崧泽大道 333 号',
  postalCode: '',
  isDefault: false,
};

async function soldProduct(): Promise<Row> {
  const rows = await phone.rows('Product', visitor.exhibitionId);
  const found = rows.find(
    (row) =>
      row['IsShow'] === true &&
      row['IsRelease'] === true &&
      row['IsRecycled'] !== true &&
      !(row['Specifications'] as Row[]).some(({ size }) => size !== undefined) &&
      Number(String(row['ExhibitorId']).slice(-4)) % 5 !== 3 &&
      Number(row['ProductPrice']) > 0 &&
      Number(row['StockNumber']) > 9,
  );
  if (found === undefined) throw new Error('nothing is sold');
  return found;
}

async function placeOrder(tab: Tab): Promise<void> {
  const row = await soldProduct();
  const { orderEntry, orderGateway } = await import('#features/orders/orderSubmission.ts');
  const order = {
    ...visitor,
    exhibitorId: String(row['ExhibitorId']),
    infoId: '',
    delivery: 'pickUp' as const,
    address: undefined,
    receiver: '访客',
    note: mark,
    lines: [
      {
        productId: String(row['RecordId']),
        name: String(row['ProductName']),
        type: '',
        typeName: '',
        quantity: 1,
        unitCents: Number(row['ProductPrice']),
      },
    ],
  };
  await tab.createSubmission(orderEntry(order), orderGateway).start();
}

async function askToReturn(tab: Tab): Promise<void> {
  await placeOrder(tab);
  const placed = (await phone.rows('Order')).find((row) => row['VisitorId'] === visitor.visitorId);
  const orderId = String(placed?.['RecordId']);
  await phone.call('updateByCondition/Order', {
    condition: { RecordId: orderId, VisitorId: visitor.visitorId },
    setValue: { state: '401' },
  });
  const { findOrder } = await import('#entities/order/orderQueries.ts');
  const order = await findOrder(await tab.services().client(), { ...visitor, orderId });
  if (order === undefined) throw new Error('There is no such order');
  const afterSale = await import('#features/orders/afterSaleSubmission.ts');
  const request = { kind: 'return', reason: '质量问题', content: mark, pictures: [] } as const;
  await tab.createSubmission(afterSale.afterSaleEntry(order, request), afterSale.afterSaleGateway).start();
}

/** By the collection; each writes one row with `mark` in it. */
const writes: Readonly<Record<string, (tab: Tab) => Promise<unknown>>> = {
  Product: boothRow(
    'product',
    async () => (await import('#features/exhibitorCenter/products/productQueries.ts')).productRows,
    { ProductName: mark },
  ),
  LiveList: boothRow(
    'live',
    async () => (await import('#features/exhibitorCenter/boothLives/liveQueries.ts')).liveRows,
    { Title: mark, StartTime: '2026-12-01 10:00:00' },
  ),
  Promotion: boothRow(
    'promotion',
    async () => (await import('#features/exhibitorCenter/boothPromotions/promotionQueries.ts')).promotionRows,
    { name: mark, StartTime: '2026-12-01 10:00:00', EndTime: '2026-12-01 11:00:00' },
  ),
  ExhibitorContact: boothRow(
    'contact',
    async () => (await import('#features/exhibitorCenter/boothContacts/contactQueries.ts')).contactRows,
    { Name: mark, IsAdmin: false },
  ),
  FileDownloadTask: boothRow(
    'file',
    async () => (await import('#features/exhibitorCenter/boothFiles/fileQueries.ts')).fileRows,
    { Name: mark, Url: 'https://storage.sandbox.test/file.pdf', Rule: 'always' },
  ),
  Address: async (tab) => {
    const { saveAddress } = await import('#entities/address/addressWrites.ts');
    await saveAddress(await tab.services().client(), visitor, address, undefined);
  },
  ProductVisitInfoMessage: async (tab) => {
    const { postComment } = await import('#entities/comment/postComment.ts');
    const { exhibitionId, visitorId } = visitor;
    const productId = String((await soldProduct())['RecordId']);
    const subject = { kind: 'product', exhibitionId, exhibitorId: '', productId } as const;
    const comment = { subject, visitorId, name: '访客', text: mark };
    await postComment(await tab.services().client(), comment);
  },
  VisitInfoMessageComment: async (tab) => {
    const { postReply } = await import('#entities/comment/postComment.ts');
    const reply = { ...visitor, commentId: 'commentshop0000000000001', name: '访客', text: mark };
    await postReply(await tab.services().client(), reply);
  },
  Order: placeOrder,
  SalesServiceRecord: askToReturn,
};

/** The rows that are valid: an order is closed and not deleted. */
async function valid(collection: string): Promise<readonly Row[]> {
  const each = [stand, visitor].map(({ exhibitionId }) => phone.rows(collection, exhibitionId));
  const rows = (await Promise.all(each)).flat();
  return rows.filter((row) => JSON.stringify(row).includes(mark) && row['state'] !== '402');
}

describe.each(Object.keys(writes))('a new row of %s', (collection) => {
  const write = (tab: Tab) => writes[collection]?.(tab);

  it('is one in the end where the browser delivers it twice', async () => {
    await phone.fault({ name: 'deliveredTwice', path: `insert/${collection}`, times: 1 });
    await write(await newTab());
    await vi.waitFor(async () => expect(await valid(collection)).toHaveLength(1), 5_000);
  });

  it('is one once a later page gets an answer, where nothing says at first how many there are', async () => {
    await phone.fault({ name: 'deliveredTwice', path: `insert/${collection}`, times: 1 });
    const isAfter = () => phone.asked.some(({ path }) => path === `insert/${collection}`);
    phone.answerInstead(({ path }) =>
      isAfter() && /^query(List|Count)\//.test(path) && path.endsWith(`/${collection}`)
        ? new Response('', { status: 503 })
        : undefined,
    );
    const tab = await newTab();
    await write(tab);
    await vi.waitFor(() => expect(localStorage.getItem('duplicateChecks')).toContain(collection));
    tab.kill();
    expect(await valid(collection)).toHaveLength(2);
    phone.answerInstead(() => undefined);
    await newTab();
    const { resumeDuplicateChecks } = await import('#sending/duplicates/duplicateChecks.ts');
    resumeDuplicateChecks();
    await vi.waitFor(async () => expect(await valid(collection)).toHaveLength(1), 5_000);
    await vi.waitFor(() => expect(localStorage.getItem('duplicateChecks')).toBe('[]'));
  });
});

it('a default address that the browser delivers twice stays the default one', async () => {
  await phone.fault({ name: 'deliveredTwice', path: 'insert/Address', times: 1 });
  const tab = await newTab();
  const { saveAddress } = await import('#entities/address/addressWrites.ts');
  await saveAddress(await tab.services().client(), visitor, { ...address, isDefault: true }, undefined);
  await vi.waitFor(async () => expect(await valid('Address')).toMatchObject([{ IsDefault: true }]), 5_000);
});
