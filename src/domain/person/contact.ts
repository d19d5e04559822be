import type { Problem } from '../text/problem.ts';

export interface Contact {
  readonly kind: 'mobile' | 'email';
  readonly value: string;
}

// Invisible characters: address books wrap copied numbers in them.
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const dashes = /[-\u2010-\u2015\u2212]+/g;
const signed = /^(?:[-\u2010-\u2015\u2212]+\+?|\+[-\u2010-\u2015\u2212]+)\d/;

/** A leading minus is kept, because such a text is not a phone number. */
export function withoutDashes(text: string): string {
  return (signed.test(text) ? '-' : '') + text.replace(dashes, '');
}

/**
 * Full-width digits are folded; spaces, dashes and +86 removed. An invalid number is returned folded and stripped,
 * for the check to refuse; a leading minus is kept so that the check refuses it.
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

export function normaliseEmail(text: string): string {
  const folded = text.normalize('NFKC').replace(invisible, '').replace(/\s/g, '');
  // Chinese keyboards type 。 for the dot.
  return folded.replace(/\u3002/g, '.').toLowerCase();
}

/** ASCII, at most 254 characters, a top-level domain of 2 to 4 letters. */
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

/** `138****0000`; '' for an invalid number. */
export function maskMobile(text: string): string {
  const mobile = normaliseMobile(text);
  return isMobile(mobile) ? `${mobile.slice(0, 3)}****${mobile.slice(-4)}` : '****';
}

/** `l***@example.com`; '' for an invalid address. */
export function maskEmail(text: string): string {
  const address = normaliseEmail(text);
  return isEmail(address) ? `${address.slice(0, 1)}***${address.slice(address.lastIndexOf('@'))}` : '****';
}

function isDomainLabel(label: string): boolean {
  return /^[a-z0-9-]{1,63}$/.test(label) && !label.startsWith('-') && !label.endsWith('-');
}

export function maskContact({ kind, value }: Contact): string {
  return kind === 'mobile' ? maskMobile(value) : maskEmail(value);
}
