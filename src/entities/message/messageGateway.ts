import { readFields } from '#data/collections/readFields.ts';
import { asOwner, findSentMessages, insertMessage } from './api/messageCalls.ts';
import { messages } from './api/messageCollections.ts';
import { type MessageRow, readMessage } from './api/readMessage.ts';
import type { Message } from './rules/message.ts';
import type { SubmissionEntry } from '#sending/outboxEntry.ts';
import { newRowsOnly } from '#sending/newRowsOnly.ts';
import { noUpdate, type SubmissionGateway } from '#sending/submissionGateway.ts';
import { messageOfEntry, ownerOfEntry } from './messageEntry.ts';

const compared = ['Content', 'Title', 'LinkInfo', 'Picture', 'ProductId'];

/** The same words may be said twice. */
export function messageGateway(entry: SubmissionEntry, mayBeStored: boolean): SubmissionGateway<MessageRow> {
  const owner = ownerOfEntry(entry);
  const partner = messageOfEntry(entry)?.partner;
  return {
    insert: (client) => insertMessage(client, entry.record, owner),
    update: noUpdate,
    find: newRowsOnly(entry, {
      find: (client) =>
        partner === undefined
          ? Promise.resolve({ kind: 'unknown', cause: 'unreadable' })
          : findSentMessages(client, owner, partner),
      compared,
      mayBeStored,
    }),
    // A connection that breaks may deliver it twice.
    count: (client) =>
      messages.count(
        client,
        { ExhibitionId: owner.exhibitionId, ClientRef: entry.clientRef },
        { ...asOwner(owner), policy: 'background', isAskedFor: false },
      ),
    read: (row) => readFields(messages.fields, row),
    collection: 'MessageInfo',
  };
}

/** As the conversation shows what was stored; the server may answer with less than it keeps. */
export function storedMessage(
  entry: SubmissionEntry,
  row: MessageRow | undefined,
  recordId: string,
): Message | undefined {
  const sent = messageOfEntry(entry);
  const read = row && readMessage(row, ownerOfEntry(entry));
  if (sent === undefined) return read;
  return { ...sent, ...read, id: recordId, partner: sent.partner, atMs: (read?.atMs ?? 0) || sent.atMs };
}
