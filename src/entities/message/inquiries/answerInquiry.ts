import { answerEnquiry, enquiryStates, type EnquiryRow } from '../api/enquiryCalls.ts';
import type { MessageOwner } from '../rules/message.ts';
import { changeRow, type RowChangeFailure } from '#sending/changeRow.ts';
import { findEnquiry, isToAnswer } from './useEnquiries.ts';

export type InquiryAnswer = 'accepted' | 'declined' | 'onItsWay';
export type InquiryFailure = RowChangeFailure | 'refused';

/** What the booth decides about an inquiry, once. What it has read meanwhile is no change. */
export function answerInquiry(
  owner: MessageOwner,
  seen: EnquiryRow,
  answer: InquiryAnswer,
): Promise<'done' | InquiryFailure> {
  const state = enquiryStates[answer];
  return changeRow<EnquiryRow, 'refused'>({
    readAgain: (client) => findEnquiry(client, owner, seen.RecordId),
    isAsSeen: (now) => now.State === seen.State || (isToAnswer(now) && isToAnswer(seen)),
    holds: (now) => now.State === state,
    send: (client) => answerEnquiry(client, seen.RecordId, state, owner.exhibitorUserId ?? ''),
    refusalOf: () => 'refused',
  });
}
