import { describe, expect, it } from 'vitest';
import { checkAddress, checkPostalCode } from '#domain/person/postalAddress.ts';

describe('a postal code', { tags: ['shared-texts'] }, () => {
  it.each(['300000', ' 300000 ', '３０００００', ''])('may be %j', (text) => {
    expect(checkPostalCode(text)).toBeUndefined();
  });

  it.each(['30000', '3000000', '30000a', '300 000'])('%j has the wrong format', (text) => {
    expect(checkPostalCode(text)).toEqual({ code: 'postalCodeInvalid', field: 'postalCode' });
  });
});

describe('an address', () => {
  it('needs an area and a detailed address, in this order', { tags: ['shared-texts'] }, () => {
    const problems = checkAddress({ area: ' ', detail: '', postalCode: '1' });
    expect(problems.map(({ code }) => code)).toEqual([
      'areaEmpty',
      'detailedAddressEmpty',
      'postalCodeInvalid',
    ]);
  });

  it('is complete without a postal code', () => {
    expect(checkAddress({ area: '江海市', detail: '滨河路 1 号', postalCode: '' })).toEqual([]);
  });
});
