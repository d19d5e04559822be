import type { Answers, FieldDefinition, FormDefinition, TextPair } from '../domain/form/definition.ts';
import { answerOf } from '../domain/form/answerOf.ts';
import { isServerRow, readFlag, readLine, readReference, readTextPair } from '../domain/serverRow.ts';
import type { ServerRow } from '../domain/serverRow.ts';
import type { ApiClient, ReadOptions } from './client.ts';
import { conditionOf } from './condition.ts';
import { queryList } from './dataApi.ts';
import { readFormFields } from './formFields.ts';
import { Unreadable } from './problems.ts';
import { wireAnswer } from './registrationRecord.ts';
import { lookUp, outcomeOf, type RegistrationLookup, type SentOnce } from './registrations.ts';
import { newestFirst, objectsOf } from './rows.ts';

/** The questions of a channel beside its registration. */
export interface Questionnaire {
  readonly id: string;
  readonly title: TextPair;
  readonly introduction: TextPair;
  readonly form: FormDefinition;
}

export interface QuestionnaireKey {
  readonly exhibitionId: string;
  readonly channelId: string;
}

/**
 * The questionnaire of a channel; undefined when the server says that there is none.
 * Assumed: the collection, one row per channel, and the whole shape of the row.
 * @throws ApiProblem
 */
export async function findQuestionnaire(
  client: ApiClient,
  { exhibitionId, channelId }: QuestionnaireKey,
  options?: ReadOptions,
): Promise<Questionnaire | undefined> {
  const condition = conditionOf('Questionnaire', { ExhibitionId: exhibitionId, ChannelId: channelId });
  const { rows, outcome } = await queryList(client, 'Questionnaire', { condition }, options);
  if (outcome === 'unclear') throw new Unreadable('queryList/Questionnaire: neither rows nor none');
  return readQuestionnaire(newestFirst(rows, 'Questionnaire', client.warn)[0], client.warn);
}

function readQuestionnaire(row: unknown, warn: (message: string) => void): Questionnaire | undefined {
  if (!isServerRow(row)) return undefined;
  const questions = objectsOf(row['Questions']);
  return {
    id: readReference(row),
    title: readTextPair(row, 'Title'),
    introduction: readTextPair(row, 'Introduction'),
    form: {
      version: readLine(row['Version']),
      provenBy: 'mobileOrEmail',
      fields: readFormFields(questions.map(asFormField), warn).reduce(
        (fields: FieldDefinition[], field) => [...fields, field, ...ownTexts(field, questions)],
        [],
      ),
    },
  };
}

/** An ID number is a document of which only one type is offered, an image a file that must be a picture. */
function asFormField(question: ServerRow): ServerRow {
  if (question['Type'] === 'idNumber')
    return { ...question, Type: 'idDocument', DocumentTypes: ['mainlandId'] };
  return question['Type'] === 'image' ? { ...question, Type: 'file', Accept: 'image' } : question;
}

const ownTextLength = 50;

/** The line to write in that opens under an option such as "other". */
function ownTexts(field: FieldDefinition, questions: readonly ServerRow[]): FieldDefinition[] {
  const question = questions.find((candidate) => candidate['Key'] === field.key);
  const open = objectsOf(question?.['Options'])
    .filter((option) => readFlag(option['AllowText']))
    .map((option) => readLine(option['Value']));
  const choice = field.choices?.find(({ value }) => open.indexOf(value) >= 0);
  if (choice === undefined) return [];
  return [
    {
      key: `${field.key}Other`,
      type: 'text',
      label: choice.text,
      required: true,
      max: ownTextLength,
      showWhen: { key: field.key, oneOf: [choice.value] },
    },
  ];
}

export interface QuestionnaireEntry extends QuestionnaireKey {
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

/** Sends answers once; never throws for what the network or the server does. */
export function insertAnswers(client: ApiClient, record: ServerRow): Promise<SentOnce> {
  return outcomeOf(client.write('/data/insert/QuestionnaireAnswer', { record }));
}

/** The rows stored under a client reference: what tells whether a send without an answer has arrived. */
export function findAnswers(
  client: ApiClient,
  key: { readonly questionnaireId: string; readonly clientRef: string },
): Promise<RegistrationLookup> {
  const condition = conditionOf('QuestionnaireAnswer', {
    QuestionnaireId: key.questionnaireId,
    ClientRef: key.clientRef,
  });
  return lookUp(client, 'QuestionnaireAnswer', condition, { retries: 0 });
}
