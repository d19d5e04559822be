import { describe, expect, it } from 'vitest';
import { readLogistics } from '#entities/order/rules/logistics.ts';
import { codeOfDelivery, readOrder, sumOfLines } from '#entities/order/rules/order.ts';
import {
  afterSaleKind,
  askableKinds,
  askedState,
  isInTab,
  mayVisitor,
  orderActions,
  orderTabs,
} from '#entities/order/rules/orderActions.ts';
import { codeOfState, knownOrderStates, orderState } from '#entities/order/rules/orderState.ts';
import { readSalesRecord, stateWithRecords } from '#entities/order/rules/salesRecord.ts';

describe('the state of an order', { tags: ['order-tabs'] }, () => {
  it('is read from the code that is written for it, as text and as number', () => {
    for (const state of knownOrderStates) {
      expect(orderState(codeOfState(state))).toBe(state);
      expect(orderState(Number(codeOfState(state)))).toBe(state);
    }
  });

  it.each(['', '999', '20', 'toShip', null, {}, 2.01, '__proto__'])('%j is not known', (value) => {
    expect(orderState(value)).toBe('unknown');
  });

  it('that is not known allows nothing and is listed under all', () => {
    expect(orderActions.unknown).toEqual({ visitor: [], exhibitor: [] });
    expect(orderTabs.filter((tab) => isInTab('unknown', tab))).toEqual(['all']);
  });

  it.each([
    ['toPay', ['toShip', 'all']],
    ['toShip', ['toShip', 'all']],
    ['toReceive', ['toReceive', 'all']],
    ['completed', ['completed', 'all']],
    ['closed', ['all']],
    ['refundAsked', ['returns', 'all']],
    ['exchangeRefused', ['completed', 'returns', 'all']],
  ] as const)('%s is in the tabs %j', (state, tabs) => {
    expect(orderTabs.filter((tab) => isInTab(state, tab))).toEqual(tabs);
  });

  it.each([
    ['toPay', ['cancel']],
    ['toShip', ['cancel']],
    ['toReceive', ['receive', 'ask', 'buyAgain']],
    ['completed', ['ask', 'buyAgain']],
    ['closed', ['buyAgain']],
    ['returnAsked', []],
    ['returnRefused', ['ask', 'buyAgain']],
    ['returnAgreed', ['sendBack', 'buyAgain']],
  ] as const)('%s lets the visitor %j', (state, actions) => {
    expect(orderActions[state].visitor).toEqual(actions);
  });

  it('lets goods go back only once they have arrived', () => {
    expect(askableKinds('toReceive')).toEqual(['refund']);
    expect(askableKinds('completed')).toContain('return');
    expect(askableKinds('toShip')).toEqual([]);
  });

  it('after a request is of its kind and waits for the exhibitor', () => {
    for (const kind of askableKinds('completed')) {
      expect(afterSaleKind(askedState(kind))).toBe(kind);
      expect(orderActions[askedState(kind)].exhibitor).toEqual(['agree', 'refuse']);
      expect(mayVisitor(askedState(kind), 'ask')).toBe(false);
    }
    expect(afterSaleKind('completed')).toBeUndefined();
  });

  it('is moved on by a request that is stored, also where the order was not', () => {
    const asked = readSalesRecord({ RecordId: 'r', Type: '313' });
    const records = asked === undefined ? [] : [asked];
    expect(stateWithRecords('completed', records)).toBe('returnAsked');
    expect(stateWithRecords('returnAgreed', records)).toBe('returnAgreed');
    expect(stateWithRecords('completed', [])).toBe('completed');
  });
});

const row = {
  RecordId: 'a'.repeat(24),
  state: 202,
  Sum: '3600',
  Logistics: '1',
  OrderLines: [
    { RecordId: 'l1', ProductName: '主轴', ProductNum: 3, UnitPrice: '1200' },
    { RecordId: 'l2', ProductName: '', ProductNum: '1.5', UnitPrice: 'x', Price: '70' },
    'no line',
  ],
};

describe('an order that is read', () => {
  it('has its lines, sums and delivery', () => {
    const order = readOrder(row);
    expect(order).toMatchObject({ state: 'toReceive', sumCents: 3_600, delivery: 'courier' });
    expect(order?.lines).toMatchObject([
      { quantity: 3, cents: 3_600 },
      { quantity: undefined, unitCents: undefined, cents: 70 },
    ]);
    expect(sumOfLines(order?.lines ?? [])).toBe(3_670);
  });

  it.each([null, 'text', [], {}, { RecordId: '' }])('%j is none', (value) => {
    expect(readOrder(value)).toBeUndefined();
  });

  it('survives every field being of a wrong type', () => {
    const wrong = Object.fromEntries(Object.keys(row).map((key) => [key, { odd: true }]));
    expect(readOrder({ ...wrong, RecordId: 'a' })).toMatchObject({
      state: 'unknown',
      lines: [],
      sumCents: undefined,
    });
  });

  it('of 200 lines counts each of them', () => {
    const OrderLines = Array.from({ length: 200 }, (_, at) => ({ ProductNum: at + 1, UnitPrice: '1' }));
    expect(sumOfLines(readOrder({ ...row, OrderLines })?.lines ?? [])).toBe(20_100);
  });

  it('has the delivery whose code is written', () => {
    expect(readOrder({ ...row, Logistics: codeOfDelivery('pickUp') })?.delivery).toBe('pickUp');
    expect(readOrder({ ...row, Logistics: '9' })?.delivery).toBeUndefined();
  });
});

describe('the way of a parcel', () => {
  it('is told from its newest step, without what says nothing', () => {
    const Traces = [
      { Time: '2026-11-24 08:00:00', Context: '已揽收' },
      { Time: '2026-11-25 09:30:00', Context: '派送中' },
      { Time: 'soon', Context: 'undated' },
      { Time: '2026-11-25 10:00:00', Context: '' },
      'x',
    ];
    const read = readLogistics({ RecordId: 'r', ExpressNum: 'SF1', State: '3', Traces });
    expect(read?.steps.map(({ text }) => text)).toEqual(['派送中', '已揽收', 'undated']);
    expect(read?.isDelivered).toBe(true);
  });
});
