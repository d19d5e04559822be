import { type ServerRow, isServerRow, readReference } from '#domain/record/serverRow.ts';
import { answerOf } from '#domain/form/answerOf.ts';
import type { Answers, FormDefinition } from '#domain/form/formDefinition.ts';
import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import { oneOf } from '#data/collections/condition.ts';
import type { QuestionnaireAddress } from '../rules/questionnairePath.ts';
import { answerRows } from './questionnaireCollections.ts';
import type { AnswerCollection } from './readQuestionnaire.ts';
import { readAnswers, wireAnswer } from '#entities/registration/api/registrationRecord.ts';
import { lookUp, type RowLookup } from '#data/collections/lookUp.ts';
import { outcomeOf, type SentOnce } from '#data/client/outcomeOf.ts';

export interface QuestionnaireEntry extends Required<QuestionnaireAddress> {
  readonly questionnaireId: string;
  readonly version: string;
  readonly clientRef: string;
  readonly visitorId: string | undefined;
  readonly answers: Answers;
}

/** The row of one person's answers. Assumed: the answers lie under `Answers`, each under the key of its question. */
export function questionnaireRecord(entry: QuestionnaireEntry): ServerRow {
  const answers: Record<string, unknown> = {};
  for (const key of Object.keys(entry.answers)) {
    const answer = answerOf(entry.answers, key);
    if (answer !== undefined) answers[key] = wireAnswer(answer);
  }
  return {
    ExhibitionId: entry.exhibitionId,
    ChannelId: entry.channelId,
    QuestionnaireId: entry.questionnaireId,
    Version: entry.version,
    ClientRef: entry.clientRef,
    ...(entry.visitorId === undefined ? {} : { VisitorId: entry.visitorId }),
    Answers: answers,
  };
}

/** What a stored row answers, read with the form as it is now. */
export function answersInRow(row: ServerRow, form: FormDefinition): Answers {
  const stored = row['Answers'];
  return isServerRow(stored) ? readAnswers(stored, form) : {};
}

/** Sends answers once; never throws for what the network or the server does. */
export function insertAnswers(
  client: ApiClient,
  collection: AnswerCollection,
  record: ServerRow,
): Promise<SentOnce> {
  return outcomeOf(client.write(`/data/insert/${collection}`, { record }));
}

export type Answerer = { readonly clientRef: string } | { readonly visitorId: string };

/** The rows of one person, newest first; also what tells whether a send without an answer has arrived. */
export function findAnswers(
  client: ApiClient,
  collection: AnswerCollection,
  key: { readonly questionnaireId: string } & Answerer,
  options?: ReadOptions,
): Promise<RowLookup> {
  const who = 'clientRef' in key ? { ClientRef: key.clientRef } : { VisitorId: key.visitorId };
  return lookUp(client, answerRows[collection], { QuestionnaireId: key.questionnaireId, ...who }, options);
}

/** The ids of those that a visitor has answered. @throws ApiProblem */
export async function findAnsweredIds(
  client: ApiClient,
  collection: AnswerCollection,
  wanted: { readonly questionnaireIds: readonly string[]; readonly visitorId: string },
  options?: ReadOptions,
): Promise<readonly string[]> {
  const parts = { QuestionnaireId: oneOf(wanted.questionnaireIds), VisitorId: wanted.visitorId };
  const { rows } = await answerRows[collection].rows(client, parts, options);
  return rows.map((row) => readReference(row['QuestionnaireId']));
}
