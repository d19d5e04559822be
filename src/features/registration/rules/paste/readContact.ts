import { isEmail, isMobile, normaliseEmail, normaliseMobile } from '#domain/person/contact.ts';
import { lineCells } from './lineCells.ts';

const longestContact = 600;

/** The first mobile number of these texts, else the first e-mail address; '' without either. */
export function readContact(texts: readonly string[]): string {
  const parts: string[] = [];
  for (const text of texts) {
    if (text.length <= longestContact) parts.push(text, ...text.split('/'), ...lineCells(text));
  }
  const mobile = parts.find(isMobile);
  if (mobile !== undefined) return normaliseMobile(mobile);
  const email = parts.find(isEmail);
  return email === undefined ? '' : normaliseEmail(email);
}
