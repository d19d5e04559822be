import { queryOptions } from '@tanstack/react-query';
import { exhibitorContacts } from '#entities/exhibitor/api/exhibitorContactCollections.ts';
import { readingClient } from '#flows/queries/readingClient.ts';
import { services } from '#flows/session/services.ts';

const most = 20;

/** People of an exhibitor at this exhibition. */
export const contactsQuery = (exhibitionId: string, exhibitorId: string) =>
  queryOptions({
    queryKey: ['exhibitorContacts', exhibitionId, exhibitorId] as const,
    queryFn: async (context) =>
      exhibitorContacts.list(
        await readingClient(context),
        { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId },
        { pageIndex: 1, pageSize: most, policy: 'background' },
      ),
    staleTime: services().times.reaskEveryMs,
  });
