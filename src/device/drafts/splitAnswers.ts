import type { Answer, Answers, FieldDefinition } from '#domain/form/formDefinition.ts';
import { isFileLocation } from '#domain/form/readFileAnswer.ts';
import { isSecretKind } from '#domain/form/isSecretKind.ts';
import { looksPersonal } from './looksPersonal.ts';

export interface DraftIdentity {
  readonly name?: string;
  readonly company?: string;
  readonly contact?: string;
}

export interface DraftPeople {
  readonly groupId: string;
  readonly members: readonly {
    readonly id: string;
    /** Of a stored registration that is being corrected. */
    readonly recordId?: string | undefined;
  }[];
}

export interface Draft {
  readonly answers: Answers;
  readonly identity: DraftIdentity;
  readonly step: string;
  readonly formVersion: string;
  readonly correcting?: string | undefined;
  /** Of a draft that is no form but a list of people. */
  readonly people?: DraftPeople | undefined;
  readonly savedAtMs: number;
}

/**
 * Answers by sensitivity. plain: ordinary. contact: not in localStorage. secret: document numbers and addresses of
 * uploaded files, which open for anybody who knows them; only sealed.
 */
export interface AnswerParts {
  readonly plain: Answers;
  readonly contact: Answers;
  readonly secret: Answers;
}

/** An unknown key may be anything (the organiser changed the form), so it counts as a contact. */
export function splitAnswers(answers: Answers, fields: readonly FieldDefinition[]): AnswerParts {
  const parts: Record<keyof AnswerParts, Record<string, Answer>> = { plain: {}, contact: {}, secret: {} };
  for (const key of Object.keys(answers)) {
    const answer = answers[key];
    if (answer === undefined) continue;
    const type = fields.find((field) => field.key === key)?.type;
    parts[partOf(type, answer)][key] = answer;
  }
  return parts;
}

function partOf(type: FieldDefinition['type'] | undefined, answer: Answer): keyof AnswerParts {
  if (isSecretKind(type) || isDocument(answer)) return 'secret';
  if (type === undefined && isFileLocation(answer)) return 'secret';
  if (type === undefined || type === 'mobile' || type === 'email') return 'contact';
  // A number plate identifies its owner.
  if (type === 'phone' || type === 'plate') return 'contact';
  return 'plain';
}

const isDocument = (answer: Answer) =>
  typeof answer === 'object' && !Array.isArray(answer) && 'number' in answer;

/** Removes numbers and addresses typed into text fields; the rest may be written to localStorage. */
export function withoutPersonalTexts<T extends object>(values: T): Partial<T> {
  const kept: Partial<T> = {};
  for (const key of Object.keys(values) as (keyof T & string)[]) {
    if (!textsIn(values[key]).some(looksPersonal)) kept[key] = values[key];
  }
  return kept;
}

const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((part): part is string => typeof part === 'string');
