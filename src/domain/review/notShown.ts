import { readFlag, type ServerRow } from '../record/serverRow.ts';
import { reviewStatus } from './reviewStatus.ts';

/** Why visitors do not see a row of an exhibitor. */
export type NotShown = 'review' | 'refused' | 'withdrawn';

/** Undefined for one that visitors see; a field that the server leaves out says nothing. */
export function notShown(row: ServerRow): NotShown | undefined {
  const shown = row['IsShow'];
  if (shown !== undefined && shown !== null && shown !== '' && !readFlag(shown)) return 'withdrawn';
  const review = reviewStatus(row['ApproveState']);
  if (review === 'declined') return 'refused';
  return review === 'toBeReviewed' ? 'review' : undefined;
}

/** What `notShown` looks at; a read of some fields has to name them. */
export const shownFields = ['ApproveState', 'IsShow'] as const;
