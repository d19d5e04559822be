import { queryOptions } from '@tanstack/react-query';
import { exhibitorContacts } from '#api/exhibitor/exhibitorContactCollections.ts';
import type { BoothKey } from '#domain/booth/boothKey.ts';
import { readingClient } from '../queries/readingClient.ts';
import { services } from '../session/services.ts';

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
