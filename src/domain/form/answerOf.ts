import type { Answer, Answers } from './definition.ts';

/** The answer under a key; a key like `constructor` finds nothing that was not entered. */
export function answerOf(answers: Answers, key: string): Answer | undefined {
  return Object.prototype.hasOwnProperty.call(answers, key) ? answers[key] : undefined;
}

/** Nothing entered: no text, no tick, no number on the document. A chosen document type alone is not an answer yet. */
export function isBlankAnswer(answer: Answer | undefined): boolean {
  if (answer === undefined || answer === false || answer === true) return answer !== true;
  if (typeof answer === 'string') return answer.trim() === '';
  return 'number' in answer ? answer.number.trim() === '' : answer.length === 0;
}
