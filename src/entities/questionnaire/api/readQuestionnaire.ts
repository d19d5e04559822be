import type { Choice, FieldDefinition, FormDefinition, TextPair } from '#domain/form/formDefinition.ts';
import { isServerRow, readFlag, readLine, readReference, readTextPair } from '#domain/record/serverRow.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import type { VoteCount } from '../rules/voteCount.ts';
import { readFormFields } from '#api/exhibition/readFormFields.ts';
import { objectsOf } from '#data/collections/rows.ts';

/** Where answers may be stored: each is a row with the same fields. */
export const answerCollections = ['QuestionnaireAnswer', 'VoteRecordInfo', 'MeetingRecordInfo'] as const;
export type AnswerCollection = (typeof answerCollections)[number];

export interface Questionnaire {
  readonly id: string;
  /** '' where it is for everybody at the exhibition. */
  readonly channelId: string;
  readonly title: TextPair;
  readonly introduction: TextPair;
  readonly form: FormDefinition;
  readonly mode: 'page' | 'steps';
  readonly occasion: 'registration' | 'afterVisit';
  /** When it takes answers; '' for no bound. */
  readonly startTime: string;
  readonly endTime: string;
  /** Undefined where the organiser names a place that this version does not know: then nothing can be sent. */
  readonly recordsInto: AnswerCollection | undefined;
  /** Empty where the organiser has published none. */
  readonly results: readonly VoteCount[];
}

/** One questionnaire from a row of the server. Assumed: the whole shape of the row. */
export function readQuestionnaire(row: unknown, warn: (message: string) => void): Questionnaire | undefined {
  if (!isServerRow(row)) return undefined;
  const questions = objectsOf(row['Questions']);
  const fields = readFormFields(questions.map(asFormField), warn, { unknownKinds: 'shown' });
  const into = readLine(row['RecordsInto']) || 'QuestionnaireAnswer';
  return {
    id: readReference(row),
    channelId: readReference(row['ChannelId']),
    title: readTextPair(row, 'Title'),
    introduction: readTextPair(row, 'Introduction'),
    form: {
      version: readLine(row['Version']),
      provenBy: 'mobileOrEmail',
      fields: withOwnTexts(fields, questions),
    },
    mode: row['Mode'] === 'steps' ? 'steps' : 'page',
    occasion: row['Occasion'] === 'afterVisit' ? 'afterVisit' : 'registration',
    startTime: readLine(row['StartTime']),
    endTime: readLine(row['EndTime']),
    recordsInto: answerCollections.find((known) => known === into),
    results: objectsOf(row['Results'])
      .map(readCount)
      .filter(({ key }) => key !== ''),
  };
}

function readCount(row: ServerRow): VoteCount {
  const count = Number(readLine(row['Count']) || NaN);
  return {
    key: readLine(row['Key']),
    value: readLine(row['Value']),
    count: Number.isFinite(count) && count > 0 ? Math.floor(count) : 0,
  };
}

/** An ID number is a document of which only one type is offered, an image a file that must be a picture, or several. */
function asFormField(question: ServerRow): ServerRow {
  if (question['Type'] === 'idNumber')
    return { ...question, Type: 'idDocument', DocumentTypes: ['mainlandId'] };
  if (question['Type'] !== 'image') return question;
  return Number(question['Max']) > 1
    ? { ...question, Type: 'images' }
    : { ...question, Type: 'file', Accept: 'image' };
}

const ownTextLength = 50;

/** Under an option such as "other" opens a line to write in, and under each such option its own. */
function withOwnTexts(
  fields: readonly FieldDefinition[],
  questions: readonly ServerRow[],
): readonly FieldDefinition[] {
  const taken = new Set(fields.map(({ key }) => key));
  const all: FieldDefinition[] = [];
  for (const field of fields) {
    all.push(field);
    openChoices(field, questions).forEach((choice, index) => {
      let key = `${field.key}Other${index === 0 ? '' : index + 1}`;
      // A question of the organiser's own may be called the same.
      while (taken.has(key)) key += '_';
      taken.add(key);
      all.push(ownText(field, choice, key));
    });
  }
  return all;
}

function openChoices(field: FieldDefinition, questions: readonly ServerRow[]): readonly Choice[] {
  const question = questions.find((candidate) => candidate['Key'] === field.key);
  const open = objectsOf(question?.['Options'])
    .filter((option) => readFlag(option['AllowText']))
    .map((option) => readLine(option['Value']));
  return (field.choices ?? []).filter(({ value }) => open.indexOf(value) >= 0);
}

function ownText({ key: belongsTo, section }: FieldDefinition, choice: Choice, key: string): FieldDefinition {
  return {
    key,
    type: 'text',
    label: choice.text,
    ...(section && { section }),
    required: true,
    max: ownTextLength,
    showWhen: { key: belongsTo, oneOf: [choice.value] },
    belongsTo,
  };
}
