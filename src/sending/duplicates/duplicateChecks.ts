import { appStorage } from '#device/storage/appDeviceStore.ts';
import { createStoredList, type StoredList } from '#device/storage/createStoredList.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { readReference } from '#domain/record/serverRow.ts';
import { asUser } from '#data/client/asUser.ts';
import { services } from '#session/services.ts';
import { createOutgoingQueue } from '../outgoing/createOutgoingQueue.ts';
import type { KeptRow } from '../rules/extraRowIds.ts';
import { type Sender, userOf } from '../rules/sender.ts';
import { rowsByReference } from './rowsByReference.ts';
import { withdrawDuplicates } from './withdrawDuplicates.ts';
import type { WithdrawnFrom } from './withdrawnFrom.ts';

interface DuplicateCheck extends KeptRow {
  readonly collection: WithdrawnFrom;
  readonly sender: Sender;
}

/** What may rest on the phone of the row that was sent: whose it is and what it is about, by ids. */
const keptFields = ['ExhibitionId', 'VisitorId', 'ExhibitorId', 'ProductId', 'OrderId', 'QuestionnaireId'];
const mostChecks = 100;

const isCheck = (value: unknown): value is DuplicateCheck =>
  typeof value === 'object' && value !== null && 'clientRef' in value && 'sender' in value;

let kept: StoredList<DuplicateCheck> | undefined;
const checks = (): StoredList<DuplicateCheck> => {
  kept ??= createStoredList({
    storage: appStorage(),
    events: window,
    name: ownNames.duplicateChecks,
    isEntry: isCheck,
    most: mostChecks,
  });
  return kept;
};

const forget = ({ clientRef }: DuplicateCheck) =>
  checks().change((before) => before.filter((check) => check.clientRef !== clientRef));

const queue = createOutgoingQueue<DuplicateCheck>({
  name: 'duplicates',
  waiting: () => checks().list(),
  idOf: ({ clientRef }) => clientRef,
  senderOf: ({ sender }) => sender,
  async send(client, check) {
    const asSender = asUser(client, userOf(check.sender));
    await withdrawDuplicates(asSender, rowsByReference[check.collection], check);
    forget(check);
  },
  // A server that forbids it once forbids it always.
  onRefused: forget,
});

export const resumeDuplicateChecks = queue.resume;

/**
 * Looks whether the server holds what was sent a second time, and withdraws that: now, and where nothing answers at the next
 * chance, on a later page too. Never rejects.
 */
export async function checkForDuplicates(
  collection: WithdrawnFrom,
  row: KeptRow,
  sender: Sender,
): Promise<void> {
  if (services().build.withdrawDuplicates === 'off') return;
  const fields: Record<string, unknown> = {};
  for (const name of keptFields) {
    const id = readReference(row.fields[name]);
    if (id !== '') fields[name] = id;
  }
  const check: DuplicateCheck = { ...row, fields, collection, sender };
  checks().change((before) => [...before.filter((one) => one.clientRef !== row.clientRef), check]);
  queue.resume();
  await queue.send();
}
