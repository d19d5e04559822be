import type { Row } from '#sandbox/store/store.ts';
import { accountTypes } from '../accounts.ts';
import { type DataCall, textOf } from '../call.ts';
import { type Envelope, refuse, resCodes } from '../envelope.ts';

const isAnswer = (row: Row) => textOf(row['VisitorId']) === '' && textOf(row['ExhibitorId']) !== '';

/** Assumed: an exhibitor is answered for by its contacts alone, below what was written to it. A call without a user comes from the organiser's system. */
export function refusedAnswer(call: DataCall, record: Row): Envelope | undefined {
  if (call.name !== 'VisitInfoMessageComment' || call.userId === '' || !isAnswer(record)) return undefined;
  const comment = call.records.find('ProductVisitInfoMessage', textOf(record['ProductVisitInfoMessageId']));
  const exhibitorId = textOf(record['ExhibitorId']);
  return exhibitorOf(call) === exhibitorId && textOf(comment?.['ExhibitorId']) === exhibitorId
    ? undefined
    : refuse(resCodes.rowOfOthers, 'it was written to another exhibitor');
}

/** Assumed: an exhibitor removes answers that are its own, and nothing that a visitor wrote. */
export function refusedCommentRemoval(call: DataCall, recordIds: readonly string[]): Envelope | undefined {
  if (call.name !== 'VisitInfoMessageComment' && call.name !== 'ProductVisitInfoMessage') return undefined;
  const exhibitorId = exhibitorOf(call);
  for (const recordId of recordIds) {
    const row = call.records.find(call.name, recordId);
    if (row === undefined || call.userId === '') continue;
    const isOwn = isAnswer(row) && textOf(row['ExhibitorId']) === exhibitorId;
    if (isAnswer(row) || exhibitorId !== undefined)
      if (!isOwn) return refuse(resCodes.rowOfOthers, 'the row belongs to another');
  }
  return undefined;
}

/** Undefined where the user is no contact of an exhibitor. */
function exhibitorOf({ records, userId }: DataCall): string | undefined {
  const user = records.find('User', userId);
  return user?.['Type'] === accountTypes.exhibitor ? textOf(user['ExhibitorRecordId']) : undefined;
}
