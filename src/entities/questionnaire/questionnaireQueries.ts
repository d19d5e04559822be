import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#data/client/apiClient.ts';
import { findQuestionnaire, listAfterVisit } from './api/findQuestionnaire.ts';
import { type Answerer, answersInRow, findAnsweredIds, findAnswers } from './api/questionnaireAnswers.ts';
import { type AnswerCollection, answerCollections, type Questionnaire } from './api/readQuestionnaire.ts';
import type { QuestionnaireAddress } from './rules/questionnairePath.ts';
import type { Answers } from '#domain/form/formDefinition.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { readLine, type ServerRow } from '#domain/record/serverRow.ts';
import { answeredReference, answererOf, recordAnswered, wasAnswered } from './recordAnswered.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { currentVisitorId } from '#session/acting/currentVisitorId.ts';

export interface FoundQuestionnaire {
  readonly questionnaire: Questionnaire;
  /** On this phone, or on another one of the same visitor. */
  readonly isAnswered: boolean;
}

/** A questionnaire, and whether it still has to be answered; `null` where there is none. It must not change while it is filled in. */
export const questionnaireQuery = (address: QuestionnaireAddress) => {
  const { exhibitionId, channelId, questionnaireId } = address;
  return queryOptions({
    queryKey: ['questionnaire', exhibitionId, channelId, questionnaireId, currentVisitorId(exhibitionId)],
    queryFn: async (context) => (await look(await readingClient(context), address)) ?? null,
    enabled: channelId !== '',
    staleTime: Infinity,
    // Each visit of the screen asks again.
    gcTime: 0,
  });
};

async function look(
  client: ApiClient,
  address: QuestionnaireAddress,
): Promise<FoundQuestionnaire | undefined> {
  // Question ids have no other form, and a server may take part of one for all of it.
  if (address.questionnaireId !== undefined && !isRecordId(address.questionnaireId)) return undefined;
  const questionnaire = await findQuestionnaire(client, address);
  if (questionnaire === undefined) return undefined;
  if (wasAnswered(address)) return { questionnaire, isAnswered: true };
  const visitorId = answererOf(address);
  if (visitorId === undefined) return { questionnaire, isAnswered: false };
  const row = await findAnswerRow(client, questionnaire, { visitorId }, { policy: 'ornament' });
  // If the lookup fails, show the questionnaire anyway.
  if (row === undefined || row === 'unknown') return { questionnaire, isAnswered: false };
  recordAnswered(address, readLine(row['ClientRef']));
  return { questionnaire, isAnswered: true };
}

async function findAnswerRow(
  client: ApiClient,
  { id, recordsInto }: Questionnaire,
  who: Answerer,
  options?: { readonly policy: 'ornament' },
): Promise<ServerRow | 'unknown' | undefined> {
  if (recordsInto === undefined) return undefined;
  const key = { questionnaireId: id, ...who };
  const found = await findAnswers(client, recordsInto, key, options);
  if (found.kind === 'found') return found.rows[0];
  return found.kind === 'absent' ? undefined : 'unknown';
}

export interface GivenAnswers {
  readonly questionnaire: Questionnaire;
  readonly answers: Answers;
}

/** What was answered, as the server has it: under the reference of this phone, else that of the visitor; `null` where it has none. */
export const givenAnswersQuery = (address: QuestionnaireAddress) => {
  const { exhibitionId, channelId, questionnaireId } = address;
  const reference = answeredReference(address);
  const visitorId = currentVisitorId(exhibitionId);
  return queryOptions({
    queryKey: ['givenAnswers', exhibitionId, channelId, questionnaireId, reference, visitorId],
    queryFn: async (context): Promise<GivenAnswers | null> => {
      const client = await readingClient(context);
      const questionnaire = await findQuestionnaire(client, { exhibitionId, channelId, questionnaireId });
      const who = reference !== undefined ? { clientRef: reference } : visitorId && { visitorId };
      if (questionnaire === undefined || !who) return null;
      const row = await findAnswerRow(client, questionnaire, who);
      if (row === 'unknown') throw new Error('The answers were not answered');
      return row === undefined ? null : { questionnaire, answers: answersInRow(row, questionnaire.form) };
    },
    enabled: channelId !== '',
  });
};

export interface AfterVisit {
  readonly questionnaire: Questionnaire;
  readonly isAnswered: boolean;
}

/** The questionnaires for after the visit, and which of them this visitor has answered. */
export const afterVisitQuery = (exhibitionId: string, channelId: string | undefined) => {
  const visitorId = currentVisitorId(exhibitionId);
  return queryOptions({
    queryKey: ['afterVisit', exhibitionId, channelId, visitorId],
    queryFn: async (context): Promise<readonly AfterVisit[]> => {
      const client = await readingClient(context);
      const all = await listAfterVisit(client, { exhibitionId, channelId });
      const answered = visitorId === undefined ? [] : await answeredAmong(client, all, visitorId);
      return all.map((questionnaire) => ({
        questionnaire,
        isAnswered: answered.indexOf(questionnaire.id) >= 0,
      }));
    },
  });
};

/** Their ids, from every place that one of them is stored in. */
async function answeredAmong(
  client: ApiClient,
  all: readonly Questionnaire[],
  visitorId: string,
): Promise<readonly string[]> {
  const ask = async (collection: AnswerCollection): Promise<readonly string[]> => {
    const questionnaireIds = all.filter(({ recordsInto }) => recordsInto === collection).map(({ id }) => id);
    if (questionnaireIds.length === 0) return [];
    return findAnsweredIds(client, collection, { questionnaireIds, visitorId });
  };
  const found = await Promise.all(answerCollections.map(ask));
  return found.reduce((ids, more) => [...ids, ...more], []);
}
