import { queryOptions } from '@tanstack/react-query';
import { readingClient } from '#data/queries/readingClient.ts';
import { accounts } from '#entities/organiser/api/accountCollections.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';

/** The name of an organiser's account; '' for one that has none. */
export const accountNameQuery = ({ userId }: Organiser, accountId: string) =>
  queryOptions({
    queryKey: ['organiserAccount', userId, accountId] as const,
    queryFn: async (context): Promise<string> => {
      const client = await readingClient(context);
      const row = await accounts.get(
        client,
        { RecordId: accountId },
        { userId, only: ['Name', 'OrganizationName'], policy: 'background' },
      );
      return row?.Name || row?.OrganizationName || '';
    },
    staleTime: Infinity,
  });
