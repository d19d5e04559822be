import { extraRowIds, type KeptRow } from './rules/extraRowIds.ts';
import { readReference } from '../domain/record/serverRow.ts';
import type { ApiClient } from '../data/client/apiClient.ts';
import { ApiProblem } from '../data/client/problems.ts';
import { codeOfState } from '../entities/order/rules/orderState.ts';
import { enquiries } from '../entities/message/api/enquiryCollections.ts';
import { messages } from '../entities/message/api/messageCollections.ts';
import { answerRows } from '../entities/questionnaire/api/questionnaireCollections.ts';
import type { AnswerCollection } from '../entities/questionnaire/api/readQuestionnaire.ts';
import { orders } from '../entities/order/api/orderCollections.ts';
import { supplyPosts } from '../entities/supply/api/supplyCollections.ts';
import { registrations } from '../entities/registration/api/registrationCollections.ts';

/** Where a second row of one insert is withdrawn. */
export type WithdrawnFrom =
  | 'VisitorExhibitionInfo'
  | 'CloudRelease'
  | 'MessageInfo'
  | 'EnquiryRecord'
  | 'Order'
  | AnswerCollection;

const rowsOf = {
  ...answerRows,
  VisitorExhibitionInfo: registrations,
  CloudRelease: supplyPosts,
  MessageInfo: messages,
  EnquiryRecord: enquiries,
  // An order is never deleted: its exhibitor may have seen it.
  Order: {
    rows: orders.rows,
    remove: (client: ApiClient, recordId: string, options: Parameters<typeof orders.update>[3]) =>
      orders.update(client, recordId, { state: codeOfState('closed') }, options),
  },
};

/**
 * A browser may deliver one insert twice when a reused connection breaks, and a server may keep both rows. What is proven to
 * be the second one is deleted by its RecordId, one attempt each. Never throws for what the network or the server does:
 * the row that is kept is valid without this.
 */
export async function withdrawDuplicates(
  client: ApiClient,
  collection: WithdrawnFrom,
  kept: KeptRow,
  signal: AbortSignal,
): Promise<void> {
  const options = { signal, isAskedFor: false };
  try {
    const from = rowsOf[collection];
    const parts = {
      ExhibitionId: readReference(kept.fields['ExhibitionId']),
      ClientRef: kept.clientRef,
    };
    const { rows } = await from.rows(client, parts, { ...options, policy: 'background' });
    for (const recordId of extraRowIds(rows, kept)) await from.remove(client, recordId, options);
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    client.warn(`an extra row of ${collection} was not withdrawn: ${problem.kind}`);
  }
}
