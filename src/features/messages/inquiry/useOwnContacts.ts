import { findRegistrationsByVisitor } from '#entities/registration/api/registrations.ts';
import { readRegistration } from '#entities/registration/api/registrationRecord.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { services } from '#session/services.ts';

/** '' where the registration has none. */
export interface OwnContacts {
  readonly mobile: string;
  readonly email: string;
}

const none: OwnContacts = { mobile: '', email: '' };

/** How the visitor is registered; nothing while that is not known: an inquiry needs neither. */
export function useOwnContacts({ exhibitionId, visitorId }: MessageOwner): OwnContacts {
  const { data = none } = useServerQuery({
    queryKey: ['ownContacts', exhibitionId, visitorId],
    queryFn: async (): Promise<OwnContacts> => {
      const client = await services().client();
      const found = await findRegistrationsByVisitor(
        client,
        { exhibitionId, visitorId },
        { policy: 'background' },
      );
      const row = found.kind === 'found' ? readRegistration(found.rows[0]) : undefined;
      return row === undefined ? none : { mobile: row.Mob, email: row.Email };
    },
  });
  return data;
}
