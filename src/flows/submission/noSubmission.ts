import { createStore } from 'zustand/vanilla';
import { idleSubmission } from '../../domain/submission/newStates.ts';
import type { SubmissionView } from './submissionSteps.ts';

/** What a screen looks at while nothing is handed in. */
export const noSubmission = createStore<SubmissionView>()(() => ({
  state: idleSubmission,
  registration: undefined,
  other: undefined,
  elsewhere: false,
}));
