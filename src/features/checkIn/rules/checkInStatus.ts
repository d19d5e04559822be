import { reviewStatus } from '#domain/review/reviewStatus.ts';
import type { SubmissionState } from '#sending/rules/submissionState.ts';
import { type LocalCheckIn, type CheckInRefusal } from '#entities/checkIn/rules/localCheckIn.ts';
import type { CheckInPlace } from '#entities/checkIn/rules/checkInPlace.ts';
import type { CheckInWindow } from '#entities/checkIn/rules/checkInWindow.ts';

/** The state of one person at one place. `free`: may check in, as far as the phone knows. */
export type CheckInStatus =
  | { readonly kind: 'free' }
  | { readonly kind: 'signed' | 'sending' | 'unconfirmed'; readonly note: LocalCheckIn }
  | { readonly kind: 'refused'; readonly reason: CheckInRefusal; readonly note: LocalCheckIn }
  | { readonly kind: 'notYet' | 'over' | 'notApproved' };

export interface StatusFacts {
  readonly place: CheckInPlace | undefined;
  readonly window: CheckInWindow;
  readonly note: LocalCheckIn | undefined;
  readonly approveState: string | undefined;
  readonly sending: SubmissionState | undefined;
  readonly isSlow: boolean;
}

/** No answer in time, or an unreadable one: shown as saved, not as sending. */
export function isUnconfirmed(state: SubmissionState | undefined): boolean {
  if (state === undefined) return false;
  if (state.at === 'parked' || state.at === 'checking') return true;
  return state.at === 'prepared' && state.polling.lastMs !== null && state.polling.absentMs === null;
}

/** Confirmed first, then being sent, then what would be refused anyway. */
export function checkInStatus(facts: StatusFacts): CheckInStatus {
  const { place, window, note, approveState, sending, isSlow } = facts;
  if (note?.kind === 'signed') return { kind: 'signed', note };
  if (note?.kind === 'waiting')
    return { kind: isSlow || isUnconfirmed(sending) ? 'unconfirmed' : 'sending', note };
  if (note?.kind === 'refused' && !isResolved(facts))
    return { kind: 'refused', reason: note.reason ?? 'other', note };
  if (window === 'notYet' || window === 'over') return { kind: window };
  return place?.needsApproval === true && isNotApproved(approveState)
    ? { kind: 'notApproved' }
    : { kind: 'free' };
}

/** A refusal of another day may be outdated; one of this page is shown. */
function isResolved({ place, window, note, approveState, sending }: StatusFacts): boolean {
  if (sending !== undefined) return false;
  if (note?.reason === 'outsideWindow') return window === 'open' || window === 'notYet';
  if (note?.reason === 'notApproved') return reviewStatus(approveState) === 'approved';
  return note?.reason === 'unknownPlace' && place !== undefined;
}

function isNotApproved(approveState: string | undefined): boolean {
  if (approveState === undefined) return false;
  const status = reviewStatus(approveState);
  return status === 'toBeReviewed' || status === 'declined';
}
