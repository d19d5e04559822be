import { findRegistrations } from '../api/registrations.ts';
import { readRegistration, type Registration } from '../api/registrationRecord.ts';
import type { Contact } from '#domain/person/contact.ts';
import { services } from '#session/services.ts';

export type FoundRegistration =
  | { readonly kind: 'found'; readonly registration: Registration }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown'; readonly cause: unknown };

/** The newest registration of this contact at the exhibition. */
export async function findRegistrationOf(
  exhibitionId: string,
  contact: Contact,
  options?: { readonly policy: 'besideForm' },
): Promise<FoundRegistration> {
  const found = await findRegistrations(await services().client(), { exhibitionId, contact }, options);
  if (found.kind === 'unknown') return { kind: 'unknown', cause: { kind: found.cause } };
  if (found.kind === 'absent') return { kind: 'absent' };
  const registration = readRegistration(found.rows[0]);
  return registration === undefined
    ? { kind: 'unknown', cause: { kind: 'unreadable' } }
    : { kind: 'found', registration };
}
