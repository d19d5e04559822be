import type { FairMs } from '#domain/time/clocks.ts';
import { normaliseEmail, normaliseMobile } from '#domain/person/contact.ts';
import { isServerRow, readLine } from '#domain/record/serverRow.ts';
import { cleanText } from '#domain/text/cleanText.ts';
import { type BusinessCard, type CardField, cardFields, englishFields } from './businessCard.ts';
import { asCard } from './formats/cardPayload.ts';

export const temperatures = ['hot', 'warm', 'cold'] as const;
export type Temperature = (typeof temperatures)[number];

/** A person whose card the visitor has saved. */
export interface CardContact extends BusinessCard {
  readonly id: string;
  readonly source: 'card' | 'typed';
  /** '' for none, like the texts below. */
  readonly temperature: Temperature | '';
  readonly note: string;
  readonly group: string;
  readonly tags: readonly string[];
  /** Epoch milliseconds: when their card was received last. */
  readonly metAtMs: number;
  readonly addedAtMs: number;
  /** When anything of it was changed, by the server's clock as far as it is known. */
  readonly changedAtMs?: number | undefined;
  /** Of which change the server has a copy. */
  readonly copiedMs?: number | undefined;
  /** What was copied last, where it was changed since. */
  readonly before?: CardContact | undefined;
}

export const changedAtOf = ({ changedAtMs, metAtMs, addedAtMs }: CardContact): number =>
  changedAtMs ?? Math.max(metAtMs, addedAtMs);

export const isCopied = (contact: CardContact): boolean => contact.copiedMs === changedAtOf(contact);

/** As it stands after a change on this phone; `before` says what was known of it. */
export function changedContact(
  known: CardContact | undefined,
  contact: CardContact,
  nowMs: FairMs,
): CardContact {
  const before = known !== undefined && isCopied(known) ? { ...known, before: undefined } : known?.before;
  return { ...contact, before, changedAtMs: nowMs };
}

/** The id of a person who is known by theirs: the same on every phone. */
export const contactIdOf = (visitorId: string): string => `visitor-${visitorId}`;

/** What the visitor adds to a card. */
export type ContactRemarks = Pick<CardContact, 'temperature' | 'note' | 'group' | 'tags'>;

export const longestNote = 500;
export const longestGroup = 20;
const mostTags = 10;
export const noRemarks: ContactRemarks = { temperature: '', note: '', group: '', tags: [] };

export const readTemperature = (value: unknown): Temperature | '' =>
  temperatures.find((one) => one === value) ?? '';

/** Of a text in which commas of either language part them. */
export const readTags = (text: string): readonly string[] =>
  text
    .split(/[,，、;；\n]/)
    .map((tag) => readLine(tag, longestGroup))
    .filter((tag, at, all) => tag !== '' && all.indexOf(tag) === at)
    .slice(0, mostTags);

/** A contact that was kept; undefined for anything else. */
export function asContact(value: unknown): CardContact | undefined {
  const card = asCard(value);
  if (card === undefined || !isServerRow(value) || typeof value['id'] !== 'string') return undefined;
  const { id, tags, note, addedAtMs, metAtMs } = value;
  const before = asContact(value['before']);
  return {
    ...card,
    id,
    source: value['source'] === 'typed' ? 'typed' : 'card',
    temperature: readTemperature(value['temperature']),
    note: typeof note === 'string' ? cleanText(note, longestNote) : '',
    group: readLine(value['group'], longestGroup),
    tags: Array.isArray(tags)
      ? tags.map((tag) => readLine(tag, longestGroup)).filter((tag) => tag !== '')
      : [],
    addedAtMs: Number(addedAtMs) || 0,
    metAtMs: Number(metAtMs) || 0,
    ...(typeof value['changedAtMs'] === 'number' && { changedAtMs: value['changedAtMs'] }),
    ...(typeof value['copiedMs'] === 'number' && { copiedMs: value['copiedMs'] }),
    ...(before !== undefined && { before }),
  };
}

/** The contact whose card this is: by the visitor's id, else by name and mobile number or e-mail address. */
export function findContact(contacts: readonly CardContact[], card: BusinessCard): CardContact | undefined {
  const byId = contacts.find(({ visitorId }) => visitorId !== '' && visitorId === card.visitorId);
  return byId ?? contacts.find((contact) => isSamePerson(contact, card));
}

function isSamePerson(contact: CardContact, card: BusinessCard): boolean {
  // Two ids are two people, whatever else is the same.
  if (contact.visitorId !== '' && card.visitorId !== '') return false;
  const [one, other] = [contact.texts, card.texts];
  if (one.name !== other.name) return false;
  const mobile = normaliseMobile(one.mobile);
  const email = normaliseEmail(one.email);
  return (
    (mobile !== '' && mobile === normaliseMobile(other.mobile)) ||
    (email !== '' && email === normaliseEmail(other.email))
  );
}

/** Where a newer card says something else than the contact; what it does not say is no change. */
export const changedFields = (contact: BusinessCard, card: BusinessCard): readonly CardField[] =>
  cardFields.filter((field) => card.texts[field] !== '' && card.texts[field] !== contact.texts[field]);

export interface Saving {
  readonly card: BusinessCard;
  readonly remarks: ContactRemarks;
  readonly nowMs: FairMs;
  /** Of a contact that is new. */
  readonly newId: string;
}

/** One person is one contact: a card that is known updates its texts. */
export function contactAfter(contacts: readonly CardContact[], saving: Saving): CardContact {
  const { card, remarks, nowMs, newId } = saving;
  const known = findContact(contacts, card);
  if (known === undefined)
    return { ...card, ...remarks, id: newId, source: 'card', metAtMs: nowMs, addedAtMs: nowMs };
  const texts = { ...known.texts };
  for (const field of changedFields(known, card)) texts[field] = card.texts[field];
  const english = { ...known.english };
  for (const field of englishFields) if (card.english[field] !== '') english[field] = card.english[field];
  return {
    ...known,
    ...remarks,
    texts,
    english,
    visitorId: card.visitorId || known.visitorId,
    source: 'card',
    metAtMs: nowMs,
  };
}
