import type { FoundEntry } from '#sending/kept/outbox.ts';
import type { ProvenContact } from '#device/drafts/provenContact.ts';
import { readLine } from '#domain/record/serverRow.ts';
import { finishRegistration } from '../stored/finishRegistration.ts';
import type { Registration } from '../api/registrationRecord.ts';
import { reopenSubmission, type Submission } from '#sending/createSubmission.ts';
import { registrationGateway } from '../registrationGateway.ts';

export type FinishingPending = Pick<Submission<Registration>, 'store'>;

interface Pending {
  readonly entry: FoundEntry;
  readonly contact: ProvenContact;
}

/** By the intent's id: a screen that is drawn again goes on with the same. */
const finishing = new Map<string, Submission<Registration>>();

/** Looks up what an earlier page has sent, and finishes it as the screen that sent it would have. */
export function finishPending({ entry: found, contact }: Pending): FinishingPending {
  const present = finishing.get(found.id);
  if (present !== undefined) return present;
  const submission = reopenSubmission(found, registrationGateway);
  finishing.set(found.id, submission);
  void run(submission, found, contact);
  return submission;
}

async function run(
  submission: Submission<Registration>,
  { id, exhibitionId, channelId, record }: FoundEntry,
  contact: ProvenContact,
): Promise<void> {
  await submission.reopen();
  const { state: end, row } = submission.store.getState();
  // What needs the visitor is resumed by the form.
  finishing.delete(id);
  if (end.at !== 'done') return;
  const address = { exhibitionId, channelId, contact };
  const [name, company] = [readLine(record['Name']), readLine(record['CompanyName'])];
  await finishRegistration(address, { recordId: end.recordId, name, company }, row);
  await submission.forget();
}
