import { boothPromotionsPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { RowFlag } from '../ownRows/changeFlag.ts';
import { invalidatePromotions, type OwnPromotion, promotionRows } from './promotionQueries.ts';
import type { BoothRowKind } from '../rowForm/boothRowForm.ts';

export const promotionKind: BoothRowKind<OwnPromotion> = {
  name: 'promotion',
  rows: promotionRows,
  compared: ['name', 'StartTime'],
  invalidate: invalidatePromotions,
  listPath: boothPromotionsPath,
};

export const withdrawnFlag: RowFlag<OwnPromotion> = {
  field: 'IsShow',
  whenAway: false,
  isAway: ({ notShown }) => notShown === 'withdrawn',
};
