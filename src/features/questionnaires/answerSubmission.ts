import {
  findAnswers,
  insertAnswers,
  questionnaireRecord,
} from '#entities/questionnaire/api/questionnaireAnswers.ts';
import {
  answerCollections,
  type AnswerCollection,
  type Questionnaire,
} from '#entities/questionnaire/api/readQuestionnaire.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import type { SentOnce } from '#data/client/outcomeOf.ts';
import { currentVisitorId } from '#session/acting/currentVisitorId.ts';
import { randomId } from '#device/identity/randomId.ts';
import type { QuestionnaireAddress } from '#entities/questionnaire/rules/questionnairePath.ts';
import type { Answers } from '#domain/form/formDefinition.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { isServerRow } from '#domain/record/serverRow.ts';
import { answererOf, recordAnswered } from '#entities/questionnaire/recordAnswered.ts';
import { questionnaireDraftKey } from './questionnaireDraft.ts';
import { secretKeys } from '#entities/registration/secretKeys.ts';
import { localStores } from '#session/localStores.ts';
import { outboxEntry, type SubmissionEntry } from '#sending/outboxEntry.ts';
import { noUpdate, onSchedule, type StoredRow, type SubmissionGateway } from '#sending/submissionGateway.ts';

export function answerEntry(
  address: QuestionnaireAddress,
  { id, form, recordsInto }: Questionnaire,
  answers: Answers,
): SubmissionEntry {
  // The screen offers no sending then, so nothing is stored.
  if (recordsInto === undefined) throw new Error('A questionnaire without a place for its answers');
  const clientRef = randomId();
  const { exhibitionId, channelId } = address;
  const isVote = recordsInto === 'VoteRecordInfo';
  const visitorId = isVote ? currentVisitorId(exhibitionId) : answererOf(address);
  const isSecret = secretKeys(form).some((key) => answers[key] !== undefined);
  return outboxEntry({
    exhibitionId,
    channelId,
    clientRef,
    owner: { kind: 'questionnaire', ...address, visitorId: visitorId ?? '' },
    collection: recordsInto,
    record: questionnaireRecord({
      exhibitionId,
      channelId,
      questionnaireId: id,
      version: form.version,
      clientRef,
      visitorId,
      answers,
    }),
    // All answers are sent in one field, so one document number or file seals them all.
    secretFields: isSecret ? ['Answers'] : [],
  });
}

/** The code of a vote that is not sent: the visitor has voted on another phone or in another tab meanwhile. */
export const votedCode = -411;
const voted: SentOnce = { status: 400, envelope: { resCode: votedCode, resMsg: '', result: null } };

/** A visitor votes once. Where the look has no answer, the server decides. */
async function hasVoted(
  client: ApiClient,
  { collection, record, clientRef }: SubmissionEntry,
): Promise<boolean> {
  const { QuestionnaireId: questionnaireId, VisitorId: visitorId } = record;
  if (collection !== 'VoteRecordInfo' || typeof visitorId !== 'string') return false;
  const key = { questionnaireId: String(questionnaireId), visitorId };
  const found = await findAnswers(client, collection, key, { policy: 'ornament' });
  return found.kind === 'found' && found.rows.some((row) => row['ClientRef'] !== clientRef);
}

/** Answers are found by our own reference alone, and are not corrected. */
export function answerGateway(entry: SubmissionEntry): SubmissionGateway<StoredRow> {
  const collection: AnswerCollection =
    answerCollections.find((known) => known === entry.collection) ?? 'QuestionnaireAnswer';
  const questionnaireId = String(entry.record['QuestionnaireId']);
  const key = { questionnaireId, clientRef: entry.clientRef };
  return {
    collection,
    insert: async (client) =>
      (await hasVoted(client, entry)) ? voted : insertAnswers(client, collection, entry.record),
    update: noUpdate,
    find: (client) => findAnswers(client, collection, key, onSchedule),
    count: async (client) => {
      const found = await findAnswers(client, collection, key, onSchedule);
      return found.kind === 'found' ? found.rows.length : undefined;
    },
    read: readStoredAnswer,
    // One lookup by the ClientRef is cheap, even where the refusal is clear.
    mayRefuseOwnCopy: ({ resCode }) => resCode !== null,
  };
}

function readStoredAnswer(row: unknown): StoredRow | undefined {
  const recordId = isServerRow(row) ? row['RecordId'] : undefined;
  return isRecordId(recordId) ? { RecordId: recordId } : undefined;
}

/** The answers are proven to be stored: only the reference under which they were sent stays on the phone. */
export async function finishAnswers(address: QuestionnaireAddress, clientRef: string): Promise<void> {
  const key = questionnaireDraftKey(address);
  recordAnswered(address, clientRef);
  const { drafts, pendingUploads } = await localStores();
  await Promise.all([drafts.remove(key), pendingUploads.removeForm(key)]);
}
