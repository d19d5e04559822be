import { createStore, type StoreApi } from 'zustand/vanilla';
import { idleSubmission } from './rules/newStates.ts';
import type { SubmissionState } from './rules/submissionState.ts';
import type { StoredRow } from './submissionGateway.ts';

export interface SubmissionView<Row extends StoredRow> {
  readonly state: SubmissionState;
  /** The stored row, once it has been seen. */
  readonly row: Row | undefined;
  /** An earlier row of the same person, while the question is whether to overwrite it. */
  readonly other: Row | undefined;
  /** Another window is sending the same thing. */
  readonly elsewhere: boolean;
}

export function createViewStore<Row extends StoredRow>(
  state: SubmissionState = idleSubmission,
): StoreApi<SubmissionView<Row>> {
  return createStore<SubmissionView<Row>>()(() => ({
    state,
    row: undefined,
    other: undefined,
    elsewhere: false,
  }));
}

/** What a screen looks at while nothing is sent. */
export const noSubmission: StoreApi<SubmissionView<never>> = createViewStore<never>();
