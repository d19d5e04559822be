import { queryOptions } from '@tanstack/react-query';
import { readingClient } from '#data/queries/readingClient.ts';
import { wholeRegistrations } from '#entities/organiser/api/decisionRows.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { decisionsKey } from '../organiserDecides/decisionQueries.ts';

/** A registration with its answers, kept no longer than its screen; null where it is no more. */
export const wholeRegistrationQuery = ({ exhibitionId, userId }: Organiser, RecordId: string) =>
  queryOptions({
    queryKey: [...decisionsKey(exhibitionId), 'whole', userId, RecordId] as const,
    queryFn: async (context) => {
      const client = await readingClient(context);
      return (
        (await wholeRegistrations.get(client, { ExhibitionId: exhibitionId, RecordId }, { userId })) ?? null
      );
    },
    gcTime: 0,
  });
