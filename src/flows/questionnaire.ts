import { findQuestionnaire, listAfterVisit } from '../api/questionnaire/questionnaire.ts';
import {
  type Answerer,
  answersInRow,
  findAnsweredIds,
  findAnswers,
} from '../api/questionnaire/questionnaireAnswers.ts';
import {
  type AnswerCollection,
  answerCollections,
  type Questionnaire,
} from '../api/questionnaire/questionnaireRow.ts';
import type { Answers } from '../domain/form/definition.ts';
import { isRecordId } from '../domain/ids.ts';
import { readLine, type ServerRow } from '../domain/serverRow.ts';
import {
  answeredReference,
  isForAnother,
  noteAnswered,
  type QuestionnaireAddress,
  wasAnswered,
} from './answeredNote.ts';
import { services } from './services.ts';
import { useAsking } from './useAsking.ts';
import { visitorIdHere } from './visitorIdHere.ts';

export interface FoundQuestionnaire {
  readonly questionnaire: Questionnaire;
  /** On this phone, or on another one of the same visitor. */
  readonly isAnswered: boolean;
}

/** A questionnaire, and whether it still has to be answered; `retry` asks again after a failure. */
export function useQuestionnaire(address: QuestionnaireAddress) {
  const { exhibitionId, channelId, questionnaireId } = address;
  const question = `${exhibitionId}/${channelId}/${questionnaireId ?? ''}`;
  return useAsking(channelId === '' ? undefined : question, () =>
    look({ exhibitionId, channelId, questionnaireId }),
  );
}

async function look(address: QuestionnaireAddress): Promise<FoundQuestionnaire | undefined> {
  // No question of ours has another kind of id, and a server may take part of one for all of it.
  if (address.questionnaireId !== undefined && !isRecordId(address.questionnaireId)) return undefined;
  const client = await services().client();
  const questionnaire = await findQuestionnaire(client, address);
  if (questionnaire === undefined) return undefined;
  if (wasAnswered(address)) return { questionnaire, isAnswered: true };
  const visitorId = isForAnother(address) ? undefined : visitorIdHere(address.exhibitionId);
  if (visitorId === undefined) return { questionnaire, isAnswered: false };
  const row = await findAnswerRow(questionnaire, { visitorId }, { policy: 'ornament' });
  // No telling is no reason to keep the questions from anybody.
  if (row === undefined || row === 'unknown') return { questionnaire, isAnswered: false };
  noteAnswered(address, readLine(row['ClientRef']));
  return { questionnaire, isAnswered: true };
}

async function findAnswerRow(
  { id, recordsInto }: Questionnaire,
  who: Answerer,
  options?: { readonly policy: 'ornament' },
): Promise<ServerRow | 'unknown' | undefined> {
  if (recordsInto === undefined) return undefined;
  const key = { questionnaireId: id, ...who };
  const found = await findAnswers(await services().client(), recordsInto, key, options);
  if (found.kind === 'found') return found.rows[0];
  return found.kind === 'absent' ? undefined : 'unknown';
}

export interface GivenAnswers {
  readonly questionnaire: Questionnaire;
  readonly answers: Answers;
}

/** What was answered, as the server has it: under the reference of this phone, else that of the visitor. */
export function useGivenAnswers(address: QuestionnaireAddress) {
  const { exhibitionId, channelId, questionnaireId } = address;
  const reference = answeredReference(address);
  const question = `${exhibitionId}/${channelId}/${questionnaireId ?? ''}/${reference ?? ''}`;
  return useAsking<GivenAnswers>(channelId === '' ? undefined : question, async () => {
    const questionnaire = await findQuestionnaire(await services().client(), {
      exhibitionId,
      channelId,
      questionnaireId,
    });
    const visitorId = visitorIdHere(exhibitionId);
    const who = reference !== undefined ? { clientRef: reference } : visitorId && { visitorId };
    if (questionnaire === undefined || !who) return undefined;
    const row = await findAnswerRow(questionnaire, who);
    if (row === 'unknown') throw new Error('The answers were not answered');
    return row && { questionnaire, answers: answersInRow(row, questionnaire.form) };
  });
}

export interface AfterVisit {
  readonly questionnaire: Questionnaire;
  readonly isAnswered: boolean;
}

/** The questionnaires for after the visit, and which of them this visitor has answered. */
export function useAfterVisit(exhibitionId: string, channelId: string | undefined) {
  const visitorId = visitorIdHere(exhibitionId);
  const question = `${exhibitionId}/${channelId ?? ''}/${visitorId ?? ''}`;
  return useAsking<readonly AfterVisit[]>(question, async () => {
    const client = await services().client();
    const all = await listAfterVisit(client, { exhibitionId, channelId });
    const answered = visitorId === undefined ? [] : await answeredAmong(all, visitorId);
    return all.map((questionnaire) => ({
      questionnaire,
      isAnswered: answered.indexOf(questionnaire.id) >= 0,
    }));
  });
}

/** Their ids, from every place that one of them is stored in. */
async function answeredAmong(all: readonly Questionnaire[], visitorId: string): Promise<readonly string[]> {
  const client = await services().client();
  const ask = async (collection: AnswerCollection): Promise<readonly string[]> => {
    const questionnaireIds = all.filter(({ recordsInto }) => recordsInto === collection).map(({ id }) => id);
    if (questionnaireIds.length === 0) return [];
    return findAnsweredIds(client, collection, { questionnaireIds, visitorId });
  };
  const found = await Promise.all(answerCollections.map(ask));
  return found.reduce((ids, more) => [...ids, ...more], []);
}
