import { services } from '#session/services.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { exhibitorContacts } from '../exhibitor/api/exhibitorContactCollections.ts';
import { queryOptions } from '@tanstack/react-query';
import type { BoothKey } from '../exhibitor/rules/boothKey.ts';
import { type ServerQuery, useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitorContactId } from '#session/acting/roleIdentity.ts';

/**
 * Whether the contact who is logged in may change what the exhibitor shows. Where the server knows no such contact, it may: the
 * server judges each change anyway.
 */
const rightQuery = ({ exhibitionId, exhibitorId, exhibitorUserId }: BoothKey, contactId: string) =>
  queryOptions({
    queryKey: ['boothRight', exhibitionId, exhibitorId, contactId] as const,
    queryFn: async (context): Promise<boolean> => {
      if (contactId === '') return true;
      const client = await readingClient(context);
      const parts = { RecordId: contactId, ExhibitorId: exhibitorId };
      const contact = await exhibitorContacts.get(client, parts, { userId: exhibitorUserId });
      return contact?.mayChange ?? true;
    },
    staleTime: services().times.reaskEveryMs,
  });

/** Whether the contact who is logged in may change what the exhibitor shows. */
export function useMayChange(booth: BoothKey): ServerQuery<boolean> {
  const contactId = useExhibitorContactId();
  return useServerQuery(rightQuery(booth, contactId));
}
