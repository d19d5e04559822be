import { queryOptions } from '@tanstack/react-query';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { answerRows } from '../questionnaire/api/questionnaireCollections.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { currentVisitorId } from '#session/acting/currentVisitorId.ts';
import { services } from '#session/services.ts';

const countQuery = (exhibitionId: string, visitorId: string | undefined) =>
  queryOptions({
    queryKey: ['hasMeetingRecords', exhibitionId, visitorId] as const,
    queryFn: async (context) =>
      (await answerRows.MeetingRecordInfo.count(
        await readingClient(context),
        { ExhibitionId: exhibitionId, VisitorId: visitorId },
        { policy: 'background' },
      )) ?? 0,
    enabled: visitorId !== undefined,
    staleTime: services().times.reaskEveryMs,
  });

/** Whether this visitor has records of meetings; a server that does not count is taken to have none: few visitors have some. */
export function useHasMeetingRecords(): boolean {
  const exhibitionId = useExhibitionId();
  return (useServerQuery(countQuery(exhibitionId, currentVisitorId(exhibitionId))).data ?? 0) > 0;
}
