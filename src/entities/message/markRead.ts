import { createOutgoingQueue } from '#sending/outgoing/createOutgoingQueue.ts';
import { markEnquirySeen } from './api/enquiryCalls.ts';
import { markMessageRead } from './api/messageCalls.ts';
import { readsWaiting, type WaitingRead } from './kept/readsWaiting.ts';
import { senderOf } from './messageEntry.ts';
import type { Message, MessageOwner } from './rules/message.ts';

/** Of a long absence only the newest: the phone itself knows up to when it has seen them. */
const mostAtOnce = 20;
/** By this page. What it shows may be older than what it has marked. */
const marked = new Set<string>();

/** A booth reads as one of its contacts, never as a colleague or as the visitor of the same phone. */
const idOf = ({ id, exhibitorUserId = '' }: WaitingRead) => `${id}/${exhibitorUserId}`;

const forget = (read: WaitingRead) =>
  readsWaiting().change((before) => before.filter((other) => idOf(other) !== idOf(read)));

const reads = createOutgoingQueue<WaitingRead>({
  name: 'reads',
  waiting: () => readsWaiting().list(),
  idOf,
  senderOf,
  async send(client, read) {
    if (read.kind === 'enquiry') await markEnquirySeen(client, read.id, read);
    else await markMessageRead(client, read.id, read);
    forget(read);
  },
  // The phone counts it as seen anyway.
  onRefused: forget,
});

export const resumeReads = reads.resume;

/**
 * Tells the server which messages were seen, so that their senders and the reader's other phones know: now, and where nothing
 * answers at the next chance, on a later page too. Never rejects.
 */
export async function markRead(owner: MessageOwner, messages: readonly Message[]): Promise<void> {
  const { exhibitionId, visitorId, exhibitorUserId } = owner;
  const unread = messages
    .filter(({ isMine, isRead }) => !isMine && isRead === false)
    .map(
      (message): WaitingRead => ({
        id: message.id,
        kind: 'enquiry' in message ? 'enquiry' : 'message',
        exhibitionId,
        visitorId,
        ...(exhibitorUserId !== undefined && { exhibitorUserId }),
      }),
    )
    .filter((read) => !marked.has(idOf(read)))
    .slice(0, mostAtOnce);
  if (unread.length === 0) return;
  for (const read of unread) marked.add(idOf(read));
  const isNew = (read: WaitingRead) => !unread.some((other) => idOf(other) === idOf(read));
  readsWaiting().change((before) => [...before.filter(isNew), ...unread]);
  reads.resume();
  await reads.send();
}
