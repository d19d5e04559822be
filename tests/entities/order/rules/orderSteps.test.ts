import { describe, expect, it } from 'vitest';
import boothEn from '#features/exhibitorCenter/words/en.json';
import boothZh from '#features/exhibitorCenter/words/zh.json';
import en from '#features/orders/words/en.json';
import zh from '#features/orders/words/zh.json';
import { checkRefund } from '#entities/order/rules/checkRefund.ts';
import {
  codeBefore,
  isAwaited,
  isInTab,
  nextExhibitorAct,
  nextVisitorAct,
  orderActions,
  orderTabs,
} from '#entities/order/rules/orderActions.ts';
import { codeOfState, type OrderState } from '#entities/order/rules/orderState.ts';
import { stateOfOrder } from '#entities/order/rules/orderStep.ts';

const table: readonly [OrderState, visitor: string, exhibitor: string][] = [
  ['toPay', 'write', 'confirmPayment'],
  ['toShip', 'write', 'ship'],
  ['toReceive', 'receive', 'write'],
  ['completed', 'buyAgain', 'write'],
  ['closed', 'buyAgain', 'write'],
  ['refundAsked', 'write', 'agree'],
  ['refundAgreed', 'write', 'noteRefund'],
  ['refundDone', 'buyAgain', 'write'],
  ['refundRefused', 'receive', 'write'],
  ['refundRefusedReceived', 'buyAgain', 'write'],
  ['returnAsked', 'write', 'agree'],
  ['returnAgreed', 'sendBack', 'markBack'],
  ['returnSentBack', 'write', 'markBack'],
  ['returnArrived', 'write', 'noteRefund'],
  ['returnDone', 'buyAgain', 'write'],
  ['returnRefused', 'buyAgain', 'write'],
  ['exchangeAsked', 'write', 'agree'],
  ['exchangeAgreed', 'sendBack', 'markBack'],
  ['exchangeSentBack', 'write', 'markBack'],
  ['exchangeArrived', 'write', 'sendSecond'],
  ['exchangeDone', 'buyAgain', 'write'],
  ['exchangeRefused', 'buyAgain', 'write'],
  ['unknown', 'write', 'write'],
];

describe('every state of an order', () => {
  it('is in the table', () => {
    expect(table.map(([state]) => state).sort()).toEqual(Object.keys(orderActions).sort());
  });

  it.each(table)('%s: the visitor comes to %s, the exhibitor to %s', (state, visitor, exhibitor) => {
    expect(nextVisitorAct(state)).toBe(visitor);
    expect(nextExhibitorAct(state)).toBe(exhibitor);
  });

  it.each(table)('%s has one sentence for each side in both languages', (state) => {
    const read = (words: object, key: string) => (words as Record<string, string>)[key] ?? '';
    for (const words of [en, zh]) {
      expect(read(words, `hint_${state}`)).toMatch(/[.。]$/);
      expect(read(words, `state_${state}`)).not.toBe('');
    }
    for (const words of [boothEn, boothZh]) expect(read(words, `boothHint_${state}`)).toMatch(/[.。]$/);
  });
});

describe('the step of a return', () => {
  const parcel = { ReturnExpressCompany: '江海速运', ReturnExpressNum: 'SF8000111122' };
  it.each<[string, object, OrderState]>([
    ['311', {}, 'returnAgreed'],
    ['311', parcel, 'returnSentBack'],
    ['311', { IsReturnReceived: true }, 'returnArrived'],
    ['311', { ...parcel, IsReturnReceived: 'true', RefundSum: '3843050' }, 'returnDone'],
    ['311', { RefundSum: 'soon' }, 'returnAgreed'],
    ['321', parcel, 'exchangeSentBack'],
    ['321', { ...parcel, IsReturnReceived: true }, 'exchangeArrived'],
    ['321', { IsExchangeSent: true }, 'exchangeDone'],
    ['321', { ExchangeExpressNum: 'SF7000333344' }, 'exchangeDone'],
    ['321', { RefundSum: '100' }, 'exchangeAgreed'],
    ['301', { RefundSum: '100' }, 'refundDone'],
    ['302', {}, 'refundRefused'],
    ['302', { StateBefore: '202' }, 'refundRefused'],
    ['302', { StateBefore: '401' }, 'refundRefusedReceived'],
    ['401', { ...parcel, RefundSum: '100' }, 'completed'],
  ])('in %s with %j is %s', (state, more, step) => {
    expect(stateOfOrder({ state, ...more })).toBe(step);
    expect(codeOfState(step === 'unknown' ? 'closed' : step)).toBe(state);
  });

  it('that waits for the visitor is not awaited from the exhibitor', () => {
    expect(isAwaited('returnAgreed')).toBe(false);
    expect(isAwaited('returnSentBack')).toBe(true);
  });

  it.each<[OrderState, string, readonly string[]]>([
    ['refundRefused', '202', ['toReceive', 'returns', 'all']],
    ['refundRefusedReceived', '401', ['completed', 'returns', 'all']],
    ['exchangeRefused', '401', ['completed', 'returns', 'all']],
  ])('%s goes on as %s, also in the tabs', (state, code, tabs) => {
    expect(codeBefore(state)).toBe(code);
    expect(orderTabs.filter((tab) => isInTab(state, tab))).toEqual(tabs);
  });
});

describe('a refund that is noted', () => {
  const right = { amount: '¥1,280.50', day: '2026-11-28', way: '银行转账' };
  it('has its amount in cents and its day', () => {
    expect(checkRefund(right, 128_050)).toEqual({
      note: { cents: 128_050, day: '2026-11-28', way: '银行转账' },
      problems: {},
    });
    expect(checkRefund(right, undefined).note?.cents).toBe(128_050);
  });

  it.each([
    [{ amount: '' }, { amount: 'amountEmpty' }],
    [{ amount: '0' }, { amount: 'amountWrong' }],
    [{ amount: '1.234' }, { amount: 'amountWrong' }],
    [{ amount: '-3' }, { amount: 'amountWrong' }],
    [{ amount: '1280.51' }, { amount: 'amountTooMuch' }],
    [{ day: '' }, { day: 'dayEmpty' }],
    [{ day: '2026-02-31' }, { day: 'dayWrong' }],
    [{ way: '  ' }, { way: 'wayEmpty' }],
    [{ way: '转'.repeat(61) }, { way: 'wayTooLong' }],
  ])('%j is refused as %j', (typed, problems) => {
    expect(checkRefund({ ...right, ...typed }, 128_050)).toEqual({ note: undefined, problems });
  });
});
