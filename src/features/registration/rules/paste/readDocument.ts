import {
  checkDocument,
  type DocumentType,
  documentTypes,
  normaliseDocumentNumber,
} from '#domain/person/documentType.ts';
import { isMobile } from '#domain/person/contact.ts';
import type { DocumentAnswer, FieldDefinition } from '#domain/form/formDefinition.ts';
import { documentTypeOf } from './columnsOf.ts';

export const longestNumber = 40;

export function isDocumentNumber(type: DocumentType, text: string, today?: string): boolean {
  return text.length <= longestNumber && checkDocument({ type, number: text }, today) === undefined;
}

const hasLetters = /[\u00c0-\u1fff\u3040-\ud7ff\uf900-\uffdc]/;
const documentWord = /^\s*(?:证件|证件号|证件号码|号码|编号)\s*[:：]?\s*$/;

/**
 * `护照 E12345678` or the number alone. `type` comes from the column. Otherwise a mainland ID is recognised by its
 * date; a number that fits several types leaves the type open. A date of birth after `today` (`YYYY-MM-DD` at the
 * venue) is refused.
 */
export function readDocument(
  field: FieldDefinition,
  text: string,
  today: string | undefined,
  type?: DocumentType,
): DocumentAnswer | undefined {
  if (text.length > longestNumber) return undefined;
  const [, word = '', rest = ''] = /^([^\d\w]*)(.*)$/.exec(text.normalize('NFKC').trim()) ?? [];
  const number = normaliseDocumentNumber(rest);
  const named = documentTypeOf(word);
  // A person's name, a company: the number is theirs, and no document's.
  if (named === undefined && hasLetters.test(word) && !documentWord.test(word)) return undefined;
  const isNamed = type ?? named;
  const fitting = fittingTypes(field, number, today).filter(
    (fits) => isNamed === undefined || fits === isNamed,
  );
  const [only = ''] = fitting;
  if (fitting.length === 0 || !/\d/.test(number)) return undefined;
  return { type: fitting.length === 1 ? only : '', number };
}

/** Looks like a mainland ID, perhaps mistyped; not a passport. */
const longDigits = /^\d{14,}X?$/;

function fittingTypes(
  field: FieldDefinition,
  number: string,
  today: string | undefined,
): readonly DocumentType[] {
  const offered = field.documentTypes?.length ? field.documentTypes : documentTypes;
  return offered.filter(
    (type) => isDocumentNumber(type, number, today) && (type === 'mainlandId' || !longDigits.test(number)),
  );
}

/**
 * Whether an unlabelled text is a document number: a mainland ID, or what the form accepts and is not written like a
 * phone number, year or company. Digits alone only with nine digits, as in many passports.
 */
export function looksLikeDocument(field: FieldDefinition | undefined, text: string): boolean {
  if (isDocumentNumber('mainlandId', text)) return true;
  if (isMobile(text)) return false;
  if (field === undefined || text.length > longestNumber || /[\s-]/.test(text.trim())) return false;
  const number = normaliseDocumentNumber(text);
  const digits = number.replace(/\D/g, '').length;
  const isUsual = digits === number.length ? /^[1-9]\d{8}$/.test(number) : digits * 2 >= number.length;
  return isUsual && readDocument(field, number, undefined) !== undefined;
}
