import { queryOptions } from '@tanstack/react-query';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { listVotes } from './api/findQuestionnaire.ts';
import { findAnsweredIds } from './api/questionnaireAnswers.ts';
import { questionnaires } from './api/questionnaireCollections.ts';
import type { Questionnaire } from './api/readQuestionnaire.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { currentVisitorId } from '#session/acting/currentVisitorId.ts';
import { services } from '#session/services.ts';

export interface Vote {
  readonly questionnaire: Questionnaire;
  /** As the server knows: this visitor has voted, on this phone or on another one. */
  readonly isVoted: boolean;
}

/** The votes of an exhibition, and in which of them this visitor has voted. */
export const votesQuery = (exhibitionId: string, channelId: string | undefined) => {
  const visitorId = currentVisitorId(exhibitionId);
  return queryOptions({
    queryKey: ['votes', exhibitionId, channelId, visitorId] as const,
    queryFn: async (context): Promise<readonly Vote[]> => {
      const client = await readingClient(context);
      const all = await listVotes(client, { exhibitionId, channelId });
      const questionnaireIds = all.map(({ id }) => id);
      const voted =
        visitorId === undefined || all.length === 0
          ? []
          : await findAnsweredIds(client, 'VoteRecordInfo', { questionnaireIds, visitorId });
      return all.map((questionnaire) => ({ questionnaire, isVoted: voted.includes(questionnaire.id) }));
    },
    staleTime: services().times.reaskEveryMs,
  });
};

const countQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['hasVotes', exhibitionId] as const,
    queryFn: async (context) =>
      (await questionnaires.count(
        await readingClient(context),
        { ExhibitionId: exhibitionId, RecordsInto: 'VoteRecordInfo' },
        { policy: 'background' },
      )) ?? 0,
    staleTime: services().times.reaskEveryMs,
  });

/** Whether there is anything to vote on; a server that does not count is taken to have nothing: most exhibitions have none. */
export function useHasVotes(): boolean {
  const exhibitionId = useExhibitionId();
  return (useServerQuery(countQuery(exhibitionId)).data ?? 0) > 0;
}
