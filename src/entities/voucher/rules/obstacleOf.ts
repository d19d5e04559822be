import type { FairMs } from '#domain/time/clocks.ts';
import { reviewStatus } from '#domain/review/reviewStatus.ts';
import type { Card } from './deckOf.ts';
import { hasEnded } from './hasEnded.ts';

export type Obstacle = 'ended' | 'declined' | 'toBeReviewed';

/** Why a code is not valid at present, as far as this phone knows; a group's while it is valid for none of its people. */
export function obstacleOf({ voucher, members }: Card, nowMs: FairMs): Obstacle | undefined {
  if (hasEnded(voucher, nowMs)) return 'ended';
  const states = (members ?? [voucher]).map(({ approveState }) => reviewStatus(approveState));
  if (states.every((state) => state === 'declined')) return 'declined';
  return states.every((state) => state === 'declined' || state === 'toBeReviewed')
    ? 'toBeReviewed'
    : undefined;
}
