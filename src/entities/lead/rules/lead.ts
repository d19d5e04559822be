import type { FairMs } from '#domain/time/clocks.ts';
import { type BusinessCard, noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import { asCard } from '#entities/card/rules/formats/cardPayload.ts';
import type { NotUsed } from '#entities/card/rules/formats/cardReading.ts';
import { readTemperature, type Temperature } from '#entities/card/rules/contact.ts';
import { isServerRow, readLine } from '#domain/record/serverRow.ts';
import { cleanText } from '#domain/text/cleanText.ts';
import { shortHash } from '#domain/text/shortHash.ts';

/** A contact of an exhibitor, who notes leads. */
export interface LeadAuthor {
  readonly id: string;
  /** '' where it is not known. */
  readonly name: string;
}

/** What a booth decides about a lead. */
export interface LeadStanding {
  readonly temperature: Temperature | '';
  /** `YYYY-MM-DD` at the venue, '' for none. */
  readonly followUp: string;
  readonly isDone: boolean;
  /** Who of the booth follows it up: the id of a contact, or of their user where the phone knows no contact; '' for no one yet. */
  readonly ownerId: string;
  readonly ownerName: string;
  /** One of `nextSteps`, or the booth's words; '' for none. */
  readonly nextStep: string;
}

export const nextSteps = ['catalogue', 'price', 'call', 'sample', 'meeting', 'visit'] as const;
export type NextStep = (typeof nextSteps)[number];
export const asNextStep = (text: string): NextStep | undefined => nextSteps.find((step) => step === text);
/** Characters of a next step in the booth's words. */
export const longestNextStep = 60;

/** What one contact of the booth has noted about one visitor: no other contact writes this row. */
export interface LeadRow extends LeadStanding {
  /** '' until the server has told it. */
  readonly recordId: string;
  /** The same on every phone for the same visitor. */
  readonly key: string;
  /** '' where it is not known, like `passCode`. */
  readonly visitorId: string;
  readonly passCode: string;
  /** As the visitor has given it; without a name where only a pass was scanned that the server says nothing about. */
  readonly texts: BusinessCard['texts'];
  readonly english: BusinessCard['english'];
  readonly note: string;
  readonly author: LeadAuthor;
  /** Epoch milliseconds: when this contact met the visitor last, and first. */
  readonly metAtMs: number;
  readonly addedAtMs: number;
  /** When the standing was decided by this contact; 0 for never. */
  readonly decidedAtMs: number;
  readonly changedAtMs: number;
  /** When this contact wrote the booth's first message to the visitor; 0 for never. */
  readonly firstMessageAtMs: number;
  /** Of a removed lead: the user id of the contact who has removed it. */
  readonly removedById?: string | undefined;
  /** Of a row that waits: what the server had before it was changed on this phone; missing where this phone knew of none. */
  readonly before?: LeadRow | undefined;
}

/** What a scan gives: a card with the fields that its visitor has chosen, or the code of a pass and nothing else. */
export type ScannedPerson =
  | {
      readonly kind: 'card';
      readonly card: BusinessCard;
      /** What a card of another product says and no field holds. */
      readonly unused?: readonly NotUsed[];
    }
  | { readonly kind: 'pass'; readonly code: string };

export const longestLeadNote = 1_000;
export const noStanding: LeadStanding = {
  temperature: '',
  followUp: '',
  isDone: false,
  ownerId: '',
  ownerName: '',
  nextStep: '',
};

export const isSameAuthor = (one: LeadAuthor, other: LeadAuthor): boolean =>
  one.id === other.id && one.name === other.name;

/** The key of a visitor who is known by their id. */
export const leadKeyOf = (visitorId: string): string => `visitor-${visitorId}`;

/** Under which a contact keeps the words with which the booth's first messages begin: such a row is about no visitor. */
export const wordsKeyOf = (language: 'zh' | 'en'): string => `words-${language}`;
export const isWordsKey = (key: string): boolean => key === wordsKeyOf('zh') || key === wordsKeyOf('en');

/** One visitor and one contact of the booth. */
export const leadRowId = ({ key, author }: Pick<LeadRow, 'key' | 'author'>): string =>
  `${key} ${author.id} ${author.name}`;

/** A code, a number or an address stands in no key: keys are in addresses of pages. */
export function keyOfScanned(scanned: ScannedPerson): string {
  if (scanned.kind === 'pass') return `pass-${shortHash(scanned.code.toUpperCase())}`;
  const { visitorId, texts } = scanned.card;
  const { name, mobile, email, company } = texts;
  const reach = mobile || email || company;
  return visitorId === '' ? `card-${shortHash(`${name}\n${reach}`)}` : leadKeyOf(visitorId);
}

/** The row that a first scan makes. */
export function newLeadRow(scanned: ScannedPerson, author: LeadAuthor, nowMs: FairMs): LeadRow {
  const card = scanned.kind === 'card' ? scanned.card : undefined;
  return {
    ...noStanding,
    recordId: '',
    key: keyOfScanned(scanned),
    visitorId: card?.visitorId ?? '',
    passCode: scanned.kind === 'pass' ? scanned.code : '',
    texts: card?.texts ?? noTexts,
    english: card?.english ?? noEnglish,
    note: '',
    author,
    metAtMs: nowMs,
    addedAtMs: nowMs,
    decidedAtMs: 0,
    changedAtMs: nowMs,
    firstMessageAtMs: 0,
  };
}

const timeIn = (value: unknown): number => Number(value) || 0;
const dayIn = (value: unknown): string => /^\d{4}-\d{2}-\d{2}/.exec(readLine(value))?.[0] ?? '';

/** A row that was kept; undefined for anything else. */
export function asLeadRow(value: unknown): LeadRow | undefined {
  if (!isServerRow(value) || typeof value['key'] !== 'string' || value['key'] === '') return undefined;
  const texts = isServerRow(value['texts']) ? value['texts'] : {};
  const passCode = readLine(value['passCode'], 64);
  // A card has a name; a pass may have none.
  const card = asCard({ ...value, texts: { ...texts, name: texts['name'] || '-' } });
  const isNamed = readLine(texts['name']) !== '' || passCode !== '' || isWordsKey(value['key']);
  if (card === undefined || !isNamed) return undefined;
  const author = isServerRow(value['author']) ? value['author'] : {};
  const before = asLeadRow(value['before']);
  return {
    recordId: readLine(value['recordId']),
    key: value['key'],
    visitorId: card.visitorId,
    passCode,
    texts: { ...card.texts, name: readLine(texts['name']) },
    english: card.english,
    note: typeof value['note'] === 'string' ? cleanText(value['note'], longestLeadNote) : '',
    temperature: readTemperature(value['temperature']),
    followUp: dayIn(value['followUp']),
    isDone: value['isDone'] === true,
    ownerId: readLine(value['ownerId'], 64),
    ownerName: readLine(value['ownerName'], 40),
    nextStep: readLine(value['nextStep'], longestNextStep),
    author: { id: readLine(author['id']), name: readLine(author['name']) },
    metAtMs: timeIn(value['metAtMs']),
    addedAtMs: timeIn(value['addedAtMs']),
    decidedAtMs: timeIn(value['decidedAtMs']),
    changedAtMs: timeIn(value['changedAtMs']),
    firstMessageAtMs: timeIn(value['firstMessageAtMs']),
    ...(typeof value['removedById'] === 'string' && { removedById: value['removedById'] }),
    ...(before !== undefined && { before }),
  };
}
