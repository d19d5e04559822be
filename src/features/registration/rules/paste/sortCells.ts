import { isEmail, isMobile } from '#domain/person/contact.ts';
import type { DocumentType } from '#domain/person/documentType.ts';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import { checkName } from '#domain/person/checkIdentity.ts';
import { codePointCount } from '#domain/text/cleanText.ts';
import { documentTypeOf, type FindColumn } from './columnsOf.ts';
import { isNumberOrAddress } from './lineCells.ts';
import { looksLikeDocument } from './readDocument.ts';

export interface SortedCells {
  readonly contacts: readonly string[];
  readonly documents: readonly string[];
  readonly documentType: DocumentType | undefined;
  readonly texts: readonly string[];
}

export function sortCells(
  loose: readonly string[],
  document: FieldDefinition | undefined,
  find: FindColumn,
): SortedCells {
  const contacts: string[] = [];
  const documents: string[] = [];
  const texts: string[] = [];
  let documentType: DocumentType | undefined;
  for (const cell of loose) {
    documentType = documentType ?? documentTypeOf(cell);
    if (isMobile(cell) || isEmail(cell)) contacts.push(cell);
    else if (looksLikeDocument(document, cell)) documents.push(cell);
    else if (isText(cell) && find(cell)?.part === undefined && !documentTypeOf(cell)) texts.push(cell);
  }
  return { contacts, documents, documentType, texts };
}

function isText(cell: string): boolean {
  const problem = checkName(cell);
  const hasLetters = problem === undefined || problem.code === 'tooLong';
  return hasLetters && cell.indexOf('@') < 0 && !isNumberOrAddress(cell);
}

const ofCompanies = /(?:公司|集团|大学|学院|研究院|研究所|\b(?:ltd|inc|llc|gmbh|corporation|limited)\.?)$/i;
const ofSentences = /[\d。！？!?:：]/;
/** Chinese characters; long names have a dot between their parts. */
const maxSigns = 12;

/** Removes and returns the first text that can be a name and is not clearly a company's. */
export function takeName(texts: string[]): string {
  const at = texts.findIndex(
    (text) => checkName(text) === undefined && !ofCompanies.test(text) && !isSentence(text),
  );
  const [name = ''] = at < 0 ? [] : texts.splice(at, 1);
  return name;
}

function isSentence(text: string): boolean {
  if (ofSentences.test(text.normalize('NFKC'))) return true;
  const isOneWord = /[\u3400-\u9fff]/.test(text) && !/[\s\u00b7\u2022\u30fb]/.test(text);
  return isOneWord && codePointCount(text) > maxSigns;
}
