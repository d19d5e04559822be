import type { ApiClient } from '#data/client/apiClient.ts';
import { Forbidden, Refused } from '#data/client/problems.ts';
import {
  deleteLeadRow,
  findLeadRows,
  findPassHolder,
  insertLead,
  listLeadRows,
  updateLead,
} from './api/leadCalls.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import type { BoothKey } from '../exhibitor/rules/boothKey.ts';
import { leadRowId, type LeadRow } from './rules/lead.ts';
import { planLeads, withoutSecondRows } from './rules/planLeads.ts';
import { createBackgroundCopy } from '#sending/backgroundCopy/createBackgroundCopy.ts';
import { type EachSent, sendEach } from '#sending/outgoing/sendEach.ts';
import type { CopyOwner } from '#sending/backgroundCopy/waitingOwners.ts';
import { services } from '#session/services.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import {
  keepRead,
  type LeadData,
  loadLeads,
  messagesToSend,
  ownRows,
  type SentLeads,
  settleLeads,
  waitingOwner,
} from './leadData.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { boothContact } from './boothContact.ts';
import { sendFirstMessages } from './sendFirstMessages.ts';

/** Looked up with one question. */
const atOnce = 50;

const leadCopies = createBackgroundCopy({
  name: 'leads',
  waitingName: laterNames.leadsWaiting,
  senderOf: (owner) => ({ kind: 'exhibitor', ...boothOf(owner) }),
  copyOnce: (client, owner) => sendWaiting(client, boothOf(owner)),
});

/** Sends what waits, each lead once; one tab at a time. Never rejects. */
export const sendLeads = (booth: BoothKey): Promise<void> => leadCopies.copy(waitingOwner(booth));
export const sendLeadsSoon = (booth: BoothKey): void => leadCopies.copySoon(waitingOwner(booth));
export const resumeLeads = (): void => leadCopies.resume();

function boothOf({ exhibitionId, ownerId }: CopyOwner): BoothKey {
  const [exhibitorId = '', exhibitorUserId = ''] = ownerId.split('~');
  return { exhibitionId, exhibitorId, exhibitorUserId };
}

async function sendWaiting(client: ApiClient, booth: BoothKey): Promise<void> {
  const problems = [...(await sendRows(client, booth))];
  const { messages } = await loadLeads(booth);
  if (messagesToSend(booth, messages).length > 0) {
    problems.push(...(await sendFirstMessages(client, booth)));
    // What was sent is noted in the rows.
    if (problems.length === 0) problems.push(...(await sendRows(client, booth)));
  }
  // What had no answer is looked up and tried again soon.
  const [first] = problems;
  if (first !== undefined) throw first;
}

/** Answers what had no answer. */
async function sendRows(client: ApiClient, booth: BoothKey): Promise<readonly Error[]> {
  const data = await loadLeads(booth);
  const waiting = ownRows(booth, data.waiting).filter((row) => !data.refused.has(leadRowId(row)));
  const changes = [
    ...waiting.map((row) => ({ row, isRemoved: false })),
    ...ownRows(booth, data.removed).map((row) => ({ row, isRemoved: true })),
  ];
  if (changes.length === 0) await settleLeads(booth, { sent: [], removed: [], refused: [] });
  const problems: Error[] = [];
  for (let at = 0; at < changes.length; at += atOnce) {
    const some = changes.slice(at, at + atOnce);
    const { problem, isGivenUp } = await sendSome(client, booth, {
      waiting: some.filter(({ isRemoved }) => !isRemoved).map(({ row }) => row),
      removed: some.filter(({ isRemoved }) => isRemoved).map(({ row }) => row),
    });
    if (problem !== undefined) problems.push(problem);
    if (isGivenUp) break;
  }
  return problems;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : never };

/** A look before each write: what an earlier page has stored without an answer is found here. @throws where it has no answer */
async function sendSome(
  client: ApiClient,
  booth: BoothKey,
  { waiting, removed }: Pick<LeadData, 'waiting' | 'removed'>,
): Promise<EachSent> {
  const done: Writable<SentLeads> = { sent: [], removed: [], refused: [] };
  const keys = Array.from(new Set([...waiting, ...removed].map(({ key }) => key)));
  const stored = await findLeadRows(client, booth, keys);
  const plan = planLeads(waiting, removed, stored);
  for (const waited of plan.settled) {
    const now = stored.find((row) => leadRowId(row) === leadRowId(waited));
    done.sent.push({ waited, stored: now ?? waited });
  }
  const insert = (waited: LeadRow) => async () => {
    const row = await withHolder(client, booth, waited);
    return { ...row, before: undefined, recordId: await insertLead(client, booth, row) };
  };
  const update = (merged: LeadRow, fields: ServerRow) => async () => {
    await updateLead(client, booth, merged.recordId, fields);
    return merged;
  };
  try {
    for (const recordId of plan.deleteRows) await deleteLeadRow(client, booth, recordId);
    done.removed.push(...removed);
    return await sendEach(
      [
        ...plan.insert.map((waited) => ({ waited, send: insert(waited) })),
        ...plan.update.map(({ row, merged, fields }) => ({ waited: row, send: update(merged, fields) })),
      ],
      ({ waited, send }) => stepOver(waited, done, send),
    );
  } finally {
    await settleLeads(booth, done);
  }
}

/** One that the server refuses does not hold up the others. */
async function stepOver(
  waited: LeadRow,
  done: Writable<SentLeads>,
  send: () => Promise<LeadRow>,
): Promise<void> {
  try {
    done.sent.push({ waited, stored: await send() });
  } catch (problem) {
    if (!(problem instanceof Refused) && !(problem instanceof Forbidden)) throw problem;
    done.refused.push(waited);
  }
}

/** A pass alone gives its code, and whom the server says it belongs to. */
async function withHolder(client: ApiClient, booth: BoothKey, row: LeadRow): Promise<LeadRow> {
  if (row.passCode === '' || row.texts.name !== '') return row;
  const holder = await findPassHolder(client, booth, row.passCode).catch(() => undefined);
  if (holder === undefined) return row;
  const { visitorId, name, company, job } = holder;
  return { ...row, visitorId, texts: { ...row.texts, name, company, job } };
}

/** Brings what the other contacts have noted. @throws ApiProblem */
export async function readLeads(booth: BoothKey): Promise<void> {
  const client = await services().client();
  const all = await listLeadRows(client, booth);
  const { rows, second } = withoutSecondRows(all, boothContact(booth));
  await keepRead(booth, rows, fairNowMs());
  for (const recordId of second) await deleteLeadRow(client, booth, recordId);
}
