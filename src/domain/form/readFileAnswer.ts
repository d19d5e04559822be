import type { Answer } from './definition.ts';

/**
 * The answer to a question for a file is the address it is stored under. A file on its way, or one that did not arrive,
 * stands in the answers too: the form must not be sent as if nothing had been chosen.
 */
export const fileUnderWay = 'file:under-way';
export const fileFailed = 'file:failed';

export const isFileLocation = (answer: Answer | undefined): answer is string =>
  typeof answer === 'string' && /^https?:\/\/[^\s/]+\/\S+$/.test(answer);

/** An answer of this kind, or '' for anything else. */
export function readFileAnswer(answer: Answer | undefined): string {
  if (answer === fileUnderWay || answer === fileFailed || isFileLocation(answer)) return answer;
  return '';
}
