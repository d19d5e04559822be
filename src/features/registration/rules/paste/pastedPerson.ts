import { isEmail, isMobile, normaliseEmail, normaliseMobile } from '#domain/person/contact.ts';
import type { Answer, Answers, FieldDefinition } from '#domain/form/formDefinition.ts';
import { checkName, companyMaxCodePoints, nameMaxCodePoints } from '#domain/person/checkIdentity.ts';
import { cleanLine } from '#domain/text/cleanText.ts';
import { type Column, documentTypeOf, type FindColumn, jobField, type Part } from './columnsOf.ts';
import { lineCells } from './lineCells.ts';
import { readPastedAnswer } from './readPastedAnswer.ts';
import { type SortedCells, sortCells, takeName } from './sortCells.ts';
import { readDocument } from './readDocument.ts';
import type { PastedEntry } from './pastedEntry.ts';

export interface PastedPerson {
  readonly name: string;
  readonly company: string;
  /** A normalised mobile number, or an e-mail address; '' without either. */
  readonly contact: string;
  readonly answers: Answers;
}

export interface GroupForm {
  readonly fields: readonly FieldDefinition[];
  readonly find: FindColumn;
  readonly today: string;
}

/** Undefined without a name, a contact and a document. */
export function readPerson(entry: PastedEntry, form: GroupForm): PastedPerson | undefined {
  const answers = answersSaid(entry, form);
  const document = form.fields.find(({ type }) => type === 'idDocument');
  const cells = sortCells(entry.loose, document, form.find);
  const texts = [...cells.texts];
  if (document) addOnce(answers, document, firstDocument(document, cells, form.today));
  const name = firstOf(saidAs(entry, 'name').map(readName)) || readName(takeName(texts));
  const company =
    firstOf(saidAs(entry, 'company').map(readCompany)) ||
    cleanLine(texts.shift() ?? '', companyMaxCodePoints);
  const job = jobField(form.fields);
  if (job)
    addOnce(answers, job, readPastedAnswer(job, firstOf([...saidAs(entry, 'job'), ...texts]), form.today));
  const contact = readContact(saidAs(entry, 'contact')) || readContact(cells.contacts);
  const hasDocument = form.fields.some(({ key, type }) => type === 'idDocument' && answers.has(key));
  if (name === '' && contact === '' && !hasDocument) return undefined;
  return { name, company, contact, answers: asAnswers(answers) };
}

function saidAs({ labelled }: PastedEntry, part: Part): readonly string[] {
  return labelled.filter(({ column }) => column.part === part).map(({ text }) => text);
}

function answersSaid(entry: PastedEntry, { fields, today }: GroupForm): Map<string, Answer> {
  const answers = new Map<string, Answer>();
  const document = fields.find(({ type }) => type === 'idDocument');
  const typeWord = firstOf(saidAs(entry, 'documentType'));
  for (const { column, text } of entry.labelled) {
    if (column.field)
      addOnce(answers, column.field, readSaid(column.field, { text, typeWord, column, today }));
    if (document && column.part === 'document') {
      addOnce(answers, document, readSaid(document, { text, typeWord, column, today }));
    }
  }
  return answers;
}

interface SaidText extends Pick<GroupForm, 'today'> {
  readonly text: string;
  readonly typeWord: string;
  readonly column: Column;
}

/**
 * The type column decides; with an unknown type the number is dropped. A header is only a hint: many write every
 * number under "ID card".
 */
function readSaid(field: FieldDefinition, { text, typeWord, column, today }: SaidText): Answer | undefined {
  const type = documentTypeOf(typeWord);
  if (field.type !== 'idDocument' || type) return readPastedAnswer(field, text, today, type);
  if (typeWord !== '') return undefined;
  return readPastedAnswer(field, text, today, column.documentType) ?? readPastedAnswer(field, text, today);
}

function addOnce(answers: Map<string, Answer>, { key }: FieldDefinition, answer: Answer | undefined): void {
  if (answer !== undefined && !answers.has(key)) answers.set(key, answer);
}

/** Keys come from the server; drops those that are unsafe as property names. */
function asAnswers(answers: ReadonlyMap<string, Answer>): Answers {
  const plain: Record<string, Answer> = {};
  answers.forEach((answer, key) => {
    if (/^[A-Za-z]\w*$/.test(key)) plain[key] = answer;
  });
  return plain;
}

function firstDocument(
  field: FieldDefinition,
  { documents, documentType }: SortedCells,
  today: string,
): Answer | undefined {
  for (const number of documents) {
    const answer = readDocument(field, number, today, documentType);
    if (answer) return answer;
  }
  return undefined;
}

function readName(text: string): string {
  const name = cleanLine(text, nameMaxCodePoints);
  return checkName(name) === undefined ? name : '';
}

function readCompany(text: string): string {
  return cleanLine(text, companyMaxCodePoints);
}

const longestContact = 600;

function readContact(texts: readonly string[]): string {
  const parts: string[] = [];
  for (const text of texts) {
    if (text.length <= longestContact) parts.push(text, ...text.split('/'), ...lineCells(text));
  }
  const mobile = parts.find(isMobile);
  if (mobile !== undefined) return normaliseMobile(mobile);
  const email = parts.find(isEmail);
  return email === undefined ? '' : normaliseEmail(email);
}

function firstOf(texts: readonly string[]): string {
  return texts.find((text) => text !== '') ?? '';
}
