import type {
  Answers,
  Choice,
  FieldDefinition,
  FormDefinition,
  TextPair,
} from '#domain/form/formDefinition.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { textIn, typedMoment } from './contentAnswers.ts';

/** What an organiser changes of a file: who may have it, and when. */
export interface ChangedFile {
  /** '' for everybody. */
  readonly Rule: string;
  readonly StartTime: string;
  readonly EndTime: string;
}

export type FileField = keyof ChangedFile;

/** In the order of the choices. */
export const fileRules = ['always', 'window', 'afterRegistration', 'afterCheckIn'] as const;

const moments = ['StartTime', 'EndTime'] as const;

interface FileFormSettings {
  readonly text: (key: FileField) => TextPair;
  readonly hint: TextPair;
  /** Of `fileRules`. */
  readonly choices: readonly Choice[];
}

export function fileForm({ text, hint, choices }: FileFormSettings): FormDefinition {
  const moment = (key: FileField): FieldDefinition => ({
    key,
    type: 'dateTime',
    label: text(key),
    hint,
    required: false,
    showWhen: { key: 'Rule', oneOf: ['window'] },
  });
  return {
    version: '1',
    provenBy: 'mobileOrEmail',
    fields: [
      { key: 'Rule', type: 'singleChoice', label: text('Rule'), required: true, choices },
      ...moments.map(moment),
    ],
  };
}

/** A rule that is not known stays unanswered: it allows nothing. */
export const fileAnswers = ({ Rule, StartTime, EndTime }: ChangedFile): Answers => ({
  Rule: Rule === '' ? 'always' : (fileRules.find((one) => one === Rule) ?? ''),
  StartTime: typedMoment(StartTime),
  EndTime: typedMoment(EndTime),
});

const typedTime = (answers: Answers, key: FileField) => textIn(answers, key).replace('T', ' ');
const isWindow = (answers: Answers) => textIn(answers, 'Rule') === 'window';

/** The fields that the answers make something else. The times stay as they are where the rule asks for none. */
export function fileChanges(answers: Answers, row: ChangedFile): ServerRow {
  const changes: Record<string, unknown> = {};
  const rule = textIn(answers, 'Rule');
  if (rule !== fileAnswers(row)['Rule']) changes['Rule'] = rule;
  if (!isWindow(answers)) return changes;
  for (const key of moments) {
    const answer = typedTime(answers, key);
    if (answer !== typedMoment(row[key])) changes[key] = answer === '' ? '' : `${answer}:00`;
  }
  return changes;
}

/** Why a window lets no one have the file; undefined where it does, or where there is none. */
export function wrongFile(answers: Answers): 'noTimes' | 'endsFirst' | undefined {
  if (!isWindow(answers)) return undefined;
  const [start, end] = [typedTime(answers, 'StartTime'), typedTime(answers, 'EndTime')];
  if (start === '' && end === '') return 'noTimes';
  return start !== '' && end !== '' && end <= start ? 'endsFirst' : undefined;
}

/** What may be meant, but is asked about. */
export type FileDoubt = 'isOver' | 'notYet';

/** @param nowMs by the server's clock */
export function fileDoubts(answers: Answers, nowMs: number): readonly FileDoubt[] {
  if (!isWindow(answers)) return [];
  const now = formatVenueTime(nowMs);
  const [start, end] = [typedTime(answers, 'StartTime'), typedTime(answers, 'EndTime')];
  if (end !== '' && end <= now) return ['isOver'];
  return start > now ? ['notYet'] : [];
}
