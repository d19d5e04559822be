import { tidyPassCode } from '#domain/code/tidyPassCode.ts';
import { isEmail, isMobile, normaliseEmail, normaliseMobile } from '#domain/person/contact.ts';

/** By what a person is looked for. */
export type PersonSearch =
  | { readonly by: 'mobile' | 'email' | 'code'; readonly value: string }
  | { readonly by: 'name'; readonly value: string };

/** What passes carry: one word of digits, letters and dashes with a digit in it. */
const passCode = /^(?=.*\d)[0-9A-Za-z-]{6,40}$/;
/** A single letter would show half an exhibition. */
const shortestName = 2;

/** What an organiser has typed or scanned. Undefined for what is too short to look for. */
export function readPersonSearch(typed: string): PersonSearch | undefined {
  const text = typed.normalize('NFKC').trim();
  if (isMobile(text)) return { by: 'mobile', value: normaliseMobile(text) };
  if (isEmail(text)) return { by: 'email', value: normaliseEmail(text) };
  const code = tidyPassCode(text);
  if (passCode.test(code)) return { by: 'code', value: code };
  return text.length < shortestName || /^[\d\s-]+$/.test(text) ? undefined : { by: 'name', value: text };
}
