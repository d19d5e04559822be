import type { Contact } from '#domain/person/contact.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { findRegistrationsByVisitor } from '#entities/registration/api/registrations.ts';
import { readRegistration } from '#entities/registration/api/registrationRecord.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { localStores } from '#session/localStores.ts';
import { services } from '#session/services.ts';

const none: readonly Contact[] = [];

async function contactsOf(exhibitionId: string, visitorId: string): Promise<readonly Contact[]> {
  const { provenContacts } = await localStores();
  const proven = await provenContacts.load(exhibitionId);
  if (proven !== undefined) return [{ kind: proven.kind, value: proven.value }];
  const client = await services().client();
  const key = { exhibitionId, visitorId };
  const found = await findRegistrationsByVisitor(client, key, { policy: 'background' });
  const row = found.kind === 'found' ? readRegistration(found.rows[0]) : undefined;
  if (row === undefined) return none;
  const contacts: readonly Contact[] = [
    { kind: 'mobile', value: row.Mob },
    { kind: 'email', value: row.Email },
  ];
  return contacts.filter(({ value }) => value !== '');
}

/**
 * By what the visitor who acts is known here: the contact that was proven on this phone, else those of the registration.
 * Empty while that is not known, and where no visitor acts.
 */
export function useKnownContacts(exhibitionId: string): readonly Contact[] {
  const visitorId = useOwnVisitorId() ?? '';
  const { data = none } = useServerQuery({
    queryKey: ['knownContacts', exhibitionId, visitorId],
    queryFn: () => contactsOf(exhibitionId, visitorId),
    enabled: visitorId !== '',
  });
  return data;
}
