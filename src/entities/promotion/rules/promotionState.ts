import type { FairMs } from '#domain/time/clocks.ts';
import { type PeriodState, periodState } from '#domain/exhibition/periodState.ts';
import { readHours } from '#domain/time/period/readHours.ts';
import type { NotShown } from '#domain/review/notShown.ts';

/** What its exhibitor is told of it. */
export type PromotionState = NotShown | 'upcoming' | 'running' | 'over';
export const promotionStates = ['running', 'upcoming', 'review', 'refused', 'over', 'withdrawn'] as const;

const periods = { notYetOpen: 'upcoming', open: 'running', ended: 'over' } as const;

interface Promotion {
  readonly StartTime: string;
  readonly EndTime: string;
  readonly notShown: NotShown | undefined;
}

/** Of hours: one until midnight is over then. */
export const promotionPeriod = (
  { StartTime, EndTime }: Pick<Promotion, 'StartTime' | 'EndTime'>,
  nowMs: FairMs,
): PeriodState['state'] => periodState(StartTime, EndTime, nowMs, readHours).state;

export const promotionState = (row: Promotion, nowMs: FairMs): PromotionState =>
  row.notShown ?? periods[promotionPeriod(row, nowMs)];
