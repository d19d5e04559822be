import { beginsSoon } from '#domain/time/period/beginsSoon.ts';
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

type Times = Pick<Promotion, 'StartTime' | 'EndTime'>;

/** Of hours: one until midnight is over then. */
const periodOf = ({ StartTime, EndTime }: Times, nowMs: FairMs) =>
  periodState(StartTime, EndTime, nowMs, readHours);

export const promotionPeriod = (times: Times, nowMs: FairMs): PeriodState['state'] =>
  periodOf(times, nowMs).state;

/** What a visitor is told beside its times; undefined where these say it all. */
export function promotionPhase(times: Times, nowMs: FairMs): PeriodState['state'] | undefined {
  if (times.StartTime === '' && times.EndTime === '') return undefined;
  const { state, untilMs } = periodOf(times, nowMs);
  const isFar = state === 'notYetOpen' && (untilMs === undefined || !beginsSoon(untilMs, nowMs));
  return isFar ? undefined : state;
}

export const promotionState = (row: Promotion, nowMs: FairMs): PromotionState =>
  row.notShown ?? periods[promotionPeriod(row, nowMs)];
