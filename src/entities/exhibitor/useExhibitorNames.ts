import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { oneOf } from '#data/collections/condition.ts';
import { queryClient } from '#data/queries/queryClient.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { useIdGroups } from '#data/queries/useIdGroups.ts';
import { services } from '#session/services.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { exhibitingInfo } from './api/exhibitorCollections.ts';

const namesQuery = (exhibitionId: string, exhibitorIds: readonly string[]) =>
  queryOptions({
    queryKey: ['exhibitorNames', exhibitionId, exhibitorIds] as const,
    queryFn: async (context) => {
      const rows = await exhibitingInfo.list(
        await readingClient(context),
        { ExhibitionId: exhibitionId, ExhibitorId: oneOf(exhibitorIds) },
        {
          pageIndex: 1,
          pageSize: exhibitorIds.length,
          only: ['ExhibitorId', 'CompanyName', 'CompanyNameEn'],
          policy: 'background',
        },
      );
      const names = rows.map(({ ExhibitorId, CompanyName, CompanyNameEn }) => ({
        [ExhibitorId]: { zh: CompanyName, en: CompanyNameEn },
      }));
      return Object.assign({}, ...names) as Names;
    },
    staleTime: services().times.reaskEveryMs,
  });

type Names = Readonly<Record<string, TextPair>>;

const joinNames = (queries: readonly UseQueryResult<Names>[]) =>
  Object.assign({}, ...queries.map(({ data }) => data)) as Names;

/** The names of those whom the rows of a list belong to, with one request for a page of rows; undefined while one is not known. */
export function useExhibitorNames(
  rows: readonly { readonly ExhibitorId: string }[],
): (exhibitorId: string) => TextPair | undefined {
  const exhibitionId = useExhibitionId();
  const groups = useIdGroups(rows.map(({ ExhibitorId }) => ExhibitorId));
  const queries = groups.map((group) => namesQuery(exhibitionId, group));
  const names = useQueries({ queries, combine: joinNames }, queryClient());
  return useCallback((exhibitorId) => names[exhibitorId], [names]);
}
