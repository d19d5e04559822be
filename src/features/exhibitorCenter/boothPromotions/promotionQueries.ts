import { queryOptions } from '@tanstack/react-query';
import {
  promotions,
  promotionTypes,
  readOwnPromotion,
} from '#entities/promotion/api/promotionCollections.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { choicesQuery } from '#flows/content/detailQuery.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';
import { type BoothRows, readBoothRows } from '../ownRows/boothRows.ts';

export type OwnPromotion = NonNullable<ReturnType<typeof readOwnPromotion>>;

export const promotionRows: BoothRows<OwnPromotion> = {
  collection: promotions,
  withdrawnFrom: 'Promotion',
  read: readOwnPromotion,
};

const promotionsKey = ({ exhibitionId, exhibitorId }: BoothKey) =>
  ['boothPromotions', exhibitionId, exhibitorId] as const;

/** All promotions of the exhibitor, in any state, the newest first. */
export const ownPromotionsQuery = (booth: BoothKey) =>
  queryOptions({
    queryKey: promotionsKey(booth),
    queryFn: async (context) => readBoothRows(await readingClient(context), promotionRows, booth),
    staleTime: services().times.pollMs,
  });

/** Something was added or changed here: also the lists of visitors read it again. */
export async function invalidatePromotions(booth: BoothKey): Promise<void> {
  const ofVisitors = [
    ['detail', promotions.name],
    ['list', promotions.name],
    ['exhibitorPromotions', booth.exhibitionId, booth.exhibitorId],
  ];
  await Promise.all([promotionsKey(booth), ...ofVisitors].map((queryKey) => rereadQueries({ queryKey })));
}

export const promotionTypesQuery = (exhibitionId: string) =>
  choicesQuery(promotionTypes, { ExhibitionId: exhibitionId }, { Sort: 1 });
