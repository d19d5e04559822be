import { queryOptions } from '@tanstack/react-query';
import { exhibitorContacts } from '#entities/exhibitor/api/exhibitorContactCollections.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { readingClient } from '#flows/queries/readingClient.ts';
import { services } from '#flows/session/services.ts';

const mostPeople = 100;

/** The people of a stand, as its own user sees them. */
export const standPeopleQuery = ({ exhibitionId, exhibitorId, exhibitorUserId }: BoothKey) =>
  queryOptions({
    queryKey: ['standPeople', exhibitionId, exhibitorId] as const,
    queryFn: async (context) =>
      exhibitorContacts.list(
        await readingClient(context),
        { ExhibitorId: exhibitorId },
        { userId: exhibitorUserId, policy: 'background', pageIndex: 1, pageSize: mostPeople },
      ),
    staleTime: services().times.reaskEveryMs,
  });
