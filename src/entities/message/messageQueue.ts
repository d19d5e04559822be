import { appStorage } from '#device/storage/appDeviceStore.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { mayBeStored } from '#sending/rules/mayBeStored.ts';
import type { NewMessage } from './api/messageRecord.ts';
import type { MessageRow } from './api/readMessage.ts';
import type { FoundEntry } from '#sending/kept/outbox.ts';
import { preparedInsert } from '#sending/rules/newStates.ts';
import type { SubmissionState } from '#sending/rules/submissionState.ts';
import { localStores } from '#session/localStores.ts';
import { services } from '#session/services.ts';
import { createOutgoingQueue } from '#sending/outgoing/createOutgoingQueue.ts';
import { reopenSubmission, type Submission } from '#sending/createSubmission.ts';
import { earlierEntry, type SubmissionEntry } from '#sending/outboxEntry.ts';
import { isMessageEntry } from '#sending/outboxOwnerKey.ts';
import {
  conversationKey,
  messageEntry,
  messageOfEntry,
  type OutgoingMessage,
  outgoingState,
  ownerOfEntry,
  senderOf,
} from './messageEntry.ts';
import { messageGateway, storedMessage } from './messageGateway.ts';
import { hideOutgoing, outgoingMessages, showOutgoing } from './outgoingMessages.ts';
import { showStored } from './showStored.ts';

type MessageSubmission = Submission<MessageRow>;

/** What this page has read from the outbox, by client reference. */
const adopted = new Map<string, MessageSubmission>();
/** Being written to the outbox, or being sent by this page. */
const busy = new Set<string>();

const conversations = createOutgoingQueue<OutgoingMessage>({
  name: 'messages',
  read: readOutbox,
  waiting: () =>
    outgoingMessages
      .getState()
      .list.filter(({ message, state }) => state !== 'refused' && adopted.has(message.id)),
  idOf: ({ message }) => message.id,
  laneOf: ({ owner, message }) => conversationKey(owner, message.partner),
  senderOf: ({ owner }) => senderOf(owner),
  send: (_, { message }) => sendOne(message.id),
});

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

/** Sends what waits, in order in each conversation. Never rejects. */
export const sendMessages = (): Promise<void> => conversations.send();
export const resumeMessages = conversations.resume;

/** False where it has to wait: the next must not arrive before it. A refused one is stepped over. */
async function sendOne(clientRef: string): Promise<boolean> {
  const submission = adopted.get(clientRef);
  if (submission === undefined) return true;
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

/** Tells the next page whether it has to load the queue: that something waits, never what or to whom. */
function noteWaiting(isWaiting: boolean): void {
  if (isWaiting) appStorage().write(laterNames.messagesWaiting, '1');
  else appStorage().remove(laterNames.messagesWaiting);
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

/**
 * What another page or tab has left is taken up, also where it has gone on with one that this page knows; what another tab has sent is
 * shown no more.
 */
async function readOutbox(): Promise<void> {
  const { outbox } = await localStores();
  const entries = (await outbox.list()).filter((entry) => isMessageEntry(entry) && entry.isReadable);
  const isKept = (id: string) => busy.has(id) || entries.some(({ clientRef }) => clientRef === id);
  for (const { message } of outgoingMessages.getState().list) {
    if (isKept(message.id)) continue;
    adopted.delete(message.id);
    hideOutgoing(message.id);
  }
  for (const found of entries) if (!busy.has(found.clientRef)) adopt(found);
  // A refused message waits for the visitor, not for the next page.
  if (busy.size === 0) noteWaiting(entries.some((entry) => earlierEntry(entry).state.at !== 'rejected'));
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
  if (!adopted.has(clientRef)) await readOutbox();
  const submission = adopted.get(clientRef);
  if (submission === undefined) return;
  if (submission.store.getState().state.at === 'rejected') {
    const state = preparedInsert(services().now());
    // A run that reads the outbox meanwhile finds it refused there.
    busy.add(clientRef);
    try {
      adopted.delete(clientRef);
      show(submission.entry, state);
      await put(submission.entry, state);
    } finally {
      busy.delete(clientRef);
    }
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
