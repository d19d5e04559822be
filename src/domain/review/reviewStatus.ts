import { readLine } from '../record/serverRow.ts';

export type ReviewStatus = 'toBeReviewed' | 'approved' | 'declined' | 'unknown';

/** `ApproveState` as text or number; "not reviewed" and "in review" are the same to the visitor. */
export function reviewStatus(approveState: unknown): ReviewStatus {
  switch (readLine(approveState)) {
    case '0':
    case '1':
      return 'toBeReviewed';
    case '2':
      return 'approved';
    case '3':
      return 'declined';
    default:
      return 'unknown';
  }
}
