import { canonicalJson } from '../record/canonicalJson.ts';
import { answerOf, isBlankAnswer } from '../form/answerOf.ts';
import type { Answer, Answers } from '../form/formDefinition.ts';

/** One field of a row, and the questions whose answers make it. */
export interface RowPart<Field extends string = string> {
  readonly field: Field;
  readonly keys: readonly string[];
}

export interface RowChanges<Field extends string = string> {
  /** What this person has changed; nothing else is sent. */
  readonly mine: readonly RowPart<Field>[];
  /** What both this person and another one have changed since, each to something else. */
  readonly contested: readonly RowPart<Field>[];
}

const said = (answer: Answer | undefined): string => {
  if (isBlankAnswer(answer)) return '';
  return canonicalJson(Array.isArray(answer) ? answer.filter((one: unknown) => one !== '') : answer);
};

const isSame = (part: RowPart, one: Answers, other: Answers) =>
  part.keys.every((key) => said(answerOf(one, key)) === said(answerOf(other, key)));

/**
 * A correction beside the corrections of others.
 * @param base what the row said when the correction was begun
 * @param now what the server has at present
 */
export function changesOf<Field extends string>(
  parts: readonly RowPart<Field>[],
  { base, typed, now }: { readonly base: Answers; readonly typed: Answers; readonly now: Answers },
): RowChanges<Field> {
  const mine = parts.filter((part) => !isSame(part, base, typed) && !isSame(part, typed, now));
  return { mine, contested: mine.filter((part) => !isSame(part, base, now)) };
}

/** The answers of these parts as another person has given them, in the place of one's own. */
export function takeOver(parts: readonly RowPart[], typed: Answers, now: Answers): Answers {
  const answers: Record<string, Answer | undefined> = { ...typed };
  for (const { keys } of parts) for (const key of keys) answers[key] = answerOf(now, key);
  return answers;
}

/** Where a draft is taken up again: what this person had not changed is as the server has it now. */
export function rebased(
  parts: readonly RowPart[],
  { base, typed, now }: { readonly base: Answers; readonly typed: Answers; readonly now: Answers },
): { readonly base: Answers; readonly typed: Answers } {
  const untouched = parts.filter((part) => isSame(part, base, typed));
  return { base: takeOver(untouched, base, now), typed: takeOver(untouched, typed, now) };
}
