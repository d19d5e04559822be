import type { PhoneMs } from '#domain/time/clocks.ts';
import type { Polling, Progress, SubmissionState, SubmissionTimes } from './submissionState.ts';

export type Step =
  | { readonly do: 'writeOutbox' }
  | { readonly do: 'send'; readonly verb: 'insert' | 'update'; readonly attempt: number }
  | { readonly do: 'lookUp' }
  | { readonly do: 'wait'; readonly untilMs: number }
  /** Count the rows of this person once, to notice a double that the network made. */
  | { readonly do: 'reconcile' }
  | { readonly do: 'nothing' };

/** The next action. `nothing`: a response or the visitor is waited for, or it has ended. */
export function nextStep(state: SubmissionState, nowMs: PhoneMs, times: SubmissionTimes): Step {
  switch (state.at) {
    case 'prepared':
      if (!state.written) return { do: 'writeOutbox' };
      if (state.progress.verb === 'update') return send(state.progress);
      // Also the first insert needs an ABSENT: a lookup that failed does not mean "not registered".
      return isFresh(state.polling.absentMs, nowMs, times)
        ? send(state.progress)
        : lookUpOrWait(state.polling, null, nowMs, times);
    case 'checking':
      if (state.progress.verb === 'update' && state.refusal === null)
        return updateAgain(state.polling, state.progress, nowMs, times);
      return state.refusal === null && mayInsertAgain(state.polling, state.progress, nowMs, times)
        ? send(state.progress)
        : lookUpOrWait(state.polling, settledMs(state.progress, times), nowMs, times);
    case 'done':
      return state.reconciled ? { do: 'nothing' } : { do: 'reconcile' };
    default:
      return { do: 'nothing' };
  }
}

/** When a send cannot arrive late any more; null before the first send. */
export function settledMs(progress: Progress, times: SubmissionTimes): number | null {
  return progress.lastSendMs === null ? null : progress.lastSendMs + times.settleMs;
}

/** When the next lookup is due; undefined when the last one of the schedule has been made. */
export function nextLookupMs(
  polling: Polling,
  settled: number | null,
  times: SubmissionTimes,
): number | undefined {
  const { fromMs, lastMs } = polling;
  if (lastMs === null) return fromMs;
  const due = times.lookupAfterMs.map((afterMs) => fromMs + afterMs);
  // Only a lookup after the settling time allows another send, also where one is due.
  if (settled !== null) due.push(settled);
  const ahead = due.filter((dueMs) => dueMs > lastMs);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}

export function hasSlotLeft(progress: Progress, times: SubmissionTimes): boolean {
  return progress.slots <= times.readRetries;
}

function mayInsertAgain(
  polling: Polling,
  progress: Progress,
  nowMs: PhoneMs,
  times: SubmissionTimes,
): boolean {
  const settled = settledMs(progress, times);
  return (
    hasSlotLeft(progress, times) &&
    polling.absentMs !== null &&
    settled !== null &&
    polling.absentMs >= settled &&
    isFresh(polling.absentMs, nowMs, times)
  );
}

/** An absence seen before the phone lay in a pocket for an hour proves nothing any more. */
function isFresh(absentMs: number | null, nowMs: PhoneMs, times: SubmissionTimes): boolean {
  return absentMs !== null && nowMs >= absentMs && nowMs - absentMs <= times.settleMs;
}

function lookUpOrWait(
  polling: Polling,
  settled: number | null,
  nowMs: PhoneMs,
  times: SubmissionTimes,
): Step {
  const dueMs = nextLookupMs(polling, settled, times);
  if (dueMs === undefined || nowMs >= dueMs || isClockSetBack(polling, nowMs)) return { do: 'lookUp' };
  return { do: 'wait', untilMs: dueMs };
}

/** Whether an update may have arrived already, so that the row may have been changed elsewhere after it. */
export const isUnchecked = ({ verb, replaces, unanswered }: Progress): boolean =>
  verb === 'update' && replaces !== undefined && unanswered > 0;

function updateAgain(polling: Polling, progress: Progress, nowMs: PhoneMs, times: SubmissionTimes): Step {
  if (isUnchecked(progress) && !isFresh(polling.absentMs, nowMs, times))
    return lookUpOrWait(polling, null, nowMs, times);
  return sendAgainOrWait(polling, progress, nowMs, times);
}

/** An update by id changes the same row to the same values however often it arrives. */
function sendAgainOrWait(polling: Polling, progress: Progress, nowMs: PhoneMs, times: SubmissionTimes): Step {
  const lastSlot = Math.max(times.lookupAfterMs.length - 1, 0);
  const dueMs = polling.fromMs + (times.lookupAfterMs[Math.min(progress.slots, lastSlot)] ?? 0);
  if (nowMs >= dueMs || isClockSetBack(polling, nowMs)) return send(progress);
  return { do: 'wait', untilMs: dueMs };
}

function isClockSetBack(polling: Polling, nowMs: PhoneMs): boolean {
  return nowMs < Math.max(polling.fromMs, polling.lastMs ?? polling.fromMs);
}

function send(progress: Progress): Step {
  return { do: 'send', verb: progress.verb, attempt: progress.sends + 1 };
}
