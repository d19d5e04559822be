import type { PhoneMs } from '#domain/time/clocks.ts';
import type { ParkedBecause, Polling, Progress, SubmissionState } from './submissionState.ts';

export const idleSubmission: SubmissionState = { at: 'idle' };

export function preparedInsert(nowMs: PhoneMs): SubmissionState {
  return {
    at: 'prepared',
    written: false,
    polling: newPolling(nowMs),
    progress: newProgress('insert', null),
  };
}

export function preparedUpdate(recordId: string, nowMs: PhoneMs, replaces?: string): SubmissionState {
  const progress = { ...newProgress('update', recordId), ...(replaces !== undefined && { replaces }) };
  return { at: 'prepared', written: false, polling: newPolling(nowMs), progress };
}

export function parked(because: ParkedBecause, progress: Progress): SubmissionState {
  return { at: 'parked', because, progress };
}

/** Only with the id of the stored row: an answer that named it, or a lookup that found it. */
export function done(recordId: string): SubmissionState {
  return { at: 'done', recordId, reconciled: false, rows: null };
}

export function newPolling(fromMs: number): Polling {
  return { fromMs, lastMs: null, absentMs: null };
}

function newProgress(verb: Progress['verb'], recordId: string | null): Progress {
  return { verb, recordId, sends: 0, slots: 0, unanswered: 0, firstSendMs: null, lastSendMs: null };
}
