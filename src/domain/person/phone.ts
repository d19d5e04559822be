import { isMobile, normaliseMobile, withoutDashes } from './contact.ts';
import type { Country } from '../country/countryTable.ts';
import { splitDialCode } from '../country/countryOf.ts';
import type { Problem } from '../text/problem.ts';
import { bracketZero, withoutTrunk } from './trunkPrefix.ts';

/** The two parts of `+852 91234567`; `dialCode` is '' without a country code. */
export interface PhoneParts {
  readonly dialCode: string;
  readonly number: string;
}

/** Foreign numbers have at least four digits, and with the country code at most fifteen (E.164). */
const fewestDigits = 4;
const maxDigits = 14;
const maxDigitsInAll = 15;

const separators = /[\s().\u00ad\u00b7\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff/]/g;

function fold(text: string, dialCode: string): string {
  const folded = text.normalize('NFKC').replace(/\(0\)/g, bracketZero(dialCode));
  return withoutDashes(folded.replace(separators, ''));
}

export function readPhone(answer: string): PhoneParts {
  const parts = /^\+([1-9]\d{0,3}) (.*)$/.exec(answer);
  return parts ? { dialCode: parts[1] ?? '', number: parts[2] ?? '' } : { dialCode: '', number: answer };
}

export function writePhone({ dialCode, number }: PhoneParts): string {
  if (number.trim() === '') return '';
  return dialCode === '' ? number : `+${dialCode} ${number}`;
}

/** A complete number sets the country code; anything else is appended to the chosen one. */
export function typePhone(countries: readonly Country[], typed: string, dialCode: string): PhoneParts {
  const split = (zeroOf: string) => {
    const whole = /^(?:\+|00)(\d+)$/.exec(fold(typed, zeroOf));
    return whole && splitDialCode(countries, whole[1] ?? '');
  };
  const found = split('');
  return (found && split(found.dialCode)) ?? { dialCode, number: typed };
}

/**
 * `+<code> <digits>`. What is dialled inside a country alone is removed. A mainland mobile
 * needs no code; an American number typed with 1 and without + counts as mainland if it looks like one.
 */
export function normalisePhone(answer: string, countries: readonly Country[]): string {
  const parts = readPhone(answer);
  const { dialCode, number } = parts.dialCode === '' ? typePhone(countries, answer, '') : parts;
  const digits = fold(number, dialCode);
  if (dialCode === '86') return writePhone({ dialCode, number: normaliseMobile(digits) });
  if (dialCode !== '') return writePhone({ dialCode, number: withoutTrunk(digits, dialCode, countries) });
  const mobile = normaliseMobile(digits);
  return /^1[3-9]\d{9}$/.test(mobile) ? `+86 ${mobile}` : digits;
}

/** Eleven digits for the mainland; elsewhere only the number of digits, because numbering plans change. */
export function checkPhone(answer: string, countries: readonly Country[]): Problem | undefined {
  const { dialCode, number } = readPhone(normalisePhone(answer, countries));
  if (number === '') return { code: 'phoneEmpty' };
  if (dialCode === '') return { code: /^\d+$/.test(number) ? 'dialCodeMissing' : 'phoneAbroadInvalid' };
  if (dialCode === '86') return isMobile(number) ? undefined : { code: 'phoneInvalid' };
  const isNumber = /^\d+$/.test(number) && number.length >= fewestDigits && number.length <= maxDigits;
  const fits = isNumber && dialCode.length + number.length <= maxDigitsInAll;
  return fits ? undefined : { code: 'phoneAbroadInvalid' };
}
