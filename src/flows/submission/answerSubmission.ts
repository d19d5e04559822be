import {
  findAnswers,
  insertAnswers,
  questionnaireRecord,
} from '../../api/questionnaire/questionnaireAnswers.ts';
import {
  answerCollections,
  type AnswerCollection,
  type Questionnaire,
} from '../../api/questionnaire/questionnaireRow.ts';
import type { FoundEntry } from '../../device/outbox.ts';
import { randomId } from '../../device/randomId.ts';
import type { Answers } from '../../domain/form/definition.ts';
import { isForAnother, noteAnswered, type QuestionnaireAddress } from '../answeredNote.ts';
import { holderOf, questionnaireDraftKey } from '../questionnaireDraft.ts';
import { secretKeys } from '../secretKeys.ts';
import { shelves } from '../shelves.ts';
import { createSubmission, type Submission } from './createSubmission.ts';
import { type SubmissionGateway, onSchedule, rejectIncomplete } from './submissionGateway.ts';
import type { SubmissionEntry } from './submissionSteps.ts';
import { visitorIdHere } from '../visitorIdHere.ts';

export interface AnswerSubmission extends Submission {
  readonly clientRef: string;
}

/** One intent: from the tap on "send" to the proof that the answers are stored, however often the network breaks. */
export function newAnswerSubmission(
  address: QuestionnaireAddress,
  { id, form, recordsInto }: Questionnaire,
  answers: Answers,
): AnswerSubmission {
  // The screen offers no sending then; nothing may be stored where nobody looks.
  if (recordsInto === undefined) throw new Error('A questionnaire without a place for its answers');
  const clientRef = randomId();
  const { exhibitionId, channelId } = address;
  const visitorId = isForAnother(address) ? undefined : visitorIdHere(exhibitionId);
  const isSecret = secretKeys(form).some((key) => answers[key] !== undefined);
  const { version } = form;
  return submissionOf({
    exhibitionId,
    channelId,
    id: clientRef,
    clientRef,
    personId: holderOf(address),
    collection: recordsInto,
    record: questionnaireRecord({
      exhibitionId,
      channelId,
      questionnaireId: id,
      version,
      clientRef,
      visitorId,
      answers,
    }),
    // All answers travel in one field, so one document number or file seals them all.
    secretFields: isSecret ? ['Answers'] : [],
  });
}

/** The same intent, read back from the outbox. */
export function reopenedSubmission(unfinished: FoundEntry): AnswerSubmission {
  const { state: _, updatedAtMs: __, isReadable: ___, missingFields, ...entry } = unfinished;
  return submissionOf(entry, missingFields);
}

function submissionOf(entry: SubmissionEntry, missingFields: readonly string[] = []): AnswerSubmission {
  const collection: AnswerCollection =
    answerCollections.find((known) => known === entry.collection) ?? 'QuestionnaireAnswer';
  const questionnaireId = String(entry.record['QuestionnaireId']);
  const key = { questionnaireId, clientRef: entry.clientRef };
  const gateway: SubmissionGateway = {
    collection,
    insert: (client) => insertAnswers(client, collection, entry.record),
    // Answers are not corrected, and a reference of our own finds nobody else's.
    update: () => Promise.resolve({ status: undefined }),
    find: (client) => findAnswers(client, collection, key, onSchedule),
    count: async (client) => {
      const found = await findAnswers(client, collection, key, onSchedule);
      return found.kind === 'found' ? found.rows.length : undefined;
    },
  };
  return { ...createSubmission(entry, rejectIncomplete(gateway, missingFields)), clientRef: entry.clientRef };
}

/** The answers are proven to be stored: nothing of them stays but the note under which reference they were given. */
export async function finishAnswers(address: QuestionnaireAddress, clientRef: string): Promise<void> {
  const key = questionnaireDraftKey(address);
  noteAnswered(address, clientRef);
  const { drafts, uploadNotes } = await shelves();
  await Promise.all([drafts.remove(key), uploadNotes.removeForm(key)]);
}
