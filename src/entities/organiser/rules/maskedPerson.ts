import { isEmail, isMobile, maskEmail, maskMobile } from '#domain/person/contact.ts';
import { wholeCharacters } from '#domain/text/wholeCharacters.ts';

const hidden = '*';

/**
 * Part of a name: 林*, 林*溪, 欧***娜; of Latin names the first letter of each part, `M*** H***`. '' for none.
 * Three signs stand for any number of letters where the script would give the length away.
 */
export function maskedName(name: string): string {
  const text = name.trim();
  if (text === '') return '';
  if (/[A-Za-z\u00c0-\u024f]/.test(text))
    return text
      .split(/\s+/)
      .map((part) => `${wholeCharacters(part)[0] ?? ''}***`)
      .join(' ');
  const letters = wholeCharacters(text);
  const [first = '', last = ''] = [letters[0], letters[letters.length - 1]];
  if (letters.length === 1) return hidden;
  if (letters.length === 2) return first + hidden;
  return first + (letters.length === 3 ? hidden : hidden.repeat(3)) + last;
}

/** `138****0001`, `l***@example.com`, the last four digits of a number of another kind; '' for none. */
export function maskedContact(mobile: string, email: string): string {
  if (isMobile(mobile)) return maskMobile(mobile);
  if (mobile !== '') return `****${mobile.replace(/\D/g, '').slice(-4)}`;
  return isEmail(email) ? maskEmail(email) : email === '' ? '' : '****';
}
