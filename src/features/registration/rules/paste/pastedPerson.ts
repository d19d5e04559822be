import type { Answer, Answers, FieldDefinition } from '#domain/form/formDefinition.ts';
import { checkName, companyMaxCodePoints, nameMaxCodePoints } from '#domain/person/checkIdentity.ts';
import { cleanLine } from '#domain/text/cleanText.ts';
import { type Column, documentTypeOf, type FindColumn, jobField, type Part } from './columnsOf.ts';
import { readContact } from './readContact.ts';
import { readPastedAnswer } from './readPastedAnswer.ts';
import { type SortedCells, sortCells, takeCompany, takeName } from './sortCells.ts';
import { isJob } from './textShapes.ts';
import { unusedOf } from './unusedOf.ts';
import { readDocument } from './readDocument.ts';
import type { PastedEntry, PastedPerson } from './pastedEntry.ts';

export interface GroupForm {
  readonly fields: readonly FieldDefinition[];
  readonly find: FindColumn;
  readonly today: string;
}

export interface ReadEntry {
  readonly person: PastedPerson;
  /** What was read and belongs to no question, as typed. */
  readonly unused: readonly string[];
}

/** Undefined without a name, a contact and a document. */
export function readPerson(entry: PastedEntry, form: GroupForm): ReadEntry | undefined {
  const answers = answersSaid(entry, form);
  const document = form.fields.find(({ type }) => type === 'idDocument');
  const cells = sortCells(entry.loose, document, form.find);
  const texts = [...cells.texts];
  if (document) addOnce(answers, document, firstDocument(document, cells, form.today));
  const name =
    firstOf(saidAs(entry, 'name').map(readName)) || nameInParts(entry) || readName(takeName(texts));
  const company =
    firstOf(saidAs(entry, 'company').map(readCompany)) || readCompany(takeCompany(texts, name !== ''));
  const job = jobField(form.fields);
  const [saidPost] = saidAs(entry, 'job');
  const post = saidPost ?? takePost(texts, name !== '' && company !== '');
  if (job && post !== undefined) addOnce(answers, job, readPastedAnswer(job, post, form.today));
  const contact = readContact(saidAs(entry, 'contact')) || readContact(cells.contacts);
  const hasDocument = form.fields.some(({ key, type }) => type === 'idDocument' && answers.has(key));
  if (name === '' && contact === '' && !hasDocument) return undefined;
  const person = { name, company, contact, answers: asAnswers(answers) };
  const isPostLeft = post !== undefined && saidPost === undefined && (!job || !answers.has(job.key));
  const left = [...cells.others, ...texts, ...(isPostLeft ? [post] : [])];
  return { person, unused: unusedOf(entry, { person, cells, left, document, job }) };
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

/** A first name and a last name in cells of their own. */
function nameInParts(entry: PastedEntry): string {
  const [first = '', last = ''] = [saidAs(entry, 'firstName')[0], saidAs(entry, 'lastName')[0]];
  const isHan = /^[\u3400-\u9fff]*$/.test(first + last);
  return readName(isHan ? last + first : `${first} ${last}`.trim());
}

/** A post, or the text behind name and company. */
function takePost(texts: string[], hasBoth: boolean): string | undefined {
  const at = texts.findIndex(isJob);
  if (at >= 0) return texts.splice(at, 1)[0];
  return hasBoth ? texts.shift() : undefined;
}

function firstOf(texts: readonly string[]): string {
  return texts.find((text) => text !== '') ?? '';
}
