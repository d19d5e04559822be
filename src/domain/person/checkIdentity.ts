import { checkEmail, checkMobile } from './contact.ts';
import type { Contact } from './contact.ts';
import { checkCode } from './checkPassword.ts';
import { cleanLine, codePointCount } from '../text/cleanText.ts';
import type { Problem } from '../text/problem.ts';

/** `contact` is absent until its kind was chosen; `code` is absent where none is required. */
export interface IdentityEntry {
  readonly name: string;
  readonly company: string;
  readonly contact?: Contact | undefined;
  readonly code?: string | undefined;
}

export const nameMaxCodePoints = 60;
export const companyMaxCodePoints = 120;

// Digits, punctuation, symbols and emoji; without \p{…}, which the oldest browsers lack.
const noLetters =
  /^(?:[\s\d!-@[-`{-~\u00a0-\u00bf\u2000-\u2bff\u3000-\u303f\uff00-\uff20\u{1f000}-\u{1faff}]|\ufe0f)*$/u;

/** At least one letter of any script and at most 60 characters; otherwise kept as typed. */
export function checkName(text: string): Problem | undefined {
  const name = cleanLine(text, Infinity);
  if (name === '') return { code: 'nameEmpty' };
  if (codePointCount(name) > nameMaxCodePoints)
    return { code: 'tooLong', values: { max: nameMaxCodePoints } };
  return noLetters.test(name) ? { code: 'nameInvalid' } : undefined;
}

export function checkIdentity(entry: IdentityEntry): Problem[] {
  const found: [field: string, problem: Problem | undefined][] = [
    ['name', checkName(entry.name)],
    ['company', checkCompany(entry.company)],
    ['contact', checkContact(entry.contact)],
    ['code', entry.code === undefined ? undefined : checkCode(entry.code)],
  ];
  const problems: Problem[] = [];
  for (const [field, problem] of found) if (problem) problems.push({ ...problem, field });
  return problems;
}

function checkCompany(text: string): Problem | undefined {
  const company = cleanLine(text, Infinity);
  if (company === '') return { code: 'companyEmpty' };
  if (codePointCount(company) <= companyMaxCodePoints) return undefined;
  return { code: 'tooLong', values: { max: companyMaxCodePoints } };
}

function checkContact(contact: Contact | undefined): Problem | undefined {
  if (!contact) return { code: 'phoneOrEmailEmpty' };
  return contact.kind === 'mobile' ? checkMobile(contact.value) : checkEmail(contact.value);
}
