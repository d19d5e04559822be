import { queryOptions } from '@tanstack/react-query';
import { contactMessages } from '#api/exhibition/contactMessageCollections.ts';
import { readAllPages } from '#data/collections/readAllPages.ts';
import { readOwnKept } from '#data/queries/keptOwnRows.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';

export type Question = Awaited<ReturnType<typeof contactMessages.list>>[number];

/** What this visitor has asked the organiser, or reported, with the answers; newest first. Kept sealed on the phone. */
export const myQuestionsQuery = (exhibitionId: string, visitorId: string) =>
  queryOptions({
    queryKey: ['myQuestions', exhibitionId, visitorId] as const,
    queryFn: (context): Promise<readonly Question[]> =>
      readOwnKept(context, { exhibitionId, visitorIds: [visitorId], name: 'myQuestions' }, async () => {
        const own = { ExhibitionId: exhibitionId, VisitorId: visitorId };
        const client = await readingClient(context);
        const rows = await readAllPages((paging) =>
          contactMessages.page(client, own, { ...paging, sort: { CreatedAtMesc: -1 } }),
        );
        return rows.filter(({ Content }) => Content !== '');
      }),
    staleTime: services().times.reaskEveryMs,
  });
