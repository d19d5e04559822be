import { promotions } from './api/promotionCollections.ts';

/** In the order in which they begin. */
export const promotionsPlan = (exhibitionId: string) => ({
  collection: promotions,
  condition: { ExhibitionId: exhibitionId },
  search: ['name', 'nameEn'] as const,
  filters: { type: 'PromotionTypeId', exhibitor: 'ExhibitorId' } as const,
  keptFor: exhibitionId,
  sorts: { soonest: { StartTime: 1 } } as const,
});
