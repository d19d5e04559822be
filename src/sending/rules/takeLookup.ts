import { done, parked } from './newStates.ts';
import { hasSlotLeft, nextLookupMs, settledMs } from './nextStep.ts';
import type {
  ParkedBecause,
  Polling,
  SubmissionEvent,
  SubmissionState,
  SubmissionTimes,
} from './submissionState.ts';

type LookedUp = Extract<SubmissionEvent, { type: 'lookedUp' }>;
type WaitingState = Extract<SubmissionState, { at: 'prepared' | 'checking' }>;

/** What the server holds for this person: our own row, another one, none, or no answer. */
export function takeLookup(state: SubmissionState, event: LookedUp, times: SubmissionTimes): SubmissionState {
  const foundId = 'recordId' in event ? event.recordId : '';
  if (event.result === 'foundOwn' && foundId !== '') return 'progress' in state ? done(foundId) : state;
  if (state.at !== 'prepared' && state.at !== 'checking') return state;
  if (state.progress.verb === 'update') return takeOfUpdate(state, event, times);
  if (event.result === 'foundOther' && foundId !== '') {
    return { at: 'overwriteAsked', recordId: foundId, progress: state.progress };
  }
  const isAbsent = event.result === 'absent';
  if (isAbsent && state.at === 'checking' && state.refusal) return { at: 'rejected', refusal: state.refusal };
  const polling: Polling = {
    ...state.polling,
    lastMs: event.beganMs,
    absentMs: isAbsent ? event.beganMs : null,
  };
  const because = reasonToPark(state, polling, times);
  return because === undefined ? { ...state, polling } : parked(because, state.progress);
}

/** The row is as it was when the person began to change it, or was changed elsewhere since: then the later change stays. */
function takeOfUpdate(state: WaitingState, event: LookedUp, times: SubmissionTimes): SubmissionState {
  const { progress } = state;
  if (state.at !== 'checking') return state;
  // An earlier send of it was not stored: the refusal holds.
  if (state.refusal !== null && event.result !== 'unknown') return { at: 'rejected', refusal: state.refusal };
  if (state.refusal === null && progress.replaces === undefined) return state;
  const reference = 'reference' in event ? (event.reference ?? '') : '';
  if (event.result === 'foundOther' && reference !== '' && reference !== progress.replaces) {
    const { replaces: _, ...decided } = progress;
    return parked('superseded', { ...decided, slots: 0, unanswered: 0 });
  }
  const absentMs = event.result === 'unknown' ? null : event.beganMs;
  const polling: Polling = { ...state.polling, lastMs: event.beganMs, absentMs };
  const isOver = absentMs === null && nextLookupMs(polling, null, times) === undefined;
  return isOver ? parked('noAnswer', progress) : { ...state, polling };
}

function reasonToPark(
  state: WaitingState,
  polling: Polling,
  times: SubmissionTimes,
): ParkedBecause | undefined {
  const settled = state.at === 'checking' ? settledMs(state.progress, times) : null;
  const { absentMs } = polling;
  if (absentMs === null) return nextLookupMs(polling, settled, times) === undefined ? 'noAnswer' : undefined;
  const isSettled = settled !== null && absentMs >= settled;
  return isSettled && !hasSlotLeft(state.progress, times) ? 'notStored' : undefined;
}
