import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVehiclePlate, normaliseVehiclePlate, provinceSigns } from '#domain/person/isVehiclePlate.ts';

describe('a vehicle’s plate', { tags: ['vehicle-plate'] }, () => {
  it.each([
    ['of digits', '沪A12345'],
    ['of letters and digits', '粤B6K88Z'],
    ['of a lorry’s trailer', '鲁H1234挂'],
    ['of a driving school', '京A1234学'],
    ['that also drives in Hong Kong', '粤Z1234港'],
    ['that also drives in Macao', '粤Z1234澳'],
    ['of the police', '京A1234警'],
    ['of an embassy', '224578使'],
    ['of an embassy until 2017', '使014578'],
    ['of a consulate', '沪A0023领'],
    ['of the fire services', '京X1234应急'],
    ['of a small electric vehicle', '沪AD12345'],
    ['of a small hybrid', '浙AF00123'],
    ['of a large electric vehicle', '苏E12345D'],
  ])('%s is valid: %s', (_what, plate) => {
    expect(isVehiclePlate(plate)).toBe(true);
  });

  it.each([
    ['without a province', 'A12345'],
    ['without the letter of its city', '沪12345'],
    ['of an embassy with five digits', '使01457'],
    ['of an embassy with a province', '京A224578使'],
    ['of a consulate without a province', '0023领'],
    ['of a consulate with five digits', '沪A00234领'],
    ['of the fire services with another letter', '京A1234应急'],
    ['of a province that there is not', '海A12345'],
    ['of four signs', '沪A1234'],
    ['of six digits', '沪A123456'],
    ['of seven signs', '沪AD123456'],
    ['with the letter I', '沪A1234I'],
    ['with the letter O', '沪AO1234'],
    ['with another character at its end', '沪A1234车'],
    ['with a letter that names no drive', '沪AM12345'],
    ['and more', '沪A12345\n沪A12346'],
    ['that is empty', ''],
  ])('%s is invalid: %j', (_what, plate) => {
    expect(isVehiclePlate(plate)).toBe(false);
  });

  it.each(['沪A·12345', '沪a 12345', '沪Ａ１２３４５', ' 沪A-12345 '])(
    'typed as %j is read as 沪A12345',
    (typed) => {
      expect(normaliseVehiclePlate(typed)).toBe('沪A12345');
      expect(isVehiclePlate(typed)).toBe(true);
    },
  );

  it.each(['使014·578', '使 014578', '使０１４５７８'])('typed as %j is read as 使014578', (typed) => {
    expect(normaliseVehiclePlate(typed)).toBe('使014578');
    expect(isVehiclePlate(typed)).toBe(true);
  });

  it.each(Array.from(provinceSigns))('of %s is known', (sign) => {
    expect(isVehiclePlate(`${sign}A12345`)).toBe(true);
    expect(isVehiclePlate(`${sign}AD12345`)).toBe(true);
  });

  it('has one of thirty-one provinces, each listed once', () => {
    expect(new Set(provinceSigns).size).toBe(31);
    expect(provinceSigns).toHaveLength(31);
  });

  it('may be in full-width and small letters, and no text makes it throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (text, isWide) => {
        expect(normaliseVehiclePlate(normaliseVehiclePlate(text))).toBe(normaliseVehiclePlate(text));
        const typed = Array.from('ad12345', (sign) =>
          isWide ? String.fromCharCode(sign.charCodeAt(0) + 0xfee0) : sign,
        ).join('');
        expect(isVehiclePlate(`沪${typed}`)).toBe(true);
        expect(isVehiclePlate(text) && !provinceSigns.includes(normaliseVehiclePlate(text).charAt(0))).toBe(
          false,
        );
      }),
      // In upper case this one letter becomes three.
      { examples: [['\u1fe2', false]], numRuns: 300 },
    );
  });
});
