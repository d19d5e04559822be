import { beforeEach, describe, expect, it } from 'vitest';
import { productOffers } from '#entities/product/rules/productOffer.ts';
import { offSale } from '#entities/product/rules/offSale.ts';
import type { Row } from '#sandbox/store/store.ts';
import { openSandbox } from '#tests/sandbox/openSandbox.ts';

const ExhibitionId = 'shop00000000000000000001';
const VisitorId = 'person00000000000000000o';

let sandbox: ReturnType<typeof openSandbox>;
let product: Row;
let unit: number;

const offersOf = (row: Row) =>
  productOffers({
    ProductPrice: String(row['ProductPrice']),
    StockNumber: String(row['StockNumber']),
    MinOrderNumber: String(row['MinOrderNumber']),
    Specifications: row['Specifications'] as unknown[],
  });
const stockNow = async () => {
  const rows = await sandbox.rows('Product', ExhibitionId);
  const row = rows.find(({ RecordId }) => RecordId === product['RecordId']);
  return offersOf(row ?? {})[0]?.stock;
};

beforeEach(async () => {
  sandbox = openSandbox();
  const rows = await sandbox.rows('Product', ExhibitionId);
  const found = rows.find((row) => {
    const [offer] = offersOf(row);
    const isPaidFirst = Number(String(row['ExhibitorId']).slice(-4)) % 5 === 3;
    return offSale(row) === undefined && !isPaidFirst && offer?.type === '' && (offer.stock ?? 0) > 5;
  });
  product = found ?? {};
  unit = offersOf(product)[0]?.priceCents ?? NaN;
});

const orderOf = (ProductNum: string, more: Row = {}, line: Row = {}): Row => ({
  AppType: '商城',
  Orderinfo: {
    ExhibitionId,
    VisitorId,
    ExhibitorId: product['ExhibitorId'],
    Sum: String(unit * Number(ProductNum)),
    state: '201',
    Logistics: '1',
    ClientRef: 'ref',
    ...more,
  },
  Productinfo: [
    {
      ProductId: product['RecordId'],
      ProductName: 'x',
      Type: '',
      ProductNum,
      UnitPrice: String(unit),
      ...line,
    },
  ],
});
const insert = (record: Row) => sandbox.call('insert/Order', { record });
const act = async (recordId: unknown, action: string) =>
  (
    await sandbox.send('/sandbox/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ recordId, action, reason: 'because' }),
    })
  ).status;
const move = (recordId: unknown, state: string) =>
  sandbox.call('update/Order', { recordId, setValue: { state } });

describe('an order at the sandbox', () => {
  it('takes the goods out of the stock and is read with its lines', async () => {
    const before = await stockNow();
    const { result } = await insert(orderOf('2'));
    expect(result).toMatchObject({ state: '201', Sum: String(unit * 2), ClientRef: 'ref' });
    expect(await stockNow()).toBe((before ?? 0) - 2);
    const { result: read } = await sandbox.call('queryList/Order', {
      condition: { RecordId: result['RecordId'], VisitorId },
      childObjects: [{ fieldName: 'OrderLines', reference: { object: 'OrderLineItem', field: 'OrderId' } }],
    });
    expect(read[0]?.['OrderLines']).toMatchObject([{ ProductNum: '2' }]);
  });

  it.each([
    ['more than there is', '9999', {}, {}, 1901],
    ['another price', '1', {}, { UnitPrice: '1' }, 1902],
    ['a product that is gone', '1', {}, { ProductId: 'gone' }, 1903],
    ['a quantity of 0', '0', {}, {}, 400000],
    ['a quantity of -1', '-1', {}, {}, 400000],
    ['a quantity of 1.5', '1.5', {}, {}, 400000],
    ['a wrong sum', '1', { Sum: '1' }, {}, 400000],
    ['a stranger', '1', { VisitorId: 'VisitorOther000000000001' }, {}, 400000],
  ])('with %s is refused', async (_, number, info, line, resCode) => {
    expect((await insert(orderOf(number, info, line))).resCode).toBe(resCode);
  });

  it('of fewer than the exhibitor sells is refused', async () => {
    const setValue = { MinOrderNumber: '3' };
    await sandbox.call('update/Product', { recordId: product['RecordId'], setValue });
    expect((await insert(orderOf('2'))).resCode).toBe(1906);
    expect((await insert(orderOf('3'))).resCode).toBe(0);
  });

  it('goes from the shipping to a refused return, and never twice', async () => {
    const { RecordId } = (await insert(orderOf('1'))).result;
    expect((await move(RecordId, '401')).resCode).toBe(1905);
    expect(await act(RecordId, 'ship')).toBe(200);
    expect(await act(RecordId, 'ship')).toBe(400);
    const { result: parcels } = await sandbox.call('queryList/LogisticsInfo', {
      condition: { OrderId: RecordId, VisitorId },
    });
    expect(parcels[0]?.['Traces']).toHaveLength(4);
    expect((await move(RecordId, '402')).resCode).toBe(1905);
    expect((await move(RecordId, '401')).resCode).toBe(0);
    const record = { OrderId: RecordId, ExhibitionId, VisitorId, Type: '313', Reason: 'x' };
    expect((await sandbox.call('insert/SalesServiceRecord', { record })).resCode).toBe(0);
    expect((await move(RecordId, '313')).resCode).toBe(0);
    expect((await sandbox.call('insert/SalesServiceRecord', { record })).resCode).toBe(1905);
    expect(await act(RecordId, 'refuse')).toBe(200);
    const { result: history } = await sandbox.call('queryList/SalesServiceRecord', {
      condition: { OrderId: RecordId, VisitorId },
    });
    expect(history.map((row) => row['Type'])).toEqual(['313', '312']);
  });

  it('that is cancelled puts its goods back', async () => {
    const before = await stockNow();
    const { RecordId } = (await insert(orderOf('3'))).result;
    await move(RecordId, '402');
    expect(await stockNow()).toBe(before);
  });

  it('is shown with what the exhibitor can do', async () => {
    const { OrderLineNumber } = (await insert(orderOf('1'))).result;
    const html = await (await sandbox.send('/sandbox/orders')).text();
    expect(html).toContain(String(OrderLineNumber));
    expect(html).toContain('value="ship"');
  });
});
