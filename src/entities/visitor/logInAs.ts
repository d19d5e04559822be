import type { Contact } from '#domain/person/contact.ts';
import { findRegistrationOf } from '../registration/stored/findRegistrationOf.ts';
import { localStores } from '#session/localStores.ts';
import { keepLogin, keepVisitor } from '../registration/stored/keepVisitor.ts';

/** For testers: the contact counts as proven without a code. Answers whether it has a registration, which is kept. */
export async function logInAs(
  exhibitionId: string,
  contact: Contact,
): Promise<'found' | 'absent' | 'unknown'> {
  await (await localStores()).provenContacts.remember(exhibitionId, contact);
  const found = await findRegistrationOf(exhibitionId, contact, { policy: 'besideForm' });
  if (found.kind === 'found') await keepVisitor(found.registration);
  await keepLogin(contact);
  return found.kind;
}
