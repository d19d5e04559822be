import { reviewStatus } from '../reviewStatus.ts';
import type { SubmissionState } from '../submission/state.ts';
import { type SignInNote, type SignInRefusal } from './signInNote.ts';
import type { SignInPlace } from './signInPlace.ts';
import type { SignInWindow } from './signInWindow.ts';

/** Where one person stands at one place. `free`: may sign in now, as far as is known here. */
export type SignInStanding =
  | { readonly kind: 'free' }
  | { readonly kind: 'signed' | 'sending' | 'unconfirmed'; readonly note: SignInNote }
  | { readonly kind: 'refused'; readonly reason: SignInRefusal; readonly note: SignInNote }
  | { readonly kind: 'notYet' | 'over' | 'notApproved' };

export interface StandingFacts {
  readonly place: SignInPlace | undefined;
  readonly window: SignInWindow;
  readonly note: SignInNote | undefined;
  /** Of the voucher, once the server was asked in this page; undefined before. */
  readonly approveState: string | undefined;
  /** Where the sending of this page is. */
  readonly sending: SubmissionState | undefined;
  /** There is no network, or nobody should have to watch it any longer. */
  readonly isSlow: boolean;
}

/** No answer in time, or none that could be understood: from here on it is said to be saved, and not to be sending. */
export function isUnconfirmed(state: SubmissionState | undefined): boolean {
  if (state === undefined) return false;
  if (state.at === 'parked' || state.at === 'checking') return true;
  return state.at === 'prepared' && state.polling.lastMs !== null && state.polling.absentMs === null;
}

/** What was proven stands above everything, then what is on its way, then what would be refused anyway. */
export function signInStanding(facts: StandingFacts): SignInStanding {
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

/** What was refused on another day may be possible now; what was refused on this page is said as it is. */
function isResolved({ place, window, note, approveState, sending }: StandingFacts): boolean {
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
