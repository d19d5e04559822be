import { services } from '#session/services.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { languageStore } from '#language/shellMessages.ts';
import { loadWords } from '#language/loadWords.ts';
import { getMessage } from '#language/getMessage.ts';
import { deleteContactRow, insertContact, listAddressBook, updateContact } from '../api/addressBook.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { contactFields, goneFields } from '../rules/addressBook.ts';
import { changedAtOf, type CardContact } from '../rules/contact.ts';
import type { CopyPlan } from '../rules/planCopy.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { createBackgroundCopy } from '#sending/backgroundCopy/createBackgroundCopy.ts';
import { useCopyProblem } from '#sending/backgroundCopy/failedCopies.ts';
import { sendEach } from '#sending/outgoing/sendEach.ts';
import type { CopyOwner } from '#sending/backgroundCopy/waitingOwners.ts';
import { onContactChange } from '../cardData.ts';
import { applyCopy, hasAllCopied, markCopied, setCopyRefused, settleRemoved } from './localCopies.ts';
import { sendWithdrawals } from './sendWithdrawals.ts';
import { noteCopyWaiting } from './waitingCopies.ts';

const name = 'cards';
const cardCopies = createBackgroundCopy({
  name,
  waitingName: laterNames.cardsWaiting,
  senderOf: (owner) => ({ kind: 'visitor', ...visitorOf(owner) }),
  copyOnce: (client, owner) => copyOnce(client, visitorOf(owner)),
  onRefused: (owner) => setCopyRefused(visitorOf(owner), true),
});

const visitorOf = ({ exhibitionId, ownerId }: CopyOwner) => ({ exhibitionId, visitorId: ownerId });

/** Brings the card case of this phone and the server's copy together: one tab at a time. Never rejects. */
export const copyCards = ({ exhibitionId, visitorId }: MessageOwner): Promise<void> =>
  cardCopies.copy({ exhibitionId, ownerId: visitorId });

/** Why the server's copy of a card case could not be read; undefined where it was. */
export const useCardCopyProblem = ({ exhibitionId, visitorId }: MessageOwner): unknown =>
  useCopyProblem(name, { exhibitionId, ownerId: visitorId });

const copySoon = ({ exhibitionId, visitorId }: MessageOwner): void =>
  cardCopies.copySoon({ exhibitionId, ownerId: visitorId });

/** From now on each change of a card case is copied whenever it may get through. However often it is asked for. */
export function resumeCopies(): void {
  onContactChange(copySoon);
  cardCopies.resume();
}

async function copyOnce(client: ApiClient, owner: MessageOwner): Promise<void> {
  await sendWithdrawals(client, owner);
  const rows = await listAddressBook(client, owner);
  // A look before each write: what an earlier run has stored without an answer is found here.
  const plan = await applyCopy(owner, rows);
  await tellWithdrawn(plan.withdrawn);
  await send(client, owner, plan);
  setCopyRefused(owner, false);
  noteCopyWaiting(owner, !(await hasAllCopied(owner)));
}

async function send(client: ApiClient, owner: MessageOwner, plan: CopyPlan): Promise<void> {
  for (const recordId of plan.deleteRows) await deleteContactRow(client, recordId);
  const writes = [
    ...plan.insert.map((contact) => async () => {
      await insertContact(client, owner, contactFields(contact));
      await markCopied(owner, contact.id, changedAtOf(contact));
    }),
    ...plan.update.map(({ recordId, contact, fields }) => async () => {
      await updateContact(client, recordId, fields);
      await markCopied(owner, contact.id, changedAtOf(contact));
    }),
    ...plan.remove.map(({ recordId, removed }) => async () => {
      await updateContact(client, recordId, goneFields(removed, 'removed'));
      await settleRemoved(owner, removed);
    }),
  ];
  const { problem } = await sendEach(writes, (write) => write());
  if (problem !== undefined) throw problem;
}

/** That contacts have left the card case because the people on them have taken their cards back. */
async function tellWithdrawn(contacts: readonly CardContact[]): Promise<void> {
  if (contacts.length === 0) return;
  const names = contacts.map(({ texts }) => texts.name).join(', ');
  try {
    await loadWords(['content']);
    const { language } = languageStore.getState();
    const text = getMessage('content', 'cardWithdrawn', language).replace('{{names}}', () => names);
    renderToast(text, { ms: services().times.linkToastMs });
  } catch {
    // They are gone all the same.
  }
}
