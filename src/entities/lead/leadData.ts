import { createStore } from 'zustand/vanilla';
import type { CardRecords } from '../card/kept/cardRecords.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { createTaskQueue } from '#device/storage/createTaskQueue.ts';
import { type BoothKey, draftOwnerOf } from '../exhibitor/rules/boothKey.ts';
import { currentRows, joinLeads, type Lead } from './rules/joinLeads.ts';
import { type FirstWords, firstWordsIn } from './rules/firstWords.ts';
import { asLeadRow, leadRowId, type LeadRow } from './rules/lead.ts';
import { asLeadMessage, type LeadMessage } from './rules/leadMessage.ts';
import { isServerRow } from '#domain/record/serverRow.ts';
import { shortHash } from '#domain/text/shortHash.ts';
import { noteWaiting } from '#sending/backgroundCopy/waitingOwners.ts';
import { localStores } from '#session/localStores.ts';

/** What this phone knows of the leads of a booth. */
export interface LeadData {
  readonly leads: readonly Lead[];
  /** As the server had them last, of every contact. */
  readonly stored: readonly LeadRow[];
  /** Noted on this phone, and not known to be on the server. */
  readonly waiting: readonly LeadRow[];
  readonly removed: readonly LeadRow[];
  /** When the server was read last, epoch milliseconds; 0 for never. */
  readonly readAtMs: number;
  /** False once something could not be stored beyond this page. */
  readonly isLasting: boolean;
  /** By `leadRowId`: what the server has refused. */
  readonly refused: ReadonlySet<string>;
  /** First messages of this phone that are not sent, or were not to be. */
  readonly messages: readonly LeadMessage[];
  /** With which first messages begin. */
  readonly words: FirstWords;
}

type Parts = Omit<LeadData, 'leads' | 'words'>;

const blank: Parts = {
  stored: [],
  waiting: [],
  removed: [],
  readAtMs: 0,
  isLasting: true,
  refused: new Set(),
  messages: [],
};

export const leadsKey = ({ exhibitionId, exhibitorId }: BoothKey) => `${exhibitionId}/${exhibitorId}`;

/** As this page knows it, by `leadsKey`. */
export const leadData = createStore<Readonly<Record<string, LeadData>>>()(() => ({}));

const inOrder = createTaskQueue();
const recordsOf = ({ exhibitionId, exhibitorId }: BoothKey) => ({ exhibitionId, visitorId: exhibitorId });
const recordId = (row: LeadRow) => shortHash(leadRowId(row));
const without = (rows: readonly LeadRow[], row: LeadRow) =>
  rows.filter((one) => leadRowId(one) !== leadRowId(row));

const known = (booth: BoothKey): LeadData | undefined => leadData.getState()[leadsKey(booth)];

function show(booth: BoothKey, change: Partial<Parts>): LeadData {
  const parts = { ...blank, ...known(booth), ...change };
  const rows = currentRows(parts.stored, parts.waiting, parts.removed);
  const data = { ...parts, leads: joinLeads(rows, parts.waiting), words: firstWordsIn(rows) };
  leadData.setState({ [leadsKey(booth)]: data });
  return data;
}

const rowsIn = (values: readonly unknown[]): readonly LeadRow[] =>
  values.map(asLeadRow).filter((row) => row !== undefined);

async function read(booth: BoothKey): Promise<LeadData> {
  const { cards } = await localStores();
  const owner = recordsOf(booth);
  const [waiting, removed, messages] = await Promise.all([
    cards.list(owner, 'lead'),
    cards.list(owner, 'leadRemoved'),
    cards.list(owner, 'leadMessage'),
  ]);
  const before = known(booth);
  const kept = before === undefined ? await readStored(cards, booth) : undefined;
  return show(booth, {
    ...kept,
    waiting: rowsIn(waiting),
    removed: rowsIn(removed),
    messages: messages.map(asLeadMessage).filter((message) => message !== undefined),
  });
}

async function readStored(cards: CardRecords, booth: BoothKey): Promise<Pick<Parts, 'stored' | 'readAtMs'>> {
  const [kept] = await cards.list(recordsOf(booth), 'leadsRead');
  if (!isServerRow(kept) || !Array.isArray(kept['rows'])) return { stored: [], readAtMs: 0 };
  return { stored: rowsIn(kept['rows']), readAtMs: Number(kept['atMs']) || 0 };
}

/** Another tab may have changed what waits. @throws where the phone's stores cannot be opened */
export const loadLeads = (booth: BoothKey): Promise<LeadData> => inOrder(() => read(booth));

/** Kept before it is shown; sent in the background. `change` is told what the phone knows by then. @throws as above */
export const keepLead = (booth: BoothKey, change: (data: LeadData) => LeadRow): Promise<LeadRow> =>
  inOrder(async () => {
    const { cards } = await localStores();
    const data = known(booth) ?? (await read(booth));
    const changed = change(data);
    const isOf = (one: LeadRow) => leadRowId(one) === leadRowId(changed);
    const waited = data.waiting.find(isOf);
    const before = waited === undefined ? data.stored.find(isOf) : waited.before;
    const row = { ...changed, before };
    noteWaiting(laterNames.leadsWaiting, waitingOwner(booth), true);
    const lasts = await cards.put(recordsOf(booth), 'lead', recordId(row), row);
    await cards.remove(recordsOf(booth), 'leadRemoved', recordId(row));
    show(booth, {
      waiting: [...without(data.waiting, row), row],
      removed: without(data.removed, row),
      isLasting: data.isLasting && lasts,
      refused: new Set(Array.from(data.refused).filter((id) => id !== leadRowId(row))),
    });
    return row;
  });

