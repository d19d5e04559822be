import type { Country } from '../country/countryTable.ts';

/** Where a number begins with the zero that other countries only dial inside: Italy, San Marino, Ivory Coast, Gabon, Congo. */
const zeroBegins = ['39', '378', '225', '241', '242'];

/** What the zero of `+49 (0)40` is: part of the number in Italy, and elsewhere what is not dialled behind a country code. */
export const bracketZero = (dialCode: string): '0' | '' => (zeroBegins.indexOf(dialCode) >= 0 ? '0' : '');

/**
 * What is dialled inside a country where it is not its prefix alone. Only where the rest is a number: 8 and 1 begin numbers too.
 * Of ITU-T E.164 and the numbering plans that libphonenumber follows.
 */
const trunks: Readonly<Record<string, RegExp | undefined>> = {
  // Area codes of America never begin with 1.
  '1': /^1/,
  '7': /^8(?=\d{10}$)/,
  // Until 2019, of calls to and between mobiles.
  '52': /^(?:01|044|045|1)(?=[2-9]\d{9}$)/,
  '370': /^[08](?=[3-79]\d{7}$)/,
  '375': /^(?:80?|0)(?=[1-4]\d{8}$)/,
  '692': /^1(?=[2-6]\d{6}$)/,
  '993': /^8(?=[1-6]\d{7}$)/,
};

/** An Argentine mobile as it is dialled inside the country: area code, 15, number. From abroad 9 comes before the area code. */
const argentineMobile = /^(?:(11)15(\d{8})|([2368]\d{2})15(\d{7})|([2368]\d{3})15(\d{6}))$/;

/** The digits of a number as they follow its country code: without what is dialled inside the country alone. */
export function withoutTrunk(digits: string, dialCode: string, countries: readonly Country[]): string {
  const trunk = countries.find((country) => country.dialCode === dialCode)?.trunk ?? '';
  const known = trunks[dialCode];
  if (known !== undefined) return digits.replace(known, '');
  const isZero = trunk.charAt(0) === '0' && digits.slice(0, trunk.length) === trunk;
  const number = isZero ? digits.slice(trunk.length) : digits;
  return dialCode === '54' ? number.replace(argentineMobile, '9$1$3$5$2$4$6') : number;
}
