import type { Contact } from '#domain/person/contact.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';

/** Two contacts may share a mark; what waits to be sent is only shown to the one it is about. */
export function isAbout({ kind, value }: Contact, record: ServerRow): boolean {
  return record[kind === 'mobile' ? 'Mob' : 'Email'] === value;
}
