import { queryOptions } from '@tanstack/react-query';
import { readLatestSearches } from './api/readLatestSearches.ts';
import { hotWords } from './rules/hotWords.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';

/** Only the words are kept; who has searched them is dropped with the answer. */
export const hotWordsQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['hotWords', exhibitionId] as const,
    queryFn: async (context) =>
      hotWords(await readLatestSearches(await readingClient(context), exhibitionId)),
    staleTime: services().times.reaskEveryMs,
  });
