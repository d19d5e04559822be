import { boothLivesPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { RowFlag } from '../ownRows/changeFlag.ts';
import { invalidateLives, liveRows, type OwnLive } from './liveQueries.ts';
import type { BoothRowKind } from '../rowForm/boothRowForm.ts';

export const liveKind: BoothRowKind<OwnLive> = {
  name: 'live',
  rows: liveRows,
  compared: ['Title', 'StartTime'],
  invalidate: invalidateLives,
  listPath: boothLivesPath,
};

export const withdrawnFlag: RowFlag<OwnLive> = {
  field: 'IsShow',
  whenAway: false,
  isAway: ({ notShown }) => notShown === 'withdrawn',
};
