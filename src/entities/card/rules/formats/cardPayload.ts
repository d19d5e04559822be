import { fromBase64Url, toBase64Url } from '#domain/code/base64Url.ts';
import { isServerRow } from '#domain/record/serverRow.ts';
import { cleanLine } from '#domain/text/cleanText.ts';
import {
  type BusinessCard,
  type CardField,
  cardFields,
  type CardTexts,
  englishFields,
  type EnglishField,
  type EnglishTexts,
  longest,
} from '../businessCard.ts';

/** Bytes of ASCII: a code of more modules is hard to read from a phone's screen. */
export const mostPayloadBytes = 600;
/** A text that is longer was not written by this product. */
const mostRead = 4_000;
const version = '1';

export type LeftOut = CardField | `english_${EnglishField}`;

export interface WrittenCard {
  readonly payload: string;
  /** What had no room in the code. */
  readonly leftOut: readonly LeftOut[];
}

/** What can be missed most is left out first; a name, a number and an e-mail address always have room. */
const order: readonly LeftOut[] = [
  'english_job',
  'english_company',
  'website',
  'address',
  'english_name',
  'job',
  'company',
];

/** The fragment of a card's link: a version, and a list of texts as base64url. */
export function writeCard(card: BusinessCard): WrittenCard {
  const leftOut: LeftOut[] = [];
  let payload = written(card, leftOut);
  for (const field of order) {
    if (payload.length <= mostPayloadBytes) break;
    if (textOf(card, field) === '') continue;
    leftOut.push(field);
    payload = written(card, leftOut);
  }
  return { payload, leftOut };
}

function textOf({ texts, english }: BusinessCard, field: LeftOut): string {
  const name = englishFields.find((one) => field === `english_${one}`);
  return name === undefined ? texts[field as CardField] : english[name];
}

function written(card: BusinessCard, leftOut: readonly LeftOut[]): string {
  const text = (field: LeftOut) => (leftOut.indexOf(field) >= 0 ? '' : textOf(card, field));
  const list = [
    card.visitorId,
    ...cardFields.map((field) => cleanLine(text(field), longest[field])),
    ...englishFields.map((field) => cleanLine(text(`english_${field}`), longest[field])),
  ];
  while (list[list.length - 1] === '') list.pop();
  return `${version}.${toBase64Url(new TextEncoder().encode(JSON.stringify(list)))}`;
}

export type ReadCard =
  | { readonly kind: 'card'; readonly card: BusinessCard }
  /** Written by a later release of this product. */
  | { readonly kind: 'newer' }
  /** Cut off, or not a card. */
  | { readonly kind: 'unreadable' };

const unreadable: ReadCard = { kind: 'unreadable' };
const anyId = /^[0-9A-Za-z_-]{1,64}$/;

/** @param fragment of an address, with or without its `#`; anything can stand there */
export function readCard(fragment: string): ReadCard {
  if (fragment.length > mostRead) return unreadable;
  const parts = /^#?(\d{1,3})\.([\w-]+)$/.exec(fragment.trim());
  if (parts === null) return unreadable;
  if (Number(parts[1]) > Number(version)) return { kind: 'newer' };
  const list = readList(parts[2] ?? '');
  const card = list && cardOf(list);
  return parts[1] !== version || card === undefined ? unreadable : { kind: 'card', card };
}

/** A card that was kept; undefined for anything else. */
export function asCard(value: unknown): BusinessCard | undefined {
  if (!isServerRow(value) || !isServerRow(value['texts'])) return undefined;
  const texts = value['texts'];
  const english = isServerRow(value['english']) ? value['english'] : {};
  return cardOf([
    value['visitorId'] ?? '',
    ...cardFields.map((field) => texts[field] ?? ''),
    ...englishFields.map((field) => english[field] ?? ''),
  ]);
}

/** Texts at places that are not known yet are ignored. */
function cardOf(list: readonly unknown[]): BusinessCard | undefined {
  if (!list.every((value): value is string => typeof value === 'string')) return undefined;
  const [visitorId = '', ...texts] = list;
  const line = (at: number, field: CardField) => cleanLine(texts[at] ?? '', longest[field]);
  const said: Partial<Record<CardField, string>> = {};
  cardFields.forEach((field, at) => (said[field] = line(at, field)));
  const inEnglish: Partial<Record<EnglishField, string>> = {};
  englishFields.forEach((field, at) => (inEnglish[field] = line(cardFields.length + at, field)));
  if (said.name === '') return undefined;
  return {
    visitorId: anyId.test(visitorId) ? visitorId : '',
    texts: said as CardTexts,
    english: inEnglish as EnglishTexts,
  };
}

function readList(base64: string): readonly unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(base64)));
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}
