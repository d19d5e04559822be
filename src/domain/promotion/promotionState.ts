import { periodState } from '../exhibition/periodState.ts';
import { readFlag, type ServerRow } from '../record/serverRow.ts';
import { reviewStatus } from '../review/reviewStatus.ts';

/** Why visitors do not see a promotion. */
export type NotShown = 'review' | 'refused' | 'withdrawn';
/** What its exhibitor is told of it. */
export type PromotionState = NotShown | 'upcoming' | 'running' | 'over';
export const promotionStates = ['running', 'upcoming', 'review', 'refused', 'over', 'withdrawn'] as const;

/** Undefined for one that visitors see; a field that the server leaves out says nothing. */
export function notShown(row: ServerRow): NotShown | undefined {
  const shown = row['IsShow'];
  if (shown !== undefined && shown !== null && shown !== '' && !readFlag(shown)) return 'withdrawn';
  const review = reviewStatus(row['ApproveState']);
  if (review === 'declined') return 'refused';
  return review === 'toBeReviewed' ? 'review' : undefined;
}

const periods = { notYetOpen: 'upcoming', open: 'running', ended: 'over' } as const;

interface Promotion {
  readonly StartTime: string;
  readonly EndTime: string;
  readonly notShown: NotShown | undefined;
}

export const promotionState = (row: Promotion, nowMs: number): PromotionState =>
  row.notShown ?? periods[periodState(row.StartTime, row.EndTime, nowMs).state];
