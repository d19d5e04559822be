import { periodState } from '#domain/exhibition/periodState.ts';
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

export const promotionState = (row: Promotion, nowMs: number): PromotionState =>
  row.notShown ?? periods[periodState(row.StartTime, row.EndTime, nowMs).state];
