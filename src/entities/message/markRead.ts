import { markEnquirySeen } from './api/enquiryCalls.ts';
import { markMessageRead } from './api/messageCalls.ts';
import type { Message, MessageOwner } from './rules/message.ts';
import { services } from '#session/services.ts';

/** Of a long absence only the newest: the phone itself knows up to when it has seen them. */
const mostAtOnce = 20;
const marked = new Set<string>();

/** A booth reads as its contact, never as the visitor of the same phone. */
type Reader = Pick<MessageOwner, 'exhibitorUserId'>;

/** Tells the server which messages were seen, so that their senders and the visitor's other phones know. Never rejects. */
export async function markRead(owner: Reader, messages: readonly Message[]): Promise<void> {
  const unread = messages
    .filter(({ isMine, isRead, id }) => !isMine && isRead === false && !marked.has(id))
    .slice(0, mostAtOnce);
  if (unread.length === 0 || !navigator.onLine) return;
  for (const { id } of unread) marked.add(id);
  try {
    const client = await services().client();
    for (const message of unread) {
      if ('enquiry' in message) await markEnquirySeen(client, message.id, owner);
      else await markMessageRead(client, message.id, owner);
    }
  } catch {
    // The phone counts them as seen anyway.
  }
}
