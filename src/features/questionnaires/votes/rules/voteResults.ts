import { answerOf } from '#domain/form/answerOf.ts';
import type { Answers, FormDefinition, TextPair } from '#domain/form/formDefinition.ts';
import type { VoteCount } from '#entities/questionnaire/rules/voteCount.ts';

export interface ResultLine {
  readonly value: string;
  readonly text: TextPair;
  readonly count: number;
  /** Of all votes for the question, 0 to 100, rounded. */
  readonly percent: number;
  readonly isMine: boolean;
}

export interface QuestionResult {
  readonly key: string;
  readonly label: TextPair;
  readonly total: number;
  /** The most votes first, then as asked. */
  readonly lines: readonly ResultLine[];
}

/** What was published of a vote, for the questions with choices; a question without a vote is left out. */
export function voteResults(
  { fields }: FormDefinition,
  counts: readonly VoteCount[],
  mine: Answers,
): readonly QuestionResult[] {
  return fields
    .map(({ key, label, choices = [] }) => {
      const of = (value: string) =>
        counts
          .filter((one) => one.key === key && one.value === value)
          .reduce((sum, { count }) => sum + count, 0);
      const total = choices.reduce((sum, { value }) => sum + of(value), 0);
      const lines = choices.map(({ value, text }) => ({
        value,
        text,
        count: of(value),
        percent: total === 0 ? 0 : Math.round((of(value) / total) * 100),
        isMine: isChosen(answerOf(mine, key), value),
      }));
      return { key, label, total, lines: lines.slice().sort((one, other) => other.count - one.count) };
    })
    .filter(({ total }) => total > 0);
}

const isChosen = (answer: unknown, value: string) =>
  Array.isArray(answer) ? answer.includes(value) : answer === value;
