import { describe, expect, it } from 'vitest';
import { checkInquiry, tidyQuantity } from '#features/messages/rules/checkInquiry.ts';

const today = '2027-03-10';
const typed = { quantity: '10', wishDate: '', note: '', address: '' };

describe('an inquiry', () => {
  it.each([
    [{}, {}],
    [{ quantity: '', note: '价格？' }, {}],
    [{ quantity: '' }, { note: 'noteEmpty' }],
    [{ quantity: '0' }, { quantity: 'quantityWrong' }],
    [{ quantity: '1.5' }, { quantity: 'quantityWrong' }],
    [{ quantity: '-3' }, { quantity: 'quantityWrong' }],
    [{ quantity: '1000001' }, { quantity: 'quantityWrong' }],
    [{ quantity: '１２０' }, {}],
    [{ quantity: '1 000' }, {}],
    [{ wishDate: today }, {}],
    [{ wishDate: '2027-03-09' }, { wishDate: 'dateWrong' }],
    [{ wishDate: 'soon' }, { wishDate: 'dateWrong' }],
    [{ note: '长'.repeat(2_001) }, { note: 'noteTooLong' }],
  ])('with %j has the problems %j', (change, problems) => {
    expect(checkInquiry({ ...typed, ...change }, 'inquiry', today)).toEqual(problems);
  });

  it('is sent with the digits of its quantity alone', () => {
    expect(tidyQuantity(' １２０ ')).toBe('120');
  });

  it('for a sample needs an address and nothing else', () => {
    const blank = { ...typed, quantity: '' };
    expect(checkInquiry(blank, 'sample', today)).toEqual({ address: 'addressEmpty' });
    expect(checkInquiry({ ...blank, address: '北湖路 1 号' }, 'sample', today)).toEqual({});
    expect(checkInquiry({ ...blank, address: '路'.repeat(201) }, 'sample', today)).toEqual({
      address: 'addressEmpty',
    });
  });
});
