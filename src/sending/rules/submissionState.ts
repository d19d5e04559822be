import type { PhoneMs } from '#domain/time/clocks.ts';
import type { WaitingTimes } from '#domain/time/waitingTimes.ts';

export type SubmissionTimes = Pick<WaitingTimes, 'lookupAfterMs' | 'settleMs' | 'readRetries'>;

/** What has been sent of this intent so far. */
export interface Progress {
  readonly verb: 'insert' | 'update';
  /** The row an update writes to; null for an insert. */
  readonly recordId: string | null;
  /**
   * Of an update: the client reference that the row had when the person began to change it. A row with another one was changed
   * elsewhere since; '' of a row without one. Missing where that is not known, or a person has decided it.
   */
  readonly replaces?: string | undefined;
  readonly sends: number;
  /** Sends since a person last said "go on": one, and `readRetries` further ones. */
  readonly slots: number;
  /** Sends whose fate is unknown: one of them may have been stored, or still be. */
  readonly unanswered: number;
  readonly firstSendMs: number | null;
  readonly lastSendMs: number | null;
}

/** Looking up what the server holds. `absentMs` is when a lookup began that found nothing. */
export interface Polling {
  readonly fromMs: number;
  readonly lastMs: number | null;
  readonly absentMs: number | null;
}

/** The server's own refusal; `message` is its text, fit to be shown. */
export interface Refusal {
  readonly resCode: number | null;
  readonly message: string;
}

/**
 * Why a submission rests: nothing was sent; no lookup answered; all slots are used; 403; a person stopped it, or did not want to
 * overwrite; the row was changed elsewhere after this update was begun.
 */
export type ParkedBecause =
  | 'notSent'
  | 'noAnswer'
  | 'notStored'
  | 'forbidden'
  | 'stopped'
  | 'declined'
  | 'superseded';

/**
 * Where a submission is. Plain JSON, because it is written to the outbox.
 * "checking" is the honest third state between success and failure: the server may or may not hold it.
 */
export type SubmissionState =
  | { readonly at: 'idle' }
  | {
      readonly at: 'prepared';
      readonly written: boolean;
      readonly polling: Polling;
      readonly progress: Progress;
    }
  | { readonly at: 'sending'; readonly progress: Progress }
  | {
      readonly at: 'checking';
      readonly polling: Polling;
      readonly progress: Progress;
      /** A send was refused, while an earlier one or a copy of it may be stored: the refusal waits for one lookup. */
      readonly refusal: Refusal | null;
    }
  | { readonly at: 'overwriteAsked'; readonly recordId: string; readonly progress: Progress }
  | { readonly at: 'parked'; readonly because: ParkedBecause; readonly progress: Progress }
  | { readonly at: 'rejected'; readonly refusal: Refusal }
  | {
      readonly at: 'done';
      readonly recordId: string;
      readonly reconciled: boolean;
      readonly rows: number | null;
    };

/**
 * What happened. `nowMs` is epoch time; taken from a steady clock within one page life it is safe against a clock that is set
 * forward. `beganMs` of a lookup is when it was sent: its answer says nothing about what came later.
 */
export type SubmissionEvent =
  /** A person pressed submit; with `recordId` for a correction of a row that is known. `replaces`: see `Progress`. */
  | {
      readonly type: 'prepare';
      readonly nowMs: PhoneMs;
      readonly recordId?: string;
      readonly replaces?: string | undefined;
    }
  /** The outbox holds this submission, written and read back. */
  | { readonly type: 'outboxWritten'; readonly nowMs: PhoneMs }
  /** Reduce this first, save the state, and send only if the state then is `sending`. */
  | { readonly type: 'sendStarted'; readonly nowMs: PhoneMs }
  | {
      readonly type: 'sendEnded';
      readonly nowMs: PhoneMs;
      readonly outcome: 'stored';
      readonly recordId: string;
    }
  | {
      readonly type: 'sendEnded';
      readonly nowMs: PhoneMs;
      readonly outcome: 'refused';
      readonly refusal: Refusal;
      /** A browser may deliver one request twice: the server may refuse the second copy because it has stored the first. */
      readonly mayBeOwnCopy?: boolean;
    }
  | { readonly type: 'sendEnded'; readonly nowMs: PhoneMs; readonly outcome: 'ambiguous' | 'forbidden' }
  | {
      readonly type: 'lookedUp';
      readonly beganMs: number;
      readonly nowMs: PhoneMs;
      readonly result: 'foundOwn' | 'foundOther';
      readonly recordId: string;
      /** The client reference of the row; '' or missing where the server keeps none. */
      readonly reference?: string;
    }
  | {
      readonly type: 'lookedUp';
      readonly beganMs: number;
      readonly nowMs: PhoneMs;
      readonly result: 'absent' | 'unknown';
    }
  | { readonly type: 'overwriteChosen'; readonly nowMs: PhoneMs }
  | { readonly type: 'overwriteDeclined'; readonly nowMs: PhoneMs }
  /** The one count after success; `rows` is null when it got no answer. */
  | { readonly type: 'reconciled'; readonly nowMs: PhoneMs; readonly rows: number | null }
  /** A person does not want to wait any longer. */
  | { readonly type: 'stop'; readonly nowMs: PhoneMs }
  /** A person says "go on". */
  | { readonly type: 'resume'; readonly nowMs: PhoneMs }
  /** The page was closed or frozen and has read this state from the outbox. */
  | { readonly type: 'reopened'; readonly nowMs: PhoneMs }
  /** A person went back to the answers; what follows is a new intent with a new client reference. */
  | { readonly type: 'edited'; readonly nowMs: PhoneMs };
