import type { Problem } from './problem.ts';

/** How a visitor can be reached and proves who they are. */
export interface Contact {
  readonly kind: 'mobile' | 'email';
  readonly value: string;
}

// Marks without a picture: address books wrap a copied number in them.
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const dashes = /[-\u2010-\u2015\u2212]+/g;
const signed = /^(?:[-\u2010-\u2015\u2212]+\+?|\+[-\u2010-\u2015\u2212]+)\d/;

/** The digits without dashes. A minus before the first of them is kept: with it the text is no number of a telephone. */
export function withoutDashes(text: string): string {
  return (signed.test(text) ? '-' : '') + text.replace(dashes, '');
}

/**
 * The mobile number as it is sent: full-width digits folded, spaces, dashes and the country code of
 * mainland China taken away. What is no mobile number comes back folded and stripped, for the check to refuse; a minus
 * before the digits is kept, because with it no number is a mobile number.
 */
export function normaliseMobile(text: string): string {
  const folded = text.normalize('NFKC').replace(invisible, '').replace(/\s/g, '');
  return withoutDashes(folded).replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');
}

export function isMobile(text: string): boolean {
  return /^1\d{10}$/.test(normaliseMobile(text));
}

export function checkMobile(text: string): Problem | undefined {
  if (normaliseMobile(text) === '') return { code: 'phoneEmpty' };
  return isMobile(text) ? undefined : { code: 'phoneInvalid' };
}

/** The address as it is sent: folded, without spaces, in lower case, so that one person has one spelling. */
export function normaliseEmail(text: string): string {
  const folded = text.normalize('NFKC').replace(invisible, '').replace(/\s/g, '');
  // A Chinese keyboard types 。 where the dot is.
  return folded.replace(/\u3002/g, '.').toLowerCase();
}

/** Local part, @, domain, ending of 2 to 4 letters; ASCII only and 254 characters at most. */
export function isEmail(text: string): boolean {
  const address = normaliseEmail(text);
  const at = address.lastIndexOf('@');
  if (at < 1 || at > 64 || address.length > 254) return false;
  if (!/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/.test(address.slice(0, at))) return false;
  const domain = address.slice(at + 1);
  return /\.[a-z]{2,4}$/.test(domain) && domain.split('.').every(isDomainLabel);
}

export function checkEmail(text: string): Problem | undefined {
  if (normaliseEmail(text) === '') return { code: 'emailEmpty' };
  return isEmail(text) ? undefined : { code: 'emailInvalid' };
}

/** `138****0000`; whatever is no mobile number shows nothing at all. */
export function maskMobile(text: string): string {
  const mobile = normaliseMobile(text);
  return isMobile(mobile) ? `${mobile.slice(0, 3)}****${mobile.slice(-4)}` : '****';
}

/** `l***@example.com`; whatever is no address shows nothing at all. */
export function maskEmail(text: string): string {
  const address = normaliseEmail(text);
  return isEmail(address) ? `${address.slice(0, 1)}***${address.slice(address.lastIndexOf('@'))}` : '****';
}

function isDomainLabel(label: string): boolean {
  return /^[a-z0-9-]{1,63}$/.test(label) && !label.startsWith('-') && !label.endsWith('-');
}

/** A contact as it may stand on a screen that others can see. */
export function maskContact({ kind, value }: Contact): string {
  return kind === 'mobile' ? maskMobile(value) : maskEmail(value);
}
