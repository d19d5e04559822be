import type { SubmissionState } from './submissionState.ts';

/** The row that a submission writes to, or has written; undefined for an insert that is not known to be stored. */
export function recordIdOf(state: SubmissionState): string | undefined {
  if (state.at === 'done' || state.at === 'overwriteAsked') return state.recordId;
  return 'progress' in state ? (state.progress.recordId ?? undefined) : undefined;
}
