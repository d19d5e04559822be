import type { CardFieldsFilled } from '../cardReading.ts';
import { readNumber } from '../lines/cardNumbers.ts';
import { labelKinds } from '../lines/cardLabels.ts';
import { foldWidth } from '../lines/foldWidth.ts';
import { type CardProperty, plain } from './cardProperty.ts';

interface CardPhone {
  readonly kind: 'mobile' | 'phone' | 'fax' | 'other';
  readonly rank: number;
  readonly number: string;
  readonly extension: string;
}

/** A mobile number before others, that of the work before that of the home; a fax is none. */
export function takePhones(properties: readonly CardProperty[], { take, leave }: CardFieldsFilled): void {
  const phones: CardPhone[] = [];
  for (const property of properties.filter(({ name }) => name === 'TEL')) {
    const phone = phoneOf(property, properties);
    if (phone === undefined) leave('text', plain(property.value));
    else phones.push(phone);
  }
  const best = phones.reduce((most, { rank }) => Math.max(most, rank), 0);
  const chosen = phones.find(({ rank }) => rank > 0 && rank === best);
  if (chosen !== undefined) {
    take('mobile', chosen.number, 'phone');
    if (chosen.extension !== '') leave('extension', chosen.extension);
  }
  for (const one of phones) {
    if (one === chosen) continue;
    const isSame = one.number === chosen?.number && one.extension === chosen.extension;
    const shown = one.extension === '' ? one.number : `${one.number} #${one.extension}`;
    if (!isSame) leave(one.kind === 'other' ? 'text' : one.kind, shown);
  }
}

function phoneOf(property: CardProperty, all: readonly CardProperty[]): CardPhone | undefined {
  const { types } = property;
  const value = foldWidth(plain(property.value).replace(/^tel:/i, ''));
  const read = readNumber(value.replace(/;(?!\s*ext\s*=).*$/i, ''));
  if (read === undefined) return undefined;
  const kind = kindOf(property, customLabel(property, all));
  const has = (type: string) => types.indexOf(type) >= 0;
  const kinds = { mobile: 100, phone: read.kind === 'mobile' ? 50 : 10, fax: 0, other: 0 };
  const rank = kinds[kind];
  const more = rank === 0 ? 0 : (has('PREF') ? 4 : 0) + (has('WORK') ? 2 : 0) + (has('HOME') ? -1 : 0);
  return { kind, rank: rank + more, number: read.number, extension: read.extension };
}

/** Address books of Apple name a number in a separate line: `item1.X-ABLabel:_$!<HomeFAX>!$_`. */
function customLabel({ group }: CardProperty, all: readonly CardProperty[]): string {
  if (group === '') return '';
  const label = all.find((one) => one.name === 'X-ABLABEL' && one.group === group)?.value ?? '';
  return plain(label).replace(/^_\$!<|>!\$_$/g, '');
}

function kindOf({ types }: CardProperty, label: string): CardPhone['kind'] {
  const said = [...types, label.toUpperCase()].join(' ');
  const kinds = labelKinds(label) ?? [];
  if (/FAX|传真|傳真/.test(said)) return 'fax';
  if (/PAGER|MODEM|\bBBS\b|TEXTPHONE|VIDEO/.test(said)) return 'other';
  if (kinds.length > 0 && kinds.every((kind) => kind === 'other')) return 'other';
  return /CELL|MOBILE|IPHONE|\bPCS\b/.test(said) || kinds.indexOf('mobile') >= 0 ? 'mobile' : 'phone';
}
