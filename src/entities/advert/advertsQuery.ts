import { queryOptions } from '@tanstack/react-query';
import { advertisements, cloudAdvertisements } from './api/advertCollections.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import type { Advert } from '#domain/exhibition/runningAdverts.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';

export type AdvertSlot = 'home' | 'lives' | 'exhibitors' | 'products';

/** More than are shown: some are hidden, over, or not yet begun. */
const mostRead = 40;
const options = { pageIndex: 1, pageSize: mostRead, sort: { Sort: 1 }, policy: 'background' } as const;

/** Of both collections; one that cannot be read does not take the other away. */
export const advertsQuery = (exhibitionId: string, slot: AdvertSlot) =>
  queryOptions({
    queryKey: ['adverts', exhibitionId, slot] as const,
    queryFn: async (context) => {
      const client = await readingClient(context);
      const failed = (error: unknown) => ({ error });
      const [own, cloud] = await Promise.all([
        ownAdverts(client, exhibitionId, slot).catch(failed),
        cloudAdverts(client, exhibitionId, slot).catch(failed),
      ]);
      if ('error' in own && 'error' in cloud) throw own.error;
      return [...('error' in own ? [] : own), ...('error' in cloud ? [] : cloud)];
    },
    staleTime: services().times.reaskEveryMs,
  });

async function ownAdverts(client: ApiClient, exhibitionId: string, slot: AdvertSlot): Promise<Advert[]> {
  const rows = await advertisements.list(client, { ExhibitionId: exhibitionId, Position: slot }, options);
  return rows.map(({ RecordId, Image, Url, IsHidden, PVNumber }) => ({
    id: RecordId,
    isCloud: false,
    picture: Image,
    link: Url,
    title: { zh: '', en: '' },
    start: '',
    end: '',
    isHidden: IsHidden,
    views: PVNumber,
  }));
}

async function cloudAdverts(client: ApiClient, exhibitionId: string, slot: AdvertSlot): Promise<Advert[]> {
  const rows = await cloudAdvertisements.list(client, { ExhibitionId: exhibitionId, Slot: slot }, options);
  return rows.map((row) => ({
    id: row.RecordId,
    isCloud: true,
    picture: row.Picture,
    link: row.Link,
    title: { zh: row.Name, en: row.NameEn },
    start: row.StartTime,
    end: row.EndTime,
    isHidden: row.IsHidden,
    views: row.PVNumber,
  }));
}
