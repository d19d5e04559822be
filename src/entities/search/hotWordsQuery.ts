import { queryOptions } from '@tanstack/react-query';
import { readLatestSearches } from './api/readLatestSearches.ts';
import { hotWords } from './rules/hotWords.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import type { Language } from '#language/language.ts';
import { services } from '#session/services.ts';

/** Only the words are kept; who has searched them is dropped with the answer. */
export const hotWordsQuery = (exhibitionId: string, language: Language) =>
  queryOptions({
    queryKey: ['hotWords', exhibitionId, language] as const,
    queryFn: async (context) =>
      hotWords(await readLatestSearches(await readingClient(context), exhibitionId), language),
    staleTime: services().times.reaskEveryMs,
  });
