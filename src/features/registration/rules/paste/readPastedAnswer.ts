import { checkEmail, checkMobile, normaliseEmail, normaliseMobile } from '#domain/person/contact.ts';
import type { DocumentType } from '#domain/person/documentType.ts';
import type { Answer, FieldDefinition } from '#domain/form/formDefinition.ts';
import { checkPhone, normalisePhone } from '#domain/person/phone.ts';
import { cleanLine, cleanText, codePointCount, cutCodePoints } from '#domain/text/cleanText.ts';
import { readDay, readDayAndTime } from '#domain/time/readDay.ts';
import { isVehiclePlate, normaliseVehiclePlate } from '#domain/person/isVehiclePlate.ts';
import { readDocument } from './readDocument.ts';

const maxCharacters = 5000;
const maxOfShort = 300;

/** Undefined where the text does not fit. Consent and files are not accepted; a country must be chosen from its list. */
export function readPastedAnswer(
  field: FieldDefinition,
  text: string,
  today: string,
  documentType?: DocumentType,
): Answer | undefined {
  const isLong = field.type === 'text' || field.type === 'longText' || field.type === 'multipleChoice';
  if (text.trim() === '' || (!isLong && text.length > maxOfShort)) return undefined;
  switch (field.type) {
    case 'text':
      return longEnough(field, cleanLine(text, field.max ?? maxCharacters));
    case 'longText':
      return longEnough(field, cleanText(text, field.max ?? maxCharacters));
    case 'number':
      return readNumber(field, text);
    case 'singleChoice':
      return choiceKeys(field).get(choiceKey(text));
    case 'multipleChoice':
      return readSeveral(field, cutCodePoints(text, maxCharacters));
    case 'date':
      return withinDays(field, readDay(text));
    case 'dateTime':
      return withinDays(field, readDayAndTime(text));
    case 'idDocument':
      return readDocument(field, text, today, documentType);
    case 'mobile':
      return checkMobile(text) ? undefined : normaliseMobile(text);
    case 'email':
      return checkEmail(text) ? undefined : normaliseEmail(text);
    case 'phone':
      return checkPhone(text, []) ? undefined : normalisePhone(text, []);
    case 'plate':
      return isVehiclePlate(text) ? normaliseVehiclePlate(text) : undefined;
    case 'agreement':
    case 'file':
    case 'images':
    case 'unsupported':
    case 'photo':
    case 'country':
    case 'rows':
      return undefined;
  }
}

function longEnough(field: FieldDefinition, text: string): string | undefined {
  return text === '' || codePointCount(text) < (field.min ?? 0) ? undefined : text;
}

function readNumber({ min, max }: FieldDefinition, text: string): string | undefined {
  const number = text.normalize('NFKC').trim();
  if (!/^-?\d+(\.\d+)?$/.test(number) || number.length > 20) return undefined;
  // A minus needs a lower bound that allows it, as in the number field.
  const isAllowed = Number(number) >= (min ?? 0) && Number(number) <= (max ?? Infinity);
  return isAllowed && (min !== undefined || !number.startsWith('-')) ? number : undefined;
}

function withinDays({ earliest, latest }: FieldDefinition, moment: string | undefined): string | undefined {
  const day = moment?.slice(0, 10) ?? '';
  const isWithin = (!earliest || day >= earliest) && (!latest || day <= latest);
  return isWithin ? moment : undefined;
}

/** Between two choices; a choice may contain one of these. */
const signsBetween = /[、;；|\n,，/]/;
/** Parts that are tried together as one choice. */
const maxParts = 5;

/** From left to right, always the longest match; unknown parts are skipped. */
function readSeveral(field: FieldDefinition, text: string): readonly string[] | undefined {
  const choices = choiceKeys(field);
  const parts = text.split(signsBetween);
  const found: string[] = [];
  let start = 0;
  for (let at = 0; at < parts.length; ) {
    let taken = Math.min(maxParts, parts.length - at);
    const lengthOf = (count: number) => parts.slice(at, at + count).join(' ').length;
    const tickOf = (count: number) => choices.get(choiceKey(text.slice(start, start + lengthOf(count))));
    while (taken > 1 && tickOf(taken) === undefined) taken--;
    found.push(tickOf(taken) ?? '');
    start += lengthOf(taken) + 1;
    at += taken;
  }
  const ticks = (field.choices ?? []).map(({ value }) => value).filter((value) => found.indexOf(value) >= 0);
  const fits = ticks.length >= Math.max(1, field.min ?? 1) && ticks.length <= (field.max ?? Infinity);
  return fits ? ticks : undefined;
}

/** By text in either language, and by value; full choices are left out. */
function choiceKeys(field: FieldDefinition): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  const free = (field.choices ?? []).filter(({ isFull }) => !isFull);
  for (const { value } of free) keys.set(choiceKey(value), value);
  // Later entries overwrite: texts before values, and the first of two before the second.
  for (const { value, text } of free.slice().reverse()) {
    for (const words of [text.zh, text.en]) if (words.trim() !== '') keys.set(choiceKey(words), value);
  }
  return keys;
}

function choiceKey(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s/g, '');
}