/** Noted until the server knows it. @throws as above */
export const removeLead = (booth: BoothKey, rows: readonly LeadRow[]): Promise<void> =>
  inOrder(async () => {
    const { cards } = await localStores();
    const data = known(booth) ?? (await read(booth));
    noteWaiting(laterNames.leadsWaiting, waitingOwner(booth), true);
    let { waiting, removed } = data;
    for (const lead of rows) {
      const row = { ...lead, removedById: booth.exhibitorUserId };
      await cards.put(recordsOf(booth), 'leadRemoved', recordId(row), row);
      await cards.remove(recordsOf(booth), 'lead', recordId(row));
      waiting = without(waiting, row);
      removed = [...without(removed, row), row];
    }
    show(booth, { waiting, removed });
  });

/** The opposite of `removeLead`; later than what the server may have by then. */
export async function restoreLead(booth: BoothKey, rows: readonly LeadRow[]): Promise<void> {
  for (const row of rows)
    await keepLead(booth, () => ({ ...row, recordId: '', changedAtMs: row.changedAtMs + 1 }));
}

/** One contact of the exhibitor: a colleague on the same phone sends what they have noted themselves. */
export const waitingOwner = (booth: BoothKey) => ({
  exhibitionId: booth.exhibitionId,
  ownerId: draftOwnerOf(booth),
});

const messageId = ({ key, author }: LeadMessage) => shortHash(`${key} ${author.id} ${author.name}`);
const withoutMessage = (all: readonly LeadMessage[], message: LeadMessage) =>
  all.filter((one) => messageId(one) !== messageId(message));

/** Kept before it is shown; sent in the background, in the place of an earlier one of the same contact. @throws as above */
export const keepMessage = (booth: BoothKey, message: LeadMessage): Promise<void> =>
  inOrder(async () => {
    const { cards } = await localStores();
    const data = known(booth) ?? (await read(booth));
    noteWaiting(laterNames.leadsWaiting, waitingOwner(booth), true);
    const lasts = await cards.put(recordsOf(booth), 'leadMessage', messageId(message), message);
    const messages = [...withoutMessage(data.messages, message), message];
    show(booth, { messages, isLasting: data.isLasting && lasts });
  });

/** It was sent, or is not wanted any more. @throws as above */
export const dropMessage = (booth: BoothKey, message: LeadMessage): Promise<void> =>
  inOrder(async () => {
    const { cards } = await localStores();
    const data = known(booth) ?? (await read(booth));
    await cards.remove(recordsOf(booth), 'leadMessage', messageId(message));
    show(booth, { messages: withoutMessage(data.messages, message) });
  });

/** Of this contact, and still to be sent. */
export const messagesToSend = (
  { exhibitorUserId }: BoothKey,
  messages: readonly LeadMessage[],
): readonly LeadMessage[] =>
  messages.filter(({ author, end }) => author.id === exhibitorUserId && end === undefined);

/** Of what waits those that the contact of the booth has noted or removed. */
export const ownRows = ({ exhibitorUserId }: BoothKey, rows: readonly LeadRow[]): readonly LeadRow[] =>
  rows.filter(({ author, removedById = author.id }) => removedById === exhibitorUserId);

export interface SentLeads {
  /** As they waited, each with what is on the server now. */
  readonly sent: readonly { readonly waited: LeadRow; readonly stored: LeadRow }[];
  readonly removed: readonly LeadRow[];
  readonly refused: readonly LeadRow[];
}

/** What was changed again since then still waits. */
export const settleLeads = (booth: BoothKey, { sent, removed, refused }: SentLeads): Promise<void> =>
  inOrder(async () => {
    const { cards } = await localStores();
    const data = await read(booth);
    let { stored, waiting, removed: stillRemoved } = data;
    const isStillSo = (rows: readonly LeadRow[], row: LeadRow) =>
      rows.some((one) => leadRowId(one) === leadRowId(row) && one.changedAtMs === row.changedAtMs);
    for (const { waited, stored: row } of sent) {
      stored = [...without(stored, waited), row];
      if (!isStillSo(waiting, waited)) continue;
      waiting = without(waiting, waited);
      await cards.remove(recordsOf(booth), 'lead', recordId(waited));
    }
    for (const row of removed) {
      stored = without(stored, row);
      if (!isStillSo(stillRemoved, row)) continue;
      stillRemoved = without(stillRemoved, row);
      await cards.remove(recordsOf(booth), 'leadRemoved', recordId(row));
    }
    const all = new Set([...Array.from(data.refused), ...refused.map(leadRowId)]);
    show(booth, { stored, waiting, removed: stillRemoved, refused: all });
    if (sent.length > 0 || removed.length > 0) await keepStored(cards, booth, stored, data.readAtMs);
    const isWaiting =
      ownRows(booth, waiting).some((row) => !all.has(leadRowId(row))) ||
      ownRows(booth, stillRemoved).length > 0 ||
      messagesToSend(booth, data.messages).length > 0;
    noteWaiting(laterNames.leadsWaiting, waitingOwner(booth), isWaiting);
  });

/** What the server has of all contacts. */
export const keepRead = (booth: BoothKey, stored: readonly LeadRow[], readAtMs: number): Promise<void> =>
  inOrder(async () => {
    const { cards } = await localStores();
    await read(booth);
    show(booth, { stored, readAtMs });
    await keepStored(cards, booth, stored, readAtMs);
  });

const keepStored = (cards: CardRecords, booth: BoothKey, rows: readonly LeadRow[], atMs: number) =>
  cards.put(recordsOf(booth), 'leadsRead', 'all', { rows, atMs });
