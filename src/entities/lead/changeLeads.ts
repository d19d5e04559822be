import type { BoothKey } from '../exhibitor/rules/boothKey.ts';
import { findLead, type Lead, leadOfScanned, rowAfterScan, rowToChange } from './rules/joinLeads.ts';
import type { FirstWordsLanguage } from './rules/firstWords.ts';
import {
  isSameAuthor,
  leadKeyOf,
  type LeadRow,
  type LeadStanding,
  newLeadRow,
  noStanding,
  type ScannedPerson,
  wordsKeyOf,
} from './rules/lead.ts';
import { noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { boothContact } from './boothContact.ts';
import type { LeadMessage } from './rules/leadMessage.ts';
import { dropMessage, keepLead, keepMessage } from './leadData.ts';
import { sendLeadsSoon } from './sendLeads.ts';

export interface Noted {
  readonly leadId: string;
  readonly isNew: boolean;
}

/** Notes whom a contact of the booth has met: a visitor who is a lead already stays one lead. @throws where nothing was kept */
export async function noteScanned(booth: BoothKey, scanned: ScannedPerson): Promise<Noted> {
  const [author, nowMs] = [boothContact(booth), fairNowMs()];
  let isNew = true;
  const row = await keepLead(booth, ({ leads }) => {
    const known = leadOfScanned(leads, scanned);
    isNew = known === undefined;
    return known === undefined
      ? newLeadRow(scanned, author, nowMs)
      : rowAfterScan(known, scanned, author, nowMs);
  });
  sendLeadsSoon(booth);
  return { leadId: row.visitorId === '' ? row.key : leadKeyOf(row.visitorId), isNew };
}

export interface LeadChange extends Partial<LeadStanding> {
  readonly note?: string;
}

/** What a contact decides or notes about a lead. @throws where nothing was kept */
export async function changeLead(booth: BoothKey, leadId: string, change: LeadChange): Promise<void> {
  const nowMs = fairNowMs();
  const { note, ...standing } = change;
  await keepLead(booth, ({ leads }) => {
    const lead = findLead(leads, leadId);
    if (lead === undefined) throw new Error('The lead is not there any more');
    const row = { ...rowToChange(lead, boothContact(booth)), ...standing, changedAtMs: nowMs };
    return {
      ...row,
      note: note ?? row.note,
      decidedAtMs: Object.keys(standing).length > 0 ? nowMs : row.decidedAtMs,
    };
  });
  sendLeadsSoon(booth);
}

/** The booth's first message to the visitor: kept, and sent in the background. @throws where nothing was kept */
export async function writeFirstMessage(booth: BoothKey, lead: Lead, text: string): Promise<void> {
  const { id, visitorId, passCode, rows } = lead;
  const key = visitorId === '' ? (rows[0]?.key ?? id) : leadKeyOf(visitorId);
  const [author, writtenAtMs] = [boothContact(booth), fairNowMs()];
  await keepMessage(booth, { key, visitorId, passCode, text, author, writtenAtMs });
  sendLeadsSoon(booth);
}

/** A message that was not sent is not wanted any more. @throws as above */
export const forgetFirstMessage = (booth: BoothKey, message: LeadMessage): Promise<void> =>
  dropMessage(booth, message);

/** It was sent outside this app: by mail, as a text message, or in another app. @throws as above */
export async function noteFirstMessage(booth: BoothKey, leadId: string): Promise<void> {
  const nowMs = fairNowMs();
  await keepLead(booth, ({ leads }) => {
    const lead = findLead(leads, leadId);
    if (lead === undefined) throw new Error('The lead is not there any more');
    const row = rowToChange(lead, boothContact(booth));
    return { ...row, firstMessageAtMs: row.firstMessageAtMs || nowMs, changedAtMs: nowMs };
  });
  sendLeadsSoon(booth);
}

/** The words with which the booth's first messages begin: those that a contact has kept last are the booth's. @throws as above */
export async function changeFirstWords(
  booth: BoothKey,
  language: FirstWordsLanguage,
  text: string,
): Promise<void> {
  const [author, nowMs, key] = [boothContact(booth), fairNowMs(), wordsKeyOf(language)];
  const of = (row: LeadRow) => row.key === key && isSameAuthor(row.author, author);
  await keepLead(booth, ({ stored, waiting }) => ({
    ...noStanding,
    recordId: '',
    visitorId: '',
    passCode: '',
    texts: noTexts,
    english: noEnglish,
    metAtMs: nowMs,
    addedAtMs: nowMs,
    decidedAtMs: 0,
    firstMessageAtMs: 0,
    ...(waiting.find(of) ?? stored.find(of)),
    key,
    author,
    note: text,
    changedAtMs: nowMs,
  }));
  sendLeadsSoon(booth);
}
