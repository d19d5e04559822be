import { queryOptions } from '@tanstack/react-query';
import { exhibitorContacts } from '../exhibitor/api/exhibitorContactCollections.ts';
import type { BoothKey } from '../exhibitor/rules/boothKey.ts';
import { readingClient } from '#flows/queries/readingClient.ts';
import { services } from '#flows/session/services.ts';

/**
 * Whether the contact who is logged in may change what the exhibitor shows. Where the server knows no such contact, it may: the
 * server judges each change anyway.
 */
export const rightQuery = ({ exhibitionId, exhibitorId, exhibitorUserId }: BoothKey, contactId: string) =>
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
