import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { readKeptAnswer } from '#data/queries/keptAnswers.ts';
import { readOwnRows } from '#data/queries/keptOwnRows.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { filesKey, filesPlace } from '#entities/download/rules/fileListPlace.ts';
import type { DownloadTask } from '#entities/download/rules/downloadTask.ts';
import { asWhatCame, cameKey, camePlace, nothingCame, type WhatCame } from './whatCame.ts';

interface KeptCame {
  readonly came: WhatCame;
  readonly files: readonly DownloadTask[];
  /** When the server had said what came. */
  readonly readAtMs: number;
}

/** What came, as far as this page or this phone has read it; no server is asked. Undefined until the phone has answered. */
export const useKeptCame = (owner: VisitorKey): KeptCame | undefined =>
  useServerQuery({
    queryKey: ['keptCame', owner.exhibitionId, owner.visitorId] as const,
    queryFn: async ({ client }): Promise<KeptCame> => {
      const { exhibitionId } = owner;
      const [came, files] = await Promise.all([
        readOf(client, cameKey(owner)) ?? readOwnRows(camePlace(owner)),
        readOf(client, filesKey(exhibitionId)) ?? readKeptAnswer(filesPlace(exhibitionId)),
      ]);
      return {
        came: asWhatCame(came?.answer) ?? nothingCame,
        files: Array.isArray(files?.answer) ? files.answer : [],
        readAtMs: came?.readAtMs ?? 0,
      };
    },
  }).data;

/** The newest that queries of this beginning have: what was read a moment ago is not kept yet. */
function readOf(client: QueryClient, queryKey: QueryKey) {
  let newest: { readonly answer: unknown; readonly readAtMs: number } | undefined;
  for (const { state } of client.getQueryCache().findAll({ queryKey }))
    if (state.data !== undefined && state.dataUpdatedAt > (newest?.readAtMs ?? 0))
      newest = { answer: state.data, readAtMs: state.dataUpdatedAt };
  return newest;
}
