import type { BoothKey } from '../exhibitor/rules/boothKey.ts';
import { leadOfScanned, findLead, rowAfterScan, rowToChange } from './rules/joinLeads.ts';
import { type LeadStanding, leadKeyOf, newLeadRow, type ScannedPerson } from './rules/lead.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { boothContact } from './boothContact.ts';
import { keepLead } from './leadData.ts';
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
