import { codePointCount } from '../text/cleanText.ts';
import type { Problem } from '../text/problem.ts';

export const passwordMinLength = 6;

/** Spaces count: a password is never normalised. */
export function checkPassword(password: string): Problem | undefined {
  if (password === '') return { code: 'passwordEmpty' };
  if (codePointCount(password) >= passwordMinLength) return undefined;
  return { code: 'passwordTooShort', values: { min: passwordMinLength } };
}

export function checkPasswordConfirmation(password: string, confirmation: string): Problem | undefined {
  if (confirmation === '') return { code: 'confirmationEmpty' };
  return confirmation === password ? undefined : { code: 'passwordsDiffer' };
}

/** Full-width digits are folded, spaces and dashes removed. */
export function normaliseCode(text: string): string {
  return text.normalize('NFKC').replace(/[\s\-\u2010-\u2015\u200b-\u200f\u2212\ufeff]/g, '');
}

export function checkCode(text: string): Problem | undefined {
  return normaliseCode(text) === '' ? { code: 'codeEmpty' } : undefined;
}
