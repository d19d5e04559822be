import { isMobile, normaliseMobile, withoutDashes } from './contact.ts';
import type { Country } from './country/countryTable.ts';
import { splitDialCode } from './country/countryOf.ts';
import type { Problem } from './problem.ts';

/** A number as it is answered, `+852 91234567`, in its two parts; without a country's code the first is ''. */
export interface PhoneParts {
  readonly dialCode: string;
  readonly number: string;
}

/** A number in another country has at least four digits, and with its country's code at most fifteen (E.164). */
const fewestDigits = 4;
const maxDigits = 14;
const maxDigitsInAll = 15;

const separators = /[\s().\u00ad\u00b7\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff/]/g;

/** Full-width digits folded; spaces, dashes, dots and brackets taken away, and a zero in brackets with them: `+44 (0)20`. */
function fold(text: string): string {
  return withoutDashes(text.normalize('NFKC').replace(/\(0\)/g, '').replace(separators, ''));
}

/** The two parts as they were typed; the space stands between them. */
export function readPhone(answer: string): PhoneParts {
  const parts = /^\+(\d{1,4}) (.*)$/.exec(answer);
  return parts ? { dialCode: parts[1] ?? '', number: parts[2] ?? '' } : { dialCode: '', number: answer };
}

/** Nothing but a country's code is no answer. */
export function writePhone({ dialCode, number }: PhoneParts): string {
  if (number.trim() === '') return '';
  return dialCode === '' ? number : `+${dialCode} ${number}`;
}

/**
 * What was typed or pasted where a number goes: a whole number brings its country's code along, everything else belongs
 * behind the one that was chosen.
 */
export function typePhone(countries: readonly Country[], typed: string, dialCode: string): PhoneParts {
  const digits = fold(typed);
  const whole = /^(?:\+|00)(\d+)$/.exec(digits);
  return (whole && splitDialCode(countries, whole[1] ?? '')) ?? { dialCode, number: typed };
}

/**
 * The number as it is sent: `+<code> <digits>`. The zero that is dialled inside a country is left out, except where it
 * belongs to the number (Italy). The eleven digits of a mainland mobile need no code; an American number that is typed
 * with its 1 and without a + could be either, and counts as one of the mainland where it looks like one.
 */
export function normalisePhone(answer: string, countries: readonly Country[]): string {
  const parts = readPhone(answer);
  const { dialCode, number } = parts.dialCode === '' ? typePhone(countries, answer, '') : parts;
  const digits = fold(number);
  if (dialCode !== '') return writePhone({ dialCode, number: withoutTrunk(digits, dialCode, countries) });
  const mobile = normaliseMobile(digits);
  return /^1[3-9]\d{9}$/.test(mobile) ? `+86 ${mobile}` : digits;
}

function withoutTrunk(digits: string, dialCode: string, countries: readonly Country[]): string {
  if (dialCode === '86') return normaliseMobile(digits);
  const trunk = countries.find((country) => country.dialCode === dialCode)?.trunk ?? '';
  if (trunk === '' || !digits.startsWith(trunk)) return digits;
  // 8 and 1 also begin numbers; in America no area code begins with 1, in Russia a number has ten digits.
  const isTrunk = trunk.charAt(0) === '0' || dialCode === '1' || (dialCode === '7' && digits.length === 11);
  return isTrunk ? digits.slice(trunk.length) : digits;
}

/** Eleven digits for the mainland; elsewhere only how many digits there are, because numbering plans change. */
export function checkPhone(answer: string, countries: readonly Country[]): Problem | undefined {
  const { dialCode, number } = readPhone(normalisePhone(answer, countries));
  if (number === '') return { code: 'phoneEmpty' };
  if (dialCode === '') return { code: /^\d+$/.test(number) ? 'dialCodeMissing' : 'phoneAbroadInvalid' };
  if (dialCode === '86') return isMobile(number) ? undefined : { code: 'phoneInvalid' };
  const isNumber = /^\d+$/.test(number) && number.length >= fewestDigits && number.length <= maxDigits;
  const fits = isNumber && dialCode.length + number.length <= maxDigitsInAll;
  return fits ? undefined : { code: 'phoneAbroadInvalid' };
}
