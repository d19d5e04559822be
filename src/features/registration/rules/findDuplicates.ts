import { normaliseDocumentNumber } from '#domain/person/documentType.ts';
import { answerOf } from '#domain/form/answerOf.ts';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { visibleFields } from '#domain/form/visibleFields.ts';
import { cleanLine } from '#domain/text/cleanText.ts';
import { type GroupMember, ownContact } from '#domain/group/groupMember.ts';

export interface Duplicate {
  readonly by: 'contact' | 'document' | 'name';
  readonly ids: readonly string[];
}

/** Contacts and documents are unique to a person. A shared name is reported only if nothing else differs. */
export function findDuplicates(members: readonly GroupMember[], form: FormDefinition): Duplicate[] {
  const marked = members.map((member) => ({
    id: member.id,
    contact: ownContact(member)?.value,
    documents: documentsOf(member, form),
    name: `${cleanLine(member.name, Infinity)}/${cleanLine(member.company, Infinity)}`.toLowerCase(),
  }));
  const nameless = marked.filter(
    ({ contact, documents, name }) =>
      !name.startsWith('/') && contact === undefined && documents.length === 0,
  );
  return [
    ...shared('contact', marked, ({ contact }) => (contact === undefined ? [] : [contact])),
    ...shared('document', marked, ({ documents }) => documents),
    ...shared('name', marked, ({ name }) => [name]).filter(({ ids }) =>
      nameless.some(({ id }) => ids.includes(id)),
    ),
  ];
}

/** Must be corrected: the two would become one registration, or overwrite another person's. */
export function mustDiffer({ by }: Duplicate): boolean {
  return by !== 'name';
}

function documentsOf(member: GroupMember, form: FormDefinition): string[] {
  const documents: string[] = [];
  for (const { key, type } of visibleFields(form, member.answers)) {
    const answer = type === 'idDocument' ? answerOf(member.answers, key) : undefined;
    if (typeof answer !== 'object' || !('number' in answer)) continue;
    const number = normaliseDocumentNumber(answer.number);
    if (number !== '') documents.push(`${answer.type} ${number}`);
  }
  return documents;
}

function shared<M extends { readonly id: string }>(
  by: Duplicate['by'],
  members: readonly M[],
  marksOf: (member: M) => readonly string[],
): Duplicate[] {
  const holders = new Map<string, string[]>();
  for (const member of members) {
    for (const mark of new Set(marksOf(member))) {
      const present = holders.get(mark);
      if (present === undefined) holders.set(mark, [member.id]);
      else present.push(member.id);
    }
  }
  return Array.from(holders.values())
    .filter((ids) => ids.length > 1)
    .map((ids) => ({ by, ids }));
}
