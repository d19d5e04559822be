import { useEffect, useState } from 'react';
import {
  findAnswers,
  findQuestionnaire,
  insertAnswers,
  type Questionnaire,
  questionnaireRecord,
} from '../api/questionnaire.ts';
import { getAnonymousId } from '../device/anonymousId.ts';
import { appSession } from '../device/appDeviceStore.ts';
import { draftKey, type FoundDraft } from '../device/drafts.ts';
import type { FoundEntry } from '../device/outbox.ts';
import { randomId } from '../device/randomId.ts';
import type { Answers, FormDefinition } from '../domain/form/definition.ts';
import { noteAnswered, type QuestionnaireAddress } from './answeredNote.ts';
import { secretKeys } from './secretKeys.ts';
import { services } from './services.ts';
import { shelves } from './shelves.ts';
import { createSubmissionAt, type Submission } from './submission.ts';
import { type Desk, wholeOnly } from './submissionDesk.ts';
import { type Entry } from './submissionSteps.ts';
import { formUploads } from './uploads.ts';
import type { Finding } from './visit.ts';

/** The questions of a channel; `retry` asks again after a failure. */
export function useQuestionnaire({ exhibitionId, channelId }: QuestionnaireAddress) {
  const [attempt, setAttempt] = useState(0);
  const question = `${exhibitionId}/${channelId}/${attempt}`;
  const [answer, setAnswer] = useState<{ question: string; found: Finding<Questionnaire> }>();

  useEffect(() => {
    if (channelId === '') return undefined;
    let isGone = false;
    const tell = (found: Finding<Questionnaire>) => {
      if (!isGone) setAnswer({ question, found });
    };
    services()
      .client()
      .then((client) => findQuestionnaire(client, { exhibitionId, channelId }))
      .then(
        (value) => tell(value === undefined ? { kind: 'missing' } : { kind: 'found', value }),
        (cause: unknown) => tell({ kind: 'failed', cause }),
      );
    return () => {
      isGone = true;
    };
  }, [exhibitionId, channelId, question]);

  const found: Finding<Questionnaire> = answer?.question === question ? answer.found : { kind: 'finding' };
  return { found, retry: () => setAttempt((before) => before + 1) };
}

/** What the phone holds of an answer that was begun, or sent without an answer of the server. */
export interface QuestionnaireStart {
  readonly draft: FoundDraft | undefined;
  readonly unfinished: FoundEntry | undefined;
}

/** Undefined until the phone has been asked. */
export function useQuestionnaireStart(address: QuestionnaireAddress): QuestionnaireStart | undefined {
  const { exhibitionId, channelId } = address;
  const [start, setStart] = useState<QuestionnaireStart>();

  useEffect(() => {
    let isGone = false;
    async function look(): Promise<QuestionnaireStart> {
      const { drafts, outbox } = await shelves();
      const [draft, unfinished] = await Promise.all([
        drafts.find(keyOf({ exhibitionId, channelId })),
        outbox.find(exhibitionId, holderOf(channelId)),
      ]);
      return { draft, unfinished: unfinished?.isReadable === true ? unfinished : undefined };
    }
    void look().then((found) => {
      if (!isGone) setStart(found);
    });
    return () => {
      isGone = true;
    };
  }, [exhibitionId, channelId]);

  return start;
}

/** Apart from registrations, which lie in the same outbox under the mark of a contact. */
const holderOf = (channelId: string) => `questions/${channelId}`;

function keyOf({ exhibitionId, channelId }: QuestionnaireAddress): string {
  const { tenantId = '', visitorId } = services().device.getState();
  const personId = `questions-${visitorId ?? getAnonymousId(appSession())}`;
  return draftKey({ tenantId, exhibitionId, channelId, personId });
}

/** What the questionnaire's files are handed in with. */
export const questionnaireUploads = (address: QuestionnaireAddress) =>
  formUploads({
    id: `${address.exhibitionId}/${address.channelId}/questions`,
    owner: '',
    draftKey: () => keyOf(address),
  });

export async function saveQuestionnaireDraft(
  address: QuestionnaireAddress,
  answers: Answers,
  form: FormDefinition,
): Promise<void> {
  if (services().device.getState().wasErasedElsewhere) return;
  const draft = { answers, identity: {}, step: 'questions', formVersion: form.version };
  await (await shelves()).drafts.save(keyOf(address), draft, form.fields);
}

/** One intent: from the tap on "send" to the proof that the answers are stored, however often the network breaks. */
export function newAnswerSubmission(
  address: QuestionnaireAddress,
  { id, form }: Questionnaire,
  answers: Answers,
): Submission {
  const clientRef = randomId();
  const { visitorId } = services().device.getState();
  const isSecret = secretKeys(form).some((key) => answers[key] !== undefined);
  const { version } = form;
  return submissionOf({
    ...address,
    id: clientRef,
    clientRef,
    personId: holderOf(address.channelId),
    record: questionnaireRecord({ ...address, questionnaireId: id, version, clientRef, visitorId, answers }),
    // All answers travel in one field, so one document number or file seals them all.
    secretFields: isSecret ? ['Answers'] : [],
  });
}

/** The same intent, read back from the outbox. */
export function reopenedSubmission(unfinished: FoundEntry): Submission {
  const { state: _, updatedAtMs: __, isReadable: ___, missingFields, ...entry } = unfinished;
  return submissionOf(entry, missingFields);
}

function submissionOf(entry: Entry, missingFields: readonly string[] = []): Submission {
  const questionnaireId = String(entry.record['QuestionnaireId']);
  const key = { questionnaireId, clientRef: entry.clientRef };
  const desk: Desk = {
    insert: (client) => insertAnswers(client, entry.record),
    // Answers are not corrected, and a reference of our own finds nobody else's.
    update: () => Promise.resolve({ status: undefined }),
    find: (client) => findAnswers(client, key),
    count: async (client) => {
      const found = await findAnswers(client, key);
      return found.kind === 'found' ? found.rows.length : undefined;
    },
  };
  return createSubmissionAt(entry, wholeOnly(desk, missingFields));
}

/** The answers are proven to be stored: nothing of them stays but the note that they were given. */
export async function finishAnswers(address: QuestionnaireAddress): Promise<void> {
  noteAnswered(address);
  const { drafts, uploadNotes } = await shelves();
  const key = keyOf(address);
  await Promise.all([drafts.remove(key), uploadNotes.removeForm(key)]);
}
