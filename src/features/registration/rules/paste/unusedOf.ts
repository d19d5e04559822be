import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import { normaliseDocumentNumber } from '#domain/person/documentType.ts';
import { cleanLine } from '#domain/text/cleanText.ts';
import type { LabelledText, PastedEntry, PastedPerson } from './pastedEntry.ts';
import { readContact } from './readContact.ts';
import type { SortedCells } from './sortCells.ts';

interface WhatWasRead {
  readonly person: PastedPerson;
  readonly cells: SortedCells;
  /** Texts that found no place. */
  readonly left: readonly string[];
  readonly document: FieldDefinition | undefined;
  readonly job: FieldDefinition | undefined;
}

const longest = 200;

/** What was pasted of a person and found no place, in its order, so that it need not be looked for. */
export function unusedOf(entry: PastedEntry, read: WhatWasRead): readonly string[] {
  const { person, cells, left } = read;
  const number = documentNumber(read);
  const texts = [
    ...entry.labelled.filter((labelled) => !isUsed(labelled, read)).map(({ text }) => text),
    ...(entry.ignored ?? []),
    ...left,
    ...cells.documents.filter((text) => number === '' || normaliseDocumentNumber(text).indexOf(number) < 0),
    ...cells.contacts.filter((text) => readContact([text]) !== person.contact),
  ];
  return texts.map((text) => cleanLine(text, longest)).filter((text) => text !== '');
}

function documentNumber({ person, document }: WhatWasRead): string {
  const answer = document && person.answers[document.key];
  return typeof answer === 'object' && 'number' in answer ? answer.number : '';
}

function isUsed({ column, text }: LabelledText, read: WhatWasRead): boolean {
  const { person, document, job } = read;
  const hasAnswer = (field: FieldDefinition | undefined) =>
    field !== undefined && person.answers[field.key] !== undefined;
  if (hasAnswer(column.field)) return true;
  const line = cleanLine(text, longest);
  switch (column.part) {
    case 'name':
    case 'firstName':
    case 'lastName':
      return person.name.indexOf(line) >= 0;
    case 'company':
      return person.company.indexOf(line) >= 0;
    case 'contact':
      return person.contact !== '' && readContact([text]) === person.contact;
    case 'document':
    case 'documentType':
      return hasAnswer(document);
    case 'job':
      return hasAnswer(job);
    default:
      return false;
  }
}
