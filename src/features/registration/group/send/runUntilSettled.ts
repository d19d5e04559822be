import type { Registration } from '#entities/registration/api/registrationRecord.ts';
import type { SubmissionState } from '#sending/rules/submissionState.ts';
import type { Submission } from '#sending/createSubmission.ts';
import type { StoredRow } from '#sending/submissionGateway.ts';
import type { SubmissionView } from '#sending/submissionView.ts';

export type MemberSubmission = Submission<Registration>;

/** The next person can be sent: this one is done, is looked up in the background, or needs a decision. */
function isSettled<Row extends StoredRow>({ state, elsewhere }: SubmissionView<Row>): boolean {
  if (elsewhere) return true;
  if (state.at === 'done') return state.reconciled;
  return state.at !== 'prepared' && state.at !== 'sending';
}

export async function runUntilSettled(
  { store }: MemberSubmission,
  begin: () => Promise<void>,
): Promise<SubmissionState> {
  let stop = () => {};
  const settled = new Promise<void>((resolve) => {
    stop = store.subscribe((view) => {
      if (isSettled(view)) resolve();
    });
  });
  await Promise.race([begin(), settled]);
  stop();
  return store.getState().state;
}
