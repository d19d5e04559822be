import { cutCodePoints } from '#domain/text/cleanText.ts';
import { type BusinessCard, type EnglishTexts, noEnglish } from '../businessCard.ts';
import { type CardFieldsFilled, type CardReading, createFields } from './cardReading.ts';
import { type CardProperty, partsOf, plain } from './foreign/cardProperty.ts';
import { addressOf, nameOf } from './foreign/personOf.ts';
import { bizcardProperties, mecardProperties } from './foreign/shortCards.ts';
import { takePhones } from './foreign/takePhones.ts';
import { type ReadVcard, vcardsOf } from './foreign/vcardProperties.ts';
import { readEnglishNote } from './englishNote.ts';

const mostRead = 200_000;
/** How such a text begins; the scanner asks the same without loading this file. */
const begins = /^\s*(?:BEGIN:VCARD|MECARD:|BIZCARD:)/i;

/** Whether a scanned or pasted text is the card of another product. */
export const isForeignCard = (text: string): boolean => begins.test(text.slice(0, 200));

export interface ForeignCard {
  readonly card: BusinessCard;
  readonly unused: CardReading['unused'];
}

/** The card of a vCard (2.1 to 4.0), a MECARD or a BIZCARD; undefined where it names no one. */
export function readForeignCard(text: string): ForeignCard | undefined {
  const reading = readForeignFields(text);
  if (reading === undefined || reading.texts.name === '') return undefined;
  const { texts, english, unused } = reading;
  return { card: { visitorId: '', texts, english }, unused };
}

/** The same without asking for a name; undefined for an empty one. Of later cards of the text only the names are told. */
export function readForeignFields(text: string): CardReading | undefined {
  const [first, ...others] = cardsOf(cutCodePoints(text, mostRead));
  if (first === undefined) return undefined;
  const fields = createFields();
  const english = takeAll(first.properties, fields);
  for (const line of first.unread) fields.leave('text', line);
  for (const { properties } of others) fields.leave('name', fullName(properties));
  return { texts: fields.said, english, unused: fields.unused };
}

function cardsOf(text: string): readonly ReadVcard[] {
  if (/^\s*MECARD:/i.test(text)) return [{ properties: mecardProperties(text), unread: [] }];
  if (/^\s*BIZCARD:/i.test(text)) return [{ properties: bizcardProperties(text), unread: [] }];
  return vcardsOf(text);
}

function takeAll(properties: readonly CardProperty[], fields: CardFieldsFilled): EnglishTexts {
  const { said, take, leave } = fields;
  const named = (name: string) =>
    properties.filter((property) => property.name === name && property.value.trim() !== '');
  take('name', fullName(properties));
  for (const { value } of named('ORG')) {
    const [company = '', ...units] = partsOf(value).filter((part) => part !== '');
    take('company', company, 'company');
    for (const unit of units) leave('text', unit);
  }
  for (const { value } of [...named('TITLE'), ...named('ROLE')]) take('job', plain(value), 'job');
  takePhones(properties, fields);
  for (const { value } of preferred(named('EMAIL'))) takeEmail(plain(value), fields);
  for (const property of preferred(named('ADR')))
    take('address', addressOf(property.value) || plain(property.label), 'address');
  if (said.address === '') for (const { value } of named('LABEL')) take('address', plain(value));
  for (const { value } of preferred(named('URL')))
    takeWebsite(value.replace(/\\([\\;,:])/g, '$1').trim(), fields);
  const english = takeNotes(named('NOTE'), fields);
  for (const name of ['NICKNAME', 'IMPP', 'X-QQ', 'X-WECHAT', 'X-WECHATID', 'X-WEIXIN', 'X-SKYPE', 'X-VIDEO'])
    for (const { value } of named(name)) leave('text', `${name.replace(/^X-/, '')}: ${plain(value)}`);
  if (said.name === '') take('name', said.company);
  return english;
}

function fullName(properties: readonly CardProperty[]): string {
  const valueOf = (wanted: string) =>
    properties.find(({ name, value }) => name === wanted && plain(value) !== '')?.value ?? '';
  return plain(valueOf('FN')) || nameOf(valueOf('N'));
}

/** That of the work first, as on a business card, and what is preferred before all. */
const preferred = (properties: readonly CardProperty[]): readonly CardProperty[] => {
  const rankOf = ({ types }: CardProperty) =>
    types.indexOf('PREF') >= 0 ? 2 : types.indexOf('WORK') >= 0 ? 1 : types.indexOf('HOME') >= 0 ? -1 : 0;
  return properties
    .map((property, at) => ({ property, at }))
    .sort((one, other) => rankOf(other.property) - rankOf(one.property) || one.at - other.at)
    .map(({ property }) => property);
};

function takeEmail(text: string, { take, leave }: CardFieldsFilled): void {
  const email = text.replace(/^mailto:/i, '');
  if (/^[^\s@]+@[^\s@]+$/.test(email)) take('email', email);
  else leave('email', email);
}

function takeWebsite(text: string, { take, leave }: CardFieldsFilled): void {
  if (/\s/.test(text)) leave('website', text);
  else take('website', text);
}

function takeNotes(notes: readonly CardProperty[], { leave }: CardFieldsFilled): EnglishTexts {
  let english = noEnglish;
  for (const { value } of notes) {
    const read = readEnglishNote(plain(value));
    if (read.isEnglish) english = read.english;
    leave('note', read.rest);
  }
  return english;
}
