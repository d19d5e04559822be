import type { Contact } from '../../domain/person/contact.ts';
import { findRegistrationOf } from '../registration/findRegistrationOf.ts';
import { localStores } from './localStores.ts';
import { keepLogin, keepVisitor } from './keepVisitor.ts';

/**
 * Signs this phone in as a given visitor without a code, for testers: the contact counts as proven here, the server's token
 * is kept, and an existing registration is found and kept. Answers whether there is one.
 */
export async function logInAs(
  exhibitionId: string,
  contact: Contact,
): Promise<'found' | 'absent' | 'unknown'> {
  await (await localStores()).provenContacts.remember(exhibitionId, contact);
  await keepLogin(contact);
  const found = await findRegistrationOf(exhibitionId, contact, { policy: 'besideForm' });
  if (found.kind === 'found') await keepVisitor(found.registration);
  return found.kind;
}
