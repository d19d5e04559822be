import type { FairMs } from '#domain/time/clocks.ts';
import type { Answers, FieldDefinition, FormDefinition, TextPair } from '#domain/form/formDefinition.ts';
import { periodState } from '#domain/exhibition/periodState.ts';
import type { AskedFields } from '../fieldAnswers.ts';
import { endsTooEarly } from '../endsTooEarly.ts';

export const fileFields = {
  Url: 'address',
  Name: 'text',
  NameEn: 'text',
  GroupName: 'text',
  GroupNameEn: 'text',
  Rule: 'text',
  StartTime: 'moment',
  EndTime: 'moment',
} as const satisfies AskedFields<string>;

export type FileField = keyof typeof fileFields;
export const fileRules = ['always', 'afterRegistration', 'afterCheckIn', 'window'] as const;

export type FileText =
  | `ask_${FileField}`
  | `hint_${'Name' | 'GroupName' | 'StartTime' | 'EndTime'}`
  | `rule_${(typeof fileRules)[number]}`
  | `group_${'file' | 'rule'}`;

const longestName = 80;
const longestGroup = 40;

export function fileForm(text: (key: FileText) => TextPair): FormDefinition {
  const askIn =
    (group: 'file' | 'rule') =>
    (key: FileField, type: FieldDefinition['type'], more: Partial<FieldDefinition> = {}) => ({
      key,
      type,
      label: text(`ask_${key}`),
      section: text(`group_${group}`),
      required: false,
      ...more,
    });
  const [file, rule] = [askIn('file'), askIn('rule')];
  const showWhen = { key: 'Rule', oneOf: ['window'] };
  return {
    version: '1',
    provenBy: 'mobileOrEmail',
    fields: [
      file('Url', 'file', { required: true }),
      file('Name', 'text', { required: true, max: longestName, hint: text('hint_Name') }),
      file('NameEn', 'text', { max: longestName }),
      file('GroupName', 'text', { max: longestGroup, hint: text('hint_GroupName') }),
      file('GroupNameEn', 'text', { max: longestGroup }),
      rule('Rule', 'singleChoice', {
        required: true,
        choices: fileRules.map((value) => ({ value, text: text(`rule_${value}`) })),
      }),
      rule('StartTime', 'dateTime', { hint: text('hint_StartTime'), showWhen }),
      rule('EndTime', 'dateTime', { hint: text('hint_EndTime'), showWhen }),
    ],
  };
}

/** What is wrong with the times of a file, and at which question. */
export function wrongWindow(
  answers: Answers,
): { key: FileField; text: 'noTime' | 'endsTooEarly' } | undefined {
  if (answers['Rule'] !== 'window') return undefined;
  const isBlank = (key: FileField) => (answers[key] ?? '') === '';
  if (isBlank('StartTime') && isBlank('EndTime')) return { key: 'StartTime', text: 'noTime' };
  return endsTooEarly(answers) ? { key: 'EndTime', text: 'endsTooEarly' } : undefined;
}

export const fileStates = ['open', 'waiting', 'over', 'removed'] as const;
export type FileState = (typeof fileStates)[number];

interface BoothFile {
  readonly Rule: string;
  readonly StartTime: string;
  readonly EndTime: string;
  readonly IsDeleted: boolean;
}

/** Whether visitors can have a file at present, as far as that is a matter of time. */
export function fileState({ Rule, StartTime, EndTime, IsDeleted }: BoothFile, nowMs: FairMs): FileState {
  if (IsDeleted) return 'removed';
  if (Rule !== 'window') return 'open';
  const { state } = periodState(StartTime, EndTime, nowMs);
  if (state === 'ended') return 'over';
  return state === 'open' ? 'open' : 'waiting';
}
