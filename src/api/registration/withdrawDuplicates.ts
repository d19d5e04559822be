import { extraRowIds, type KeptRow } from '../../domain/submission/extraRowIds.ts';
import { readReference } from '../../domain/record/serverRow.ts';
import type { ApiClient } from '../client/apiClient.ts';
import { ApiProblem } from '../client/problems.ts';
import { answerRows } from '../questionnaire/questionnaireCollections.ts';
import type { AnswerCollection } from '../questionnaire/readQuestionnaire.ts';
import { registrations } from './registrationCollections.ts';

/** Where a second row of one insert is withdrawn. */
export type WithdrawnFrom = 'VisitorExhibitionInfo' | AnswerCollection;

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
    const from = collection === 'VisitorExhibitionInfo' ? registrations : answerRows[collection];
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
