import type { Assignment } from './divide.ts';
import type { KeptList } from './keptLists.ts';
import { newPersonId } from './people.ts';
import { fieldNames, type Fields, writeFields } from './sharedList.ts';

interface Beginning {
  readonly title: string;
  /** The first is who begins it. */
  readonly names: readonly string[];
  readonly divide: (people: readonly string[]) => Assignment;
  /** Exhibitors at which who begins it was before. */
  readonly visited: readonly string[];
}

export function beginList(phone: string, makeId: () => string, beginning: Beginning): KeptList {
  const { title, names, divide, visited } = beginning;
  const people: string[] = [];
  let fields: Fields = {};
  for (const name of names) {
    const personId = newPersonId(fields, makeId());
    people.push(personId);
    fields = writeFields(fields, phone, { [fieldNames.person(personId)]: name });
  }
  const [me = ''] = people;
  const texts: Record<string, string> = { [fieldNames.title]: title };
  for (const [id, who] of Object.entries(divide(people))) texts[fieldNames.who(id)] = who;
  for (const id of visited) texts[fieldNames.visited(id, me)] = '1';
  return { id: makeId().slice(0, 8), fields: writeFields(fields, phone, texts), me, givenAt: 0 };
}
