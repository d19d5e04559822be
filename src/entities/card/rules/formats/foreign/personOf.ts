import { partsOf, plain, splitAt } from './cardProperty.ts';

const eastAsian = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]|[\ud840-\ud88f]/;
const isEastAsian = (...texts: readonly string[]): boolean =>
  texts.every((text) => text === '' || eastAsian.test(text));
const wordsOf = (...texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(' ');

/** Of the parts of a name; the family's first in Chinese, Japanese and Korean. */
export function nameOf(value: string): string {
  const [family = '', given = ''] = partsOf(value);
  // Of which there may be several, between commas.
  const [more = '', before = '', after = ''] = splitAt(value, ';')
    .slice(2)
    .map((part) => wordsOf(...splitAt(part, ',').map(plain)));
  if (isEastAsian(family, given, more)) return wordsOf(before, family + given + more, after);
  return wordsOf(before, given, more, family, after);
}

/** Of the parts of an address: from the country to the door in Chinese, Japanese and Korean, otherwise from the door. */
export function addressOf(value: string): string {
  const parts = partsOf(value);
  const said = parts.filter((part) => part !== '');
  if (said.length < 2) return said[0] ?? '';
  if (said.some((part) => eastAsian.test(part))) return wordsOf(...[...said].reverse());
  const [box = '', more = '', street = '', town = '', region = '', code = '', country = '', ...others] =
    parts;
  const place =
    /^\d{4,5}$/.test(code) && region === '' ? [wordsOf(code, town)] : [town, wordsOf(region, code)];
  return [street, more, box, ...place, country, ...others].filter((part) => part !== '').join(', ');
}
