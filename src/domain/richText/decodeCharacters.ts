import { characterNames, oldCharacterNames } from './characterNames.ts';

const reference = /&(?:#[xX]([\da-fA-F]{1,7});?|#(\d{1,8});?|([A-Za-z][A-Za-z\d]{1,30})(;?))/g;

/** What the numbers 128 to 159 mean to editors of Windows; HTML says the same. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
// oxlint-disable-next-line no-control-regex -- what no text of a person holds: controls, direction overrides
const unwanted = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufdd0-\ufdef\ufffe\uffff]/;
const surrogates = /[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g;

/**
 * A text of HTML with its characters: `&ldquo;`, `&#8220;`, `&#x201C;`. A name without a semicolon counts only before a sign
 * (`?a=1&copy=2` and `AT&Table` stay), and an unknown one stays as it is written.
 */
export function decodeCharacters(text: string): string {
  if (text.indexOf('&') < 0) return text;
  const decoded = text.replace(reference, (written: string, ...found: readonly (string | undefined)[]) => {
    const [hex, decimal, name = '', end = ''] = found;
    if (hex !== undefined) return signOf(parseInt(hex, 16));
    if (decimal !== undefined) return signOf(Number(decimal));
    const isParameter = text.charAt(Number(found[4]) + written.length) === '=';
    return isParameter && end === '' ? written : (namedSign(name, end) ?? written);
  });
  // Old editors write an emoji as the two numbers of its halves.
  return decoded.replace(surrogates, (pair) => (pair.length === 2 ? pair : ''));
}

function namedSign(name: string, end: string): string | undefined {
  // No word begins so, and where the semicolon is forgotten, it is before letters too.
  if (name.startsWith('nbsp')) return ` ${name.slice(4)}${name === 'nbsp' ? '' : end}`;
  if (end === '') return oldCharacterNames.get(name);
  if (name === 'Tab' || name === 'NewLine') return ' ';
  return oldCharacterNames.get(name) ?? characterNames.get(name);
}

function signOf(code: number): string {
  if (code === 9 || code === 10 || code === 13 || code === 160) return ' ';
  if (code > 0x10ffff) return '';
  const sign = code >= 128 && code < 160 ? windowsSigns.charAt(code - 128) : String.fromCodePoint(code);
  return unwanted.test(sign) ? '' : sign;
}
