import type { NewMessage } from './api/messageRecord.ts';
import { messageRecord } from './api/messageRecord.ts';
import { messages } from './api/messageCollections.ts';
import { readMessage } from './api/readMessage.ts';
import { readFields } from '#data/collections/readFields.ts';
import { type Message, type MessageOwner, type Partner, partnerKey } from './rules/message.ts';
import { contactKey } from '#domain/person/contactKey.ts';
import { readReference } from '#domain/record/serverRow.ts';
import type { Refusal, SubmissionState } from '#sending/rules/submissionState.ts';
import { standIn } from '#session/acting/roleIdentity.ts';
import { services } from '#session/services.ts';
import type { Sender } from '#sending/rules/sender.ts';
import { outboxEntry, type SubmissionEntry } from '#sending/outboxEntry.ts';

export type OutgoingState = 'queued' | 'sending' | 'unsent' | 'refused';

/** A message of this phone that is not known to be stored. */
export interface OutgoingMessage {
  readonly owner: MessageOwner;
  readonly message: Message;
  readonly state: OutgoingState;
  /** Of a refused one. */
  readonly refusal?: Refusal | undefined;
}

export const messageEntry = (message: NewMessage): SubmissionEntry =>
  outboxEntry({
    exhibitionId: message.owner.exhibitionId,
    clientRef: message.clientRef,
    owner: {
      kind: 'message',
      visitorId: message.owner.visitorId,
      exhibitorUserId: message.owner.exhibitorUserId,
      partner: message.partner,
    },
    record: messageRecord(message),
    collection: messages.name,
  });

export function ownerOfEntry({ exhibitionId, record, sender }: SubmissionEntry): MessageOwner {
  const exhibitorId = readReference(record['ExhibitorSender']);
  if (exhibitorId === '') return { exhibitionId, visitorId: readReference(record['VisitorSender']) };
  // An entry of version 1.0 does not say which contact wrote it: it waits for whom it can be shown to.
  const exhibitorUserId =
    sender?.kind === 'exhibitor'
      ? sender.exhibitorUserId
      : (standIn(services().device.getState())?.exhibitorUserId ?? '');
  return { exhibitionId, visitorId: exhibitorId, exhibitorUserId };
}

export const senderOf = ({ exhibitionId, visitorId, exhibitorUserId }: MessageOwner): Sender =>
  exhibitorUserId === undefined
    ? { kind: 'visitor', exhibitionId, visitorId }
    : { kind: 'exhibitor', exhibitorId: visitorId, exhibitorUserId };

/** As the conversation shows it before it is stored; undefined for what cannot be read any more. */
export function messageOfEntry(entry: SubmissionEntry): Message | undefined {
  const { record, clientRef } = entry;
  const writtenAtMs = Number(record['ClientTime']);
  // A row needs the server's id; this one is never shown or sent.
  const values = readFields(messages.fields, {
    ...record,
    RecordId: clientRef.replace(/-/g, '').slice(0, 24),
  });
  const message = values && readMessage(values, ownerOfEntry(entry));
  return message && { ...message, id: clientRef, atMs: writtenAtMs, isRead: undefined };
}

/** One conversation of one visitor, or of one contact of a booth: its messages leave one after the other. */
export const conversationKey = (
  { exhibitionId, visitorId, exhibitorUserId }: MessageOwner,
  partner: Partner,
): string => `${exhibitionId}/${contactKey(visitorId, exhibitorUserId)}/${partnerKey(partner)}`;

export function outgoingState(state: SubmissionState): OutgoingState {
  switch (state.at) {
    case 'rejected':
      return 'refused';
    case 'parked':
      // Between two pages it is only not begun; the queue goes on with it.
      return state.because === 'notSent' && state.progress.slots === 0 ? 'sending' : 'unsent';
    default:
      return 'sending';
  }
}
