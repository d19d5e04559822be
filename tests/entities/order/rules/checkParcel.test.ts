import { describe, expect, it } from 'vitest';
import { checkParcel, tidyNumber } from '#entities/order/rules/checkParcel.ts';

describe('what a parcel is sent by', () => {
  it.each([
    ['江海速运', 'SF1234567890123', {}],
    ['江海速运', ' sf 1234 5678 9012 ', {}],
    ['江海速运', 'ＳＦ１２３４５６７８', {}],
    ['', 'SF12345678', { company: 'companyEmpty' }],
    ['  ', '', { company: 'companyEmpty', number: 'numberEmpty' }],
    ['运'.repeat(41), '1234567890', { company: 'companyTooLong' }],
    ['江海速运', '1234567', { number: 'numberWrong' }],
    ['江海速运', 'ABCDEFGHIJ', { number: 'numberWrong' }],
    ['江海速运', '快递12345678', { number: 'numberWrong' }],
    ['江海速运', '1'.repeat(31), { number: 'numberWrong' }],
  ])('%s %s is checked', (company, number, problems) => {
    expect(checkParcel({ company, number })).toEqual(problems);
  });

  it('is written without spaces and in capitals', () => {
    expect(tidyNumber(' sf 12 ')).toBe('SF12');
    expect(tidyNumber('ｓｆ－１２\u200b')).toBe('SF-12');
  });
});
