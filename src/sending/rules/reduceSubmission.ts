import type { PhoneMs } from '#domain/time/clocks.ts';
import { idleSubmission, newPolling, parked, preparedInsert, preparedUpdate } from './newStates.ts';
import type { Progress, SubmissionEvent, SubmissionState, SubmissionTimes } from './submissionState.ts';
import { isUnchecked } from './nextStep.ts';
import { takeLookup } from './takeLookup.ts';
import { endSend, startSend } from './takeSend.ts';

/**
 * The whole life of one submission. An event that does not fit the state changes nothing; above all, `sendStarted` is
 * refused where `nextStep` would not send, so no caller can send a second insert by mistake.
 */
export function reduceSubmission(
  current: SubmissionState,
  event: SubmissionEvent,
  times: SubmissionTimes,
): SubmissionState {
  const state = followClock(current, event.nowMs);
  switch (event.type) {
    case 'prepare':
      return prepare(state, event);
    case 'outboxWritten':
      return state.at === 'prepared' ? { ...state, written: true, polling: newPolling(event.nowMs) } : state;
    case 'sendStarted':
      return startSend(state, event.nowMs, times);
    case 'sendEnded':
      return endSend(state, event, times);
    case 'lookedUp':
      return takeLookup(state, event, times);
    case 'overwriteChosen':
      return state.at === 'overwriteAsked' ? preparedUpdate(state.recordId, event.nowMs) : state;
    case 'overwriteDeclined':
      if (state.at !== 'overwriteAsked') return state;
      return state.progress.unanswered === 0 ? idleSubmission : parked('declined', state.progress);
    case 'reconciled':
      return state.at === 'done' ? { ...state, reconciled: true, rows: event.rows } : state;
    case 'stop':
      return state.at === 'prepared' || state.at === 'checking' ? parked('stopped', state.progress) : state;
    case 'resume':
      return state.at === 'parked' ? resume(state.progress, event.nowMs) : state;
    case 'reopened':
      return reopen(state, event.nowMs);
    case 'edited':
      return mayEdit(state) ? idleSubmission : state;
  }
}

function prepare(
  state: SubmissionState,
  event: Extract<SubmissionEvent, { type: 'prepare' }>,
): SubmissionState {
  const { recordId, replaces, nowMs } = event;
  if (state.at === 'idle' || state.at === 'rejected') {
    return recordId === undefined ? preparedInsert(nowMs) : preparedUpdate(recordId, nowMs, replaces);
  }
  // What is done can be corrected, never sent a second time.
  return state.at === 'done' && recordId === state.recordId
    ? preparedUpdate(recordId, nowMs, replaces)
    : state;
}

function resume(progress: Progress, nowMs: PhoneMs): SubmissionState {
  const polling = newPolling(nowMs);
  if (isUnchecked(progress))
    return { at: 'checking', polling, progress: { ...progress, slots: 0 }, refusal: null };
  if (progress.verb === 'update' || progress.unanswered === 0) {
    return { at: 'prepared', written: true, polling, progress: { ...progress, slots: 0 } };
  }
  // The send that is still unaccounted for keeps its slot; what a person asks for again are the further ones.
  return { at: 'checking', polling, progress: { ...progress, slots: 1 }, refusal: null };
}

function reopen(state: SubmissionState, nowMs: PhoneMs): SubmissionState {
  switch (state.at) {
    case 'prepared':
      // Never sent behind a person's back: the page offers it.
      return parked('notSent', state.progress);
    case 'sending': {
      const progress = { ...state.progress, unanswered: state.progress.unanswered + 1 };
      return { at: 'checking', polling: newPolling(nowMs), progress, refusal: null };
    }
    case 'checking':
      return { ...state, polling: newPolling(nowMs) };
    default:
      return state;
  }
}

/** A clock that was set back must not make anybody wait for tomorrow; the settling time starts again instead. */
function followClock(state: SubmissionState, nowMs: PhoneMs): SubmissionState {
  if (state.at !== 'prepared' && state.at !== 'checking') return state;
  const { polling, progress } = state;
  const { lastSendMs } = progress;
  const isSendAhead = lastSendMs !== null && lastSendMs > nowMs;
  if (!isSendAhead && polling.fromMs <= nowMs) return state;
  return {
    ...state,
    polling: newPolling(nowMs),
    progress: isSendAhead ? { ...progress, lastSendMs: nowMs } : progress,
  };
}

function mayEdit(state: SubmissionState): boolean {
  return state.at === 'rejected' || (state.at === 'parked' && state.progress.unanswered === 0);
}
