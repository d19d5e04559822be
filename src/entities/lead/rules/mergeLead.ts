import { noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import { mergeEdits } from '#domain/record/mergeEdits.ts';
import { type LeadRow, noStanding } from './lead.ts';

/** What one contact has changed on this phone, on top of what the same contact has stored from another one since. */
export function mergeLead({ before, ...waiting }: LeadRow, stored: LeadRow): LeadRow {
  const known = before ?? { ...stored, ...noStanding, texts: noTexts, english: noEnglish, note: '' };
  const isMineLater = waiting.changedAtMs >= stored.changedAtMs;
  const merged = mergeEdits(known, waiting, stored, { isMineLater, joined: ['note'] });
  const latest = (time: 'metAtMs' | 'decidedAtMs' | 'changedAtMs') => Math.max(waiting[time], stored[time]);
  return {
    ...merged,
    recordId: stored.recordId,
    visitorId: waiting.visitorId || stored.visitorId,
    passCode: waiting.passCode || stored.passCode,
    metAtMs: latest('metAtMs'),
    addedAtMs: stored.addedAtMs || waiting.addedAtMs,
    decidedAtMs: latest('decidedAtMs'),
    changedAtMs: latest('changedAtMs'),
    firstMessageAtMs: stored.firstMessageAtMs || waiting.firstMessageAtMs,
  };
}
