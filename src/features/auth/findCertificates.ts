import { findRegistrations } from '#entities/registration/api/registrations.ts';
import {
  holdsDocument,
  readRegistration,
  type Registration,
} from '#entities/registration/api/registrationRecord.ts';
import type { Contact } from '#domain/person/contact.ts';
import type { DocumentAnswer } from '#domain/form/formDefinition.ts';
import { services } from '#session/services.ts';
import { keepLogin, keepVisitor } from '#entities/registration/stored/keepVisitor.ts';

export type FoundCertificates =
  | { readonly kind: 'found'; readonly registrations: readonly Registration[] }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown'; readonly cause: unknown };

/**
 * The registrations of a proven contact at an exhibition, newest first; with a document only those that carry it.
 * The document is compared here: its number goes into no request, as one credential serves everybody.
 */
export async function findCertificates(
  exhibitionId: string,
  contact: Contact,
  document?: DocumentAnswer,
): Promise<FoundCertificates> {
  const found = await findRegistrations(
    await services().client(),
    { exhibitionId, contact },
    { policy: 'besideForm' },
  );
  if (found.kind === 'unknown') return { kind: 'unknown', cause: { kind: found.cause } };
  if (found.kind === 'absent') return { kind: 'absent' };
  const wanted =
    document === undefined ? found.rows : found.rows.filter((row) => holdsDocument(row, document));
  if (wanted.length === 0) return { kind: 'absent' };
  const registrations = wanted.map(readRegistration).filter((read) => read !== undefined);
  return registrations.length > 0
    ? { kind: 'found', registrations }
    : { kind: 'unknown', cause: { kind: 'unreadable' } };
}

export type FoundPeople =
  | Exclude<FoundCertificates, { readonly kind: 'found' }>
  /** One at least: of each person the newest registration. */
  | { readonly kind: 'found'; readonly people: readonly [Registration, ...Registration[]] };

/** Who has registered with a proven contact. A second row of one person is no second person. */
export async function findPeople(exhibitionId: string, contact: Contact): Promise<FoundPeople> {
  const found = await findCertificates(exhibitionId, contact);
  if (found.kind !== 'found') return found;
  const people = new Map<string, Registration>();
  for (const registration of found.registrations)
    if (!people.has(registration.Name)) people.set(registration.Name, registration);
  const [person, ...others] = Array.from(people.values());
  return person === undefined ? { kind: 'absent' } : { kind: 'found', people: [person, ...others] };
}

/** Puts the vouchers on this phone; the newest registration is who the visitor is from then on. */
export async function keepCertificates(
  contact: Contact,
  registrations: readonly Registration[],
): Promise<void> {
  for (const registration of registrations.slice().reverse()) await keepVisitor(registration);
  await keepLogin(contact);
}
