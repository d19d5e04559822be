import { asUser } from '#data/client/asUser.ts';
import { createOutgoingQueue } from '../outgoing/createOutgoingQueue.ts';
import { userOf } from '../rules/sender.ts';
import { dueChecks, type DuplicateCheck, forgetCheck } from './duplicateLedger.ts';
import { rowsByReference } from './rowsByReference.ts';
import { withdrawDuplicates } from './withdrawDuplicates.ts';

const queue = createOutgoingQueue<DuplicateCheck>({
  name: 'duplicates',
  waiting: dueChecks,
  idOf: ({ clientRef }) => clientRef,
  senderOf: ({ sender }) => sender,
  async send(client, check) {
    const asSender = asUser(client, userOf(check.sender));
    await withdrawDuplicates(asSender, rowsByReference[check.collection], check);
    forgetCheck(check);
  },
  // A server that forbids it once forbids it always.
  onRefused: forgetCheck,
});

export const resumeDuplicateChecks = queue.resume;

/** Now, and where nothing answers at the next chance, on a later page too. Never rejects. */
export function sendDuplicateChecks(): Promise<void> {
  queue.resume();
  return queue.send();
}
