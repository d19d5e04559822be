import type { SubmissionState } from './submissionState.ts';

/** Whether a request may have left already: only then can the server hold it. */
export const mayBeStored = (state: SubmissionState): boolean =>
  'progress' in state && state.progress.sends > 0;
