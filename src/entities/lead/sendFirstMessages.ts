import { loadChunk } from '#chunks/loadChunk.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { Forbidden, Refused, Unreadable } from '#data/client/problems.ts';
import { readLine, readReference, type ServerRow } from '#domain/record/serverRow.ts';
import { outgoingMessages } from '#entities/message/outgoingMessages.ts';
import { findSentMessages } from '#entities/message/api/messageCalls.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import type { BoothKey } from '../exhibitor/rules/boothKey.ts';
import { findLeadRows, findPassHolder } from './api/leadCalls.ts';
import { firstMessageIn, findLead, rowToChange } from './rules/joinLeads.ts';
import { isSameAuthor, leadKeyOf } from './rules/lead.ts';
import { firstMessageRef, type LeadMessage, type MessageEnd } from './rules/leadMessage.ts';
import { dropMessage, keepLead, keepMessage, leadData, leadsKey, messagesToSend } from './leadData.ts';

const ownerOf = ({ exhibitionId, exhibitorId, exhibitorUserId }: BoothKey): MessageOwner => ({
  exhibitionId,
  visitorId: exhibitorId,
  exhibitorUserId,
});

/** Sends what this contact has written, each after a look whether a colleague has written first. Answers what had no answer. */
export async function sendFirstMessages(client: ApiClient, booth: BoothKey): Promise<readonly Error[]> {
  const problems: Error[] = [];
  const { messages = [] } = leadData.getState()[leadsKey(booth)] ?? {};
  for (const message of messagesToSend(booth, messages))
    try {
      const end = await sendOne(client, booth, message);
      if (end === 'sent') await noteSent(booth, message);
      else await keepMessage(booth, { ...message, end });
    } catch (problem) {
      if (problem instanceof Refused || problem instanceof Forbidden)
        await keepMessage(booth, { ...message, end: { kind: 'refused' } });
      else problems.push(problem as Error);
    }
  return problems;
}

/** @throws where it is not known whether it was sent */
async function sendOne(
  client: ApiClient,
  booth: BoothKey,
  message: LeadMessage,
): Promise<'sent' | MessageEnd> {
  const visitorId = message.visitorId || (await holderOf(client, booth, message));
  if (visitorId === '') return { kind: 'noVisitor' };
  const rows = await findLeadRows(client, booth, Array.from(new Set([message.key, leadKeyOf(visitorId)])));
  const first = firstMessageIn(rows.filter(({ author }) => !isSameAuthor(author, message.author)));
  if (first !== undefined) return { kind: 'colleague', by: first.by.name, atMs: first.atMs };
  const clientRef = firstMessageRef({ ...booth, visitorId });
  const stored = async () => storedAs(await findStored(client, booth, visitorId, clientRef), message);
  return (await stored()) ?? (await hand(booth, message, visitorId, clientRef)) ?? (await proven(stored));
}

async function proven(stored: () => Promise<'sent' | MessageEnd | undefined>): Promise<'sent' | MessageEnd> {
  const found = await stored();
  if (found === undefined) throw new Unreadable('MessageInfo: the first message is not to be seen yet');
  return found;
}

/** Through the messages of the phone, whose queue looks again before it sends. Answers only where the server does not take it. */
async function hand(
  booth: BoothKey,
  { text, author, writtenAtMs }: LeadMessage,
  visitorId: string,
  clientRef: string,
): Promise<MessageEnd | undefined> {
  const queue = await loadChunk(() => import('#entities/message/messageQueue.ts'));
  const waiting = () => outgoingMessages.getState().list.find(({ message }) => message.id === clientRef);
  await queue.sendMessages();
  if (waiting() === undefined)
    await queue.queueMessage({
      owner: ownerOf(booth),
      partner: { kind: 'visitor', id: visitorId },
      business: 'text',
      text,
      title: '',
      link: '',
      productId: '',
      senderName: author.name,
      clientRef,
      writtenAtMs,
    });
  await queue.sendMessages();
  if (waiting()?.state !== 'refused') return undefined;
  await queue.removeOutgoing(clientRef);
  return { kind: 'refused' };
}

async function holderOf(client: ApiClient, booth: BoothKey, { key, passCode }: LeadMessage): Promise<string> {
  const [row] = (await findLeadRows(client, booth, [key])).filter((one) => one.visitorId !== '');
  if (row !== undefined) return row.visitorId;
  return passCode === '' ? '' : ((await findPassHolder(client, booth, passCode))?.visitorId ?? '');
}

/** @throws where the server does not tell */
async function findStored(client: ApiClient, booth: BoothKey, visitorId: string, clientRef: string) {
  const found = await findSentMessages(client, ownerOf(booth), { kind: 'visitor', id: visitorId });
  if (found.kind === 'unknown') throw new Unreadable('MessageInfo: neither rows nor none');
  return found.kind === 'absent'
    ? undefined
    : found.rows.find((row) => readReference(row['ClientRef']) === clientRef);
}

/** Mine, or a colleague's: who wrote it, and when, stands in the row. */
function storedAs(row: ServerRow | undefined, message: LeadMessage): 'sent' | MessageEnd | undefined {
  if (row === undefined) return undefined;
  const [by, writtenAtMs] = [readLine(row['NickName'], 40), Number(row['ClientTime'])];
  if (by === message.author.name && writtenAtMs === message.writtenAtMs) return 'sent';
  return { kind: 'colleague', by, atMs: Number(row['CreatedAtMesc']) || writtenAtMs || 0 };
}

/** In the row of the contact, so that colleagues see it with the lead. */
async function noteSent(booth: BoothKey, message: LeadMessage): Promise<void> {
  const { key, author, writtenAtMs } = message;
  const { leads = [] } = leadData.getState()[leadsKey(booth)] ?? {};
  if (findLead(leads, key) !== undefined)
    await keepLead(booth, (data) => {
      const lead = findLead(data.leads, key);
      if (lead === undefined) throw new Error('The lead is not there any more');
      const row = rowToChange(lead, author);
      return {
        ...row,
        firstMessageAtMs: row.firstMessageAtMs || writtenAtMs,
        changedAtMs: Math.max(row.changedAtMs + 1, writtenAtMs),
      };
    });
  await dropMessage(booth, message);
}
