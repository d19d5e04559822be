import { checkDocument, type DocumentType, documentTypes, normaliseDocumentNumber } from '../documentType.ts';
import type { DocumentAnswer, FieldDefinition } from '../form/definition.ts';
import { documentTypeOf } from './columnsOf.ts';

/** Beyond it a text is no number of anything. */
export const longestNumber = 40;

/** Whether a text is written like such a number. Without `today`, a date of birth in the future counts as one too. */
export function isDocumentNumber(type: DocumentType, text: string, today?: string): boolean {
  return text.length <= longestNumber && checkDocument({ type, number: text }, today) === undefined;
}

/**
 * The document that a text names, `护照 E12345678` or the number alone. `type` is what its column says. Otherwise a
 * mainland ID is known by its date; a number that several documents may have keeps its type open, to be chosen by hand.
 * A date of birth after `today` (`YYYY-MM-DD` at the venue) belongs to no document.
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
  const isNamed = type ?? documentTypeOf(word);
  const fitting = fittingTypes(field, number, today).filter(
    (fits) => isNamed === undefined || fits === isNamed,
  );
  const [only = ''] = fitting;
  if (fitting.length === 0 || !/\d/.test(number)) return undefined;
  return { type: fitting.length === 1 ? only : '', number };
}

/** An ID with its date is nobody's passport, and so is one that was mistyped. */
const longDigits = /^\d{14,}X?$/;

/** The documents of the question that the number may be. */
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
 * Whether a text without a label is a document's number: a mainland ID, or what the form takes and no telephone,
 * year or company is written like. Digits alone only where there are nine, as in many passports.
 */
export function looksLikeDocument(field: FieldDefinition | undefined, text: string): boolean {
  if (isDocumentNumber('mainlandId', text)) return true;
  if (field === undefined || text.length > longestNumber || /[\s-]/.test(text.trim())) return false;
  const number = normaliseDocumentNumber(text);
  const digits = number.replace(/\D/g, '').length;
  const isUsual = digits === number.length ? /^[1-9]\d{8}$/.test(number) : digits * 2 >= number.length;
  return isUsual && readDocument(field, number, undefined) !== undefined;
}
