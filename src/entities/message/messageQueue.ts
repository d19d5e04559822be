import { mayBeStored } from '#sending/rules/mayBeStored.ts';
import type { NewMessage } from './api/messageRecord.ts';
import type { MessageRow } from './api/readMessage.ts';
import type { FoundEntry } from '#sending/kept/outbox.ts';
import { preparedInsert } from '#sending/rules/newStates.ts';
import type { SubmissionState } from '#sending/rules/submissionState.ts';
import { localStores } from '#session/localStores.ts';
import { services } from '#session/services.ts';
import { reopenSubmission, type Submission } from '#sending/createSubmission.ts';
import { earlierEntry, type SubmissionEntry } from '#sending/outboxEntry.ts';
import { isMessageEntry } from '#sending/outboxOwnerKey.ts';
import {
  conversationKey,
  mayLeave,
  messageEntry,
  messageOfEntry,
  outgoingState,
  ownerOfEntry,
} from './messageEntry.ts';
import { messageGateway, storedMessage } from './messageGateway.ts';
import { hideOutgoing, outgoingMessages, showOutgoing } from './outgoingMessages.ts';
import { showStored } from './showStored.ts';
import { noteWaiting } from './waitingNote.ts';

type MessageSubmission = Submission<MessageRow>;

/** What this page has read from the outbox, by client reference. */
const adopted = new Map<string, MessageSubmission>();
/** Being written to the outbox, or being sent by this page. */
const busy = new Set<string>();
const runs = new Map<string, Promise<void>>();
const askedAgain = new Set<string>();

/**
 * In the outbox before it is shown or sent: what is shown as waiting outlives the page. It is sent in the background.
 * @throws where the phone's stores cannot be opened; nothing was sent then
 */
export async function queueMessage(message: NewMessage): Promise<void> {
  const entry = messageEntry(message);
  const state = preparedInsert(services().now());
  busy.add(entry.clientRef);
  try {
    await put(entry, state);
    show(entry, state);
  } finally {
    busy.delete(entry.clientRef);
  }
  void sendMessages();
}

/** Sends what waits, one after the other in each conversation. One tab sends a conversation at a time. Never rejects. */
export async function sendMessages(): Promise<void> {
  try {
    await readOutbox();
    const { list } = outgoingMessages.getState();
    const keys = new Set(list.map(({ owner, message }) => conversationKey(owner, message.partner)));
    await Promise.all(Array.from(keys, sendConversation));
    await noteWhatWaits();
  } catch {
    // The phone keeps them, and the next occasion comes.
  }
}

function sendConversation(key: string): Promise<void> {
  const running = runs.get(key);
  if (running !== undefined) {
    // It may have looked for the next one before this was written.
    askedAgain.add(key);
    return running;
  }
  const run = sendUnderLock(key).finally(() => {
    runs.delete(key);
    if (askedAgain.delete(key) && navigator.onLine) void sendMessages();
  });
  runs.set(key, run);
  return run;
}

async function sendUnderLock(key: string): Promise<void> {
  const { sendLock } = await localStores();
  const { ran } = await sendLock.run(`messages/${key}`, async () => {
    // Another tab may have gone on with them since this one looked: what it has written counts.
    adopted.forEach((_, clientRef) => busy.has(clientRef) || adopted.delete(clientRef));
    await readOutbox();
    await sendInOrder(key);
  });
  if (!ran) setTimeout(() => void sendMessages(), services().times.readRetryDelayMs);
}

/** Stops at the first that has to wait, so that the next does not arrive before it; a refused one is stepped over. */
async function sendInOrder(key: string): Promise<void> {
  for (;;) {
    const next = outgoingMessages
      .getState()
      .list.find(
        ({ owner, message, state }) =>
          conversationKey(owner, message.partner) === key &&
          state !== 'refused' &&
          adopted.has(message.id) &&
          mayLeave(owner),
      );
    const submission = next && adopted.get(next.message.id);
    // Without a network nothing leaves, so that what is removed by then is never sent.
    if (submission === undefined || !navigator.onLine) return;
    if (!(await sendOne(submission))) return;
  }
}

