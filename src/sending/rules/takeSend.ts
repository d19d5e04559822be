import type { PhoneMs } from '#domain/time/clocks.ts';
import { done, newPolling, parked } from './newStates.ts';
import { hasSlotLeft, nextStep } from './nextStep.ts';
import type { Progress, SubmissionEvent, SubmissionState, SubmissionTimes } from './submissionState.ts';

type SendEnded = Extract<SubmissionEvent, { type: 'sendEnded' }>;

/** Counts a send, where `nextStep` asks for one; anywhere else nothing changes. */
export function startSend(state: SubmissionState, nowMs: PhoneMs, times: SubmissionTimes): SubmissionState {
  if (state.at !== 'prepared' && state.at !== 'checking') return state;
  if (nextStep(state, nowMs, times).do !== 'send') return state;
  const { progress } = state;
  return {
    at: 'sending',
    progress: {
      ...progress,
      sends: progress.sends + 1,
      slots: progress.slots + 1,
      firstSendMs: progress.firstSendMs ?? nowMs,
      lastSendMs: nowMs,
    },
  };
}

export function endSend(state: SubmissionState, event: SendEnded, times: SubmissionTimes): SubmissionState {
  if (event.outcome === 'stored' && event.recordId !== '') {
    // An answer that comes after we stopped waiting for it is a proof all the same.
    return hasSent(state) ? done(event.recordId) : state;
  }
  if (state.at !== 'sending') return state;
  const { progress } = state;
  if (event.outcome === 'forbidden') return parked('forbidden', progress);
  if (event.outcome === 'refused') {
    const { refusal, mayBeOwnCopy = false } = event;
    const isInsert = progress.verb === 'insert';
    const unanswered = progress.unanswered + (isInsert && mayBeOwnCopy ? 1 : 0);
    if (unanswered === 0) return { at: 'rejected', refusal };
    const polling = newPolling(event.nowMs);
    return { at: 'checking', polling, progress: { ...progress, unanswered }, refusal };
  }
  return afterLostAnswer(progress, event.nowMs, times);
}

/** Neither stored nor refused is known: an insert is looked up, an update waits for its next slot. */
function afterLostAnswer(progress: Progress, nowMs: PhoneMs, times: SubmissionTimes): SubmissionState {
  const counted = { ...progress, unanswered: progress.unanswered + 1 };
  if (progress.verb === 'update') {
    if (!hasSlotLeft(progress, times)) return parked('noAnswer', counted);
    return { at: 'checking', polling: newPolling(nowMs), progress: counted, refusal: null };
  }
  const polling = newPolling(progress.lastSendMs ?? nowMs);
  return { at: 'checking', polling, progress: counted, refusal: null };
}

function hasSent(state: SubmissionState): boolean {
  return 'progress' in state && state.progress.sends > 0;
}
