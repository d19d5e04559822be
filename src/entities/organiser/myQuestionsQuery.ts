import { queryOptions } from '@tanstack/react-query';
import { contactMessages } from '#api/exhibition/contactMessageCollections.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';

export type Question = Awaited<ReturnType<typeof contactMessages.list>>[number];

/** Older ones are not shown. */
const most = 100;

/** What this visitor has asked the organiser, or reported, with the answers; newest first. */
export const myQuestionsQuery = (exhibitionId: string, visitorId: string) =>
  queryOptions({
    queryKey: ['myQuestions', exhibitionId, visitorId] as const,
    queryFn: async (context) => {
      const own = { ExhibitionId: exhibitionId, VisitorId: visitorId };
      const newest = { pageIndex: 1, pageSize: most, sort: { CreatedAtMesc: -1 } } as const;
      const rows = await contactMessages.list(await readingClient(context), own, newest);
      return rows.filter(({ Content }) => Content !== '');
    },
    staleTime: services().times.reaskEveryMs,
  });
