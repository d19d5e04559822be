import { queryOptions } from '@tanstack/react-query';
import { oneOf } from '#data/collections/condition.ts';
import { exhibitingInfo } from '../exhibitor/api/exhibitorCollections.ts';
import { lives } from './api/liveCollections.ts';
import { readAllPages } from '#data/collections/readAllPages.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';

const mostHosts = 300;
const pages = { pageSize: 300, mostPages: 10 };

/** All lives of an exhibition; read again while the list is seen, so that one that is put on air appears. */
export const livesQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['lives', exhibitionId] as const,
    queryFn: async (context) => {
      const client = await readingClient(context);
      return readAllPages(
        (options) =>
          lives.page(client, { ExhibitionId: exhibitionId }, { ...options, sort: { StartTime: 1 } }),
        pages,
      );
    },
    staleTime: services().times.reaskEveryMs,
    refetchInterval: services().times.reaskEveryMs,
  });

/** Names and booths of the exhibitors that broadcast, by their ids. */
export const hostNamesQuery = (exhibitionId: string, exhibitorIds: readonly string[]) =>
  queryOptions({
    queryKey: ['liveHosts', exhibitionId, exhibitorIds] as const,
    queryFn: async (context) => {
      const rows = await exhibitingInfo.list(
        await readingClient(context),
        { ExhibitionId: exhibitionId, ExhibitorId: oneOf(exhibitorIds) },
        { pageIndex: 1, pageSize: mostHosts, policy: 'background' },
      );
      return rows.map(({ ExhibitorId, CompanyName, CompanyNameEn, BoothNo, ExhibitionHallId }) => ({
        id: ExhibitorId,
        name: { zh: CompanyName, en: CompanyNameEn },
        boothNo: BoothNo,
        hallId: ExhibitionHallId,
      }));
    },
    staleTime: Infinity,
  });