/** False where it has to wait. */
async function sendOne(submission: MessageSubmission): Promise<boolean> {
  const { clientRef } = submission.entry;
  busy.add(clientRef);
  try {
    await submission.reopen();
    await submission.resume();
    return await settle(submission);
  } finally {
    busy.delete(clientRef);
  }
}

async function settle(submission: MessageSubmission): Promise<boolean> {
  const { entry, store } = submission;
  const { state, row, other } = store.getState();
  // A row that says the same and was not there before is this one, also where a field of it was changed since.
  if (state.at === 'done' || state.at === 'overwriteAsked') {
    const message = storedMessage(entry, row ?? other, state.recordId);
    if (message !== undefined) showStored(ownerOfEntry(entry), message);
    hideOutgoing(entry.clientRef);
    await submission.forget();
    adopted.delete(entry.clientRef);
    return true;
  }
  if (state.at !== 'rejected') return false;
  // Kept with its reason until the visitor sends it again or removes it, which may have happened already.
  if (adopted.get(entry.clientRef) === submission) await put(entry, state);
  return true;
}

async function put(entry: SubmissionEntry, state: SubmissionState): Promise<void> {
  const { outbox } = await localStores();
  // Before it is written: a page that is closed in between looks once in vain.
  if (state.at !== 'rejected') noteWaiting(true);
  await outbox.put({ ...entry, state, updatedAtMs: services().now() });
}

function show(entry: SubmissionEntry, state: SubmissionState): void {
  const message = messageOfEntry(entry);
  if (message === undefined) return;
  const isHeld = !navigator.onLine && state.at !== 'rejected' && !mayBeStored(state);
  showOutgoing({
    owner: ownerOfEntry(entry),
    message,
    state: isHeld ? 'queued' : outgoingState(state),
    refusal: state.at === 'rejected' ? state.refusal : undefined,
  });
}

/** What another page or tab has left is taken up; what another tab has sent is shown no more. */
async function readOutbox(): Promise<void> {
  const { outbox } = await localStores();
  const entries = (await outbox.list()).filter((entry) => isMessageEntry(entry) && entry.isReadable);
  const isKept = (id: string) => busy.has(id) || entries.some(({ clientRef }) => clientRef === id);
  for (const { message } of outgoingMessages.getState().list) {
    if (isKept(message.id)) continue;
    adopted.delete(message.id);
    hideOutgoing(message.id);
  }
  for (const found of entries) if (!adopted.has(found.clientRef) && !busy.has(found.clientRef)) adopt(found);
}

/** By the outbox, which other tabs write too: a refused message waits for the visitor, not for the next page. */
async function noteWhatWaits(): Promise<void> {
  if (busy.size > 0) return;
  const { outbox } = await localStores();
  const entries = (await outbox.list()).filter((entry) => isMessageEntry(entry) && entry.isReadable);
  noteWaiting(entries.some((entry) => earlierEntry(entry).state.at !== 'rejected'));
}

function adopt(found: FoundEntry): void {
  const { entry, state } = earlierEntry(found);
  const submission = reopenSubmission(found, messageGateway);
  adopted.set(entry.clientRef, submission);
  submission.store.subscribe((view) => {
    if (view.state.at !== 'done' && adopted.get(entry.clientRef) === submission) show(entry, view.state);
  });
  show(entry, state);
}

/** The visitor asks for it: a refused one once more, or one that has waited too long. */
export async function sendAgain(clientRef: string): Promise<void> {
  // A run that has just begun reads the outbox once more, and has not adopted it yet.
  if (!adopted.has(clientRef)) await readOutbox();
  const submission = adopted.get(clientRef);
  if (submission === undefined) return;
  if (submission.store.getState().state.at === 'rejected') {
    const state = preparedInsert(services().now());
    adopted.delete(clientRef);
    show(submission.entry, state);
    await put(submission.entry, state);
  }
  await sendMessages();
}

/** Takes back what cannot have arrived; false for what may have. */
export async function removeOutgoing(clientRef: string): Promise<boolean> {
  const { state } = adopted.get(clientRef)?.store.getState() ?? {};
  const isRefused = state?.at === 'rejected';
  if (!isRefused && (busy.has(clientRef) || (state !== undefined && mayBeStored(state)))) return false;
  adopted.delete(clientRef);
  hideOutgoing(clientRef);
  const { outbox } = await localStores();
  await outbox.remove(clientRef);
  return true;
}
