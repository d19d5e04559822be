import type { Problem, ProblemCode } from '../text/problem.ts';
import { isRealDate } from '../time/formatVenueTime.ts';

export const documentTypes = [
  'mainlandId',
  'passport',
  'homeReturnPermit',
  'hkMacaoPermit',
  'taiwanPermit',
] as const;
export type DocumentType = (typeof documentTypes)[number];

interface DocumentRule {
  readonly problem: ProblemCode;
  /** `today` as the number 20261231. */
  readonly accepts: (number: string, today: number) => boolean;
}

const rules: Readonly<Record<DocumentType, DocumentRule>> = {
  mainlandId: { problem: 'mainlandIdInvalid', accepts: isMainlandId },
  // Passports differ from country to country, so this one stays loose.
  passport: { problem: 'passportInvalid', accepts: (number) => /^[A-Z0-9]{5,20}$/.test(number) },
  homeReturnPermit: {
    problem: 'homeReturnPermitInvalid',
    accepts: (number) => /^[HM]\d{8}(?:\d{2})?$/.test(number),
  },
  hkMacaoPermit: {
    problem: 'hkMacaoPermitInvalid',
    accepts: (number) => /^(?:C[A-Z0-9]\d{7}|W\d{8})$/.test(number),
  },
  taiwanPermit: { problem: 'taiwanPermitInvalid', accepts: (number) => /^\d{8}(?:\d{2})?$/.test(number) },
};

export function isDocumentType(value: unknown): value is DocumentType {
  return documentTypes.some((type) => type === value);
}

export function normaliseDocumentNumber(text: string): string {
  const folded = text
    .normalize('NFKC')
    .replace(/[\s\-\u00ad\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2212\ufeff]/g, '');
  return folded.toUpperCase();
}

/** `today` is `YYYY-MM-DD` at the venue, the latest birthday; without it any day of this century is accepted. */
export function checkDocument(
  entry: { readonly type: string; readonly number: string },
  today = '2099-12-31',
): Problem | undefined {
  if (!isDocumentType(entry.type)) return { code: 'documentTypeMissing' };
  const number = normaliseDocumentNumber(entry.number);
  if (number === '') return { code: 'documentNumberEmpty' };
  const rule = rules[entry.type];
  return rule.accepts(number, Number(today.replace(/-/g, ''))) ? undefined : { code: rule.problem };
}

/**
 * Whether the last character of an 18-digit number is correct (MOD 11-2). A hint only: the specification does not
 * require it. Numbers of 15 digits have no check digit and return true.
 */
export function hasMainlandIdCheckDigit(text: string): boolean {
  const number = normaliseDocumentNumber(text);
  if (/^\d{15}$/.test(number)) return true;
  if (!/^\d{17}[\dX]$/.test(number)) return false;
  let sum = 0;
  for (let index = 0; index < 17; index++) sum += Number(number.charAt(index)) * (2 ** (17 - index) % 11);
  return '10X98765432'.charAt(sum % 11) === number.charAt(17);
}

/** Shows at most the first six and last four characters, and at most about half. */
export function maskDocumentNumber(text: string): string {
  const number = normaliseDocumentNumber(text);
  const head = Math.min(6, Math.floor(number.length / 3));
  const tail = Math.min(4, Math.floor(number.length / 4));
  const hidden = '*'.repeat(number.length - head - tail);
  return number.slice(0, head) + hidden + number.slice(number.length - tail);
}

function isMainlandId(number: string, today: number): boolean {
  const long = /^[1-9]\d{5}((?:18|19|20)\d{2})(\d{2})(\d{2})\d{3}[\dX]$/.exec(number);
  if (long) return isBirthday(Number(long[1]), Number(long[2]), Number(long[3]), today);
  // Issued until 1999, so the year is 19xx.
  const short = /^[1-9]\d{5}(\d{2})(\d{2})(\d{2})\d{3}$/.exec(number);
  return short !== null && isBirthday(1900 + Number(short[1]), Number(short[2]), Number(short[3]), today);
}

/** A calendar day that is not in the future; compared as numbers, because `Date` uses the phone's time zone. */
function isBirthday(year: number, month: number, day: number, today: number): boolean {
  return isRealDate(year, month, day) && year * 10_000 + month * 100 + day <= today;
}
