import type { Answer, Answers } from './formDefinition.ts';

/** Own properties only, so that a key like `constructor` finds nothing. */
export function answerOf(answers: Answers, key: string): Answer | undefined {
  return Object.prototype.hasOwnProperty.call(answers, key) ? answers[key] : undefined;
}

/** A document type without a number counts as blank. */
export function isBlankAnswer(answer: Answer | undefined): boolean {
  if (answer === undefined || answer === false || answer === true) return answer !== true;
  if (typeof answer === 'string') return answer.trim() === '';
  return 'number' in answer ? answer.number.trim() === '' : answer.length === 0;
}
