import type { FoundEntry } from '../../device/outbox.ts';
import type { ProvenContact } from '../../device/provenContact.ts';
import type { SubmissionState } from '../../domain/submission/state.ts';
import { readLine } from '../../domain/serverRow.ts';
import { finishRegistration } from '../submission/finishRegistration.ts';
import { createRegistrationSubmission, type Submission } from '../submission/createSubmission.ts';

export type FinishingPending = Pick<Submission, 'store'>;

interface Pending {
  readonly entry: FoundEntry;
  readonly contact: ProvenContact;
}

/** By the intent's id: a screen that is drawn again goes on with the same. */
const finishing = new Map<string, Submission>();

/** Looks up what an earlier page has sent, and finishes it as the screen that sent it would have. */
export function finishPending({ entry: found, contact }: Pending): FinishingPending {
  const present = finishing.get(found.id);
  if (present !== undefined) return present;
  const { state, updatedAtMs: _, isReadable: __, missingFields, ...entry } = found;
  const submission = createRegistrationSubmission({ entry, contact, missingFields });
  finishing.set(found.id, submission);
  void run(submission, found, contact, state as SubmissionState);
  return submission;
}

async function run(
  submission: Submission,
  { id, exhibitionId, channelId, record }: FoundEntry,
  contact: ProvenContact,
  state: SubmissionState,
): Promise<void> {
  await submission.reopen(state);
  const { state: end, registration } = submission.store.getState();
  // Whatever needs a person is taken up again by the form.
  finishing.delete(id);
  if (end.at !== 'done') return;
  const address = { exhibitionId, channelId, contact };
  await finishRegistration(address, { recordId: end.recordId, name: readLine(record['Name']) }, registration);
  await submission.forget();
}
