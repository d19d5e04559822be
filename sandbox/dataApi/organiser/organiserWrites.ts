import type { Row } from '#sandbox/store/store.ts';
import { accountTypes } from '../accounts.ts';
import { venueText } from '#sandbox/venueClock.ts';
import { type DataCall, getPart, isRow, textOf } from '../call.ts';
import { type Envelope, refuse, resCodes } from '../envelope.ts';
import type { Records } from '#sandbox/records.ts';
import { reviewRegistration } from '../registration.ts';

/** Whether the user is the organiser of the exhibition, or an administrator of its tenant. */
export function isOrganiserOf(records: Records, userId: string, exhibitionId: unknown): boolean {
  const user = records.find('User', userId);
  const exhibition = records.find('Exhibition', exhibitionId);
  if (user?.['Type'] !== accountTypes.host || exhibition === undefined) return false;
  if (user['IsSystemAdmin'] === true) return user['TenantId'] === exhibition['TenantId'];
  return exhibition['UserId'] === userId;
}

/** Assumed: an account that is no longer an organiser's owns no exhibition. */
export const ownExhibitions = (records: Records, rows: readonly Row[], userId: unknown): readonly Row[] =>
  records.find('User', userId)?.['Type'] === accountTypes.host ? rows : [];

/** A visitor's page writes no time of a review. */
const isReview = ({ userId }: DataCall, setValue: Row) =>
  userId !== '' && setValue['ReviewTime'] !== undefined;

/** Assumed: only the organiser decides about a registration, and only about one that waits. */
export function refusedReview(call: DataCall, items: readonly Row[]): Envelope | undefined {
  for (const item of items) {
    const row = call.records.find('VisitorExhibitionInfo', item['recordId']);
    if (row === undefined || !isReview(call, getPart(item, 'setValue'))) continue;
    if (!isOrganiserOf(call.records, call.userId, row['ExhibitionId']))
      return refuse(resCodes.notTheOrganiser, 'not the organiser of this exhibition');
    if (!/^[01]$/.test(textOf(row['ApproveState'])))
      return refuse(resCodes.alreadyReviewed, 'another organiser has decided');
  }
  return undefined;
}

/** Assumed: only the organiser answers a question or closes it, and only one that waits. */
export function refusedReply(call: DataCall, items: readonly Row[]): Envelope | undefined {
  for (const item of items) {
    const row = call.records.find('ConnectUs', item['recordId']);
    if (row === undefined) continue;
    if (!isOrganiserOf(call.records, call.userId, row['ExhibitionId']))
      return refuse(resCodes.notTheOrganiser, 'not the organiser of this exhibition');
    if (/^[12]$/.test(textOf(row['State'])))
      return refuse(resCodes.alreadyReviewed, 'another organiser has answered');
  }
  return undefined;
}

/** The row as an organiser has decided; undefined for the correction of a visitor. */
export function decidedRegistration(row: Row, setValue: Row, call: DataCall): Row | undefined {
  if (!isReview(call, setValue)) return undefined;
  const decision = {
    state: setValue['ApproveState'],
    reason: textOf(setValue['ReviewReason']),
    notes: setValue['ReviewNotes'],
  };
  return {
    ...reviewRegistration(row, decision, call.nowMs),
    ...notedDecision(call, row, decision.state, decision.reason),
  };
}

/** Who has decided, as the server notes it beside every decision of an organiser's user. */
export function decidedBy({ records, userId }: DataCall): Row {
  const user = records.find('User', userId);
  return { ReviewedBy: userId, ReviewedByName: textOf(user?.['Name']) || textOf(user?.['OrganizationName']) };
}

/** The same with all decisions about the row, the oldest first. */
export function notedDecision(call: DataCall, before: Row, state: unknown, reason: string): Row {
  const by = decidedBy(call);
  const earlier = Array.isArray(before['Reviews']) ? before['Reviews'].filter(isRow) : [];
  const one = { Time: venueText(call.nowMs), State: state, Reason: reason, ByName: by['ReviewedByName'] };
  return { ...by, Reviews: [...earlier, one] };
}

/** Collections of visitors and exhibitors whose rows an organiser decides by the same fields. */
const decidedAlike: ReadonlySet<string> = new Set([
  'CloudRelease',
  'Promotion',
  'LiveList',
  'ExhibitorExhibitionInfo',
  'ExhibitorApplication',
]);

/** Whether an update is an organiser's decision about such a row: an author writes no time of a review. */
export const isDecision = (call: DataCall, setValue: Row): boolean =>
  decidedAlike.has(call.name) && isReview(call, setValue);

/** Assumed: an organiser decides about rows of the own exhibition alone, and only about one that waits. */
export function refusedDecision(call: DataCall, recordId: string): Envelope | undefined {
  const row = call.records.find(call.name, recordId);
  if (row === undefined) return refuse(resCodes.boothRowGone, 'there is no such row');
  if (!isOrganiserOf(call.records, call.userId, row['ExhibitionId']))
    return refuse(resCodes.notTheOrganiser, 'not the organiser of this exhibition');
  return /^[01]$/.test(textOf(row['ApproveState'])) && row['IsShow'] !== false
    ? undefined
    : refuse(resCodes.alreadyReviewed, 'another organiser has decided, or it was withdrawn');
}
