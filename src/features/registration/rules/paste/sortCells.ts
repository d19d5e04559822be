import { isEmail, isMobile } from '#domain/person/contact.ts';
import type { DocumentType } from '#domain/person/documentType.ts';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import { checkName } from '#domain/person/checkIdentity.ts';
import { codePointCount } from '#domain/text/cleanText.ts';
import { documentTypeOf, type FindColumn } from './columnsOf.ts';
import { isNumberOrAddress } from './lineCells.ts';
import { looksLikeDocument } from './readDocument.ts';
import { isChineseName, isCompany, isGender, isJob, isLikelyCompany, isLongChinese } from './textShapes.ts';

export interface SortedCells {
  readonly contacts: readonly string[];
  readonly documents: readonly string[];
  readonly documentType: DocumentType | undefined;
  readonly texts: readonly string[];
  /** What no question asks for, such as 女, or a number that is none of these. */
  readonly others: readonly string[];
}

export function sortCells(
  loose: readonly string[],
  document: FieldDefinition | undefined,
  find: FindColumn,
): SortedCells {
  const contacts: string[] = [];
  const documents: string[] = [];
  const texts: string[] = [];
  const others: string[] = [];
  let documentType: DocumentType | undefined;
  for (const whole of loose) {
    for (const cell of withoutBrackets(whole)) {
      documentType = documentType ?? documentTypeOf(cell);
      if (isMobile(cell) || isEmail(cell)) contacts.push(cell);
      else if (looksLikeDocument(document, cell)) documents.push(cell);
      else if (documentTypeOf(cell) || find(cell)?.part !== undefined) continue;
      else if (isText(cell) && !isGender(cell)) texts.push(cell);
      else others.push(cell);
    }
  }
  return { contacts, documents, documentType, texts, others };
}

/** `王芳（女）`, `王芳（经理）`, `（江海机电）`; a place stays with its company: `江海机电（苏州）`. */
function withoutBrackets(cell: string): readonly string[] {
  // The end of it was a number's: `江海机电（王芳 13900000001）`.
  const [, outer = '', open = ''] = /^([^（）()]+)[（(]([^（）()]+)$/.exec(cell) ?? [];
  if (open !== '') return [outer.trim(), open.trim()];
  const [, before = '', inner = ''] = /^([^（）()]*)[（(]([^（）()]+)[)）]$/.exec(cell) ?? [];
  if (inner === '') return [cell];
  if (before.trim() === '') return [inner.trim()];
  const isApart = isGender(inner) || isJob(inner) || isCompany(inner);
  return isApart ? [before.trim(), inner.trim()] : [cell];
}

function isText(cell: string): boolean {
  const problem = checkName(cell);
  const hasLetters = problem === undefined || problem.code === 'tooLong';
  return hasLetters && cell.indexOf('@') < 0 && !isNumberOrAddress(cell);
}

const ofSentences = /[\d。！？!?:：]/;
/** Chinese characters; long names have a dot between their parts. */
const maxSigns = 12;

/**
 * Removes and returns the text that is the name: by its shape where another text comes first and is clearly a company's, else the
 * first one that can be a name. '' where that cannot be told: both texts stay.
 */
export function takeName(texts: string[]): string {
  const possible = texts.filter(
    (text) => checkName(text) === undefined && !isLikelyCompany(text) && !isJob(text) && !isSentence(text),
  );
  const [first = ''] = possible;
  const isUnclear = isLongChinese(first) && possible.some(isChineseName);
  if (first === '' || isUnclear) return '';
  texts.splice(texts.indexOf(first), 1);
  return first;
}

/** Removes and returns the company: no post, and nothing where the name could not be told from it. */
export function takeCompany(texts: string[], hasName: boolean): string {
  const at = texts.findIndex((text) => !isJob(text) && (hasName || isLikelyCompany(text)));
  const [company = ''] = at < 0 ? [] : texts.splice(at, 1);
  return company;
}

function isSentence(text: string): boolean {
  if (ofSentences.test(text.normalize('NFKC'))) return true;
  const isOneWord = /[\u3400-\u9fff]/.test(text) && !/[\s\u00b7\u2022\u30fb]/.test(text);
  return isOneWord && codePointCount(text) > maxSigns;
}
