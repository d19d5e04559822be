import { findRegistrations } from '../api/registrations.ts';
import { readRegistration, type Registration } from '../api/registrationRecord.ts';
import type { Contact } from '../domain/contact.ts';
import { services } from './services.ts';

export type FoundRegistration =
  | { readonly kind: 'found'; readonly registration: Registration }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown' };

/** The newest registration of this contact at the exhibition. One look: a person waits, and can ask again. */
export async function findRegistrationOf(exhibitionId: string, contact: Contact): Promise<FoundRegistration> {
  const found = await findRegistrations(await services().client(), { exhibitionId, contact }, { retries: 1 });
  if (found.kind !== 'found') return { kind: found.kind };
  const registration = readRegistration(found.rows[0]);
  return registration === undefined ? { kind: 'unknown' } : { kind: 'found', registration };
}
