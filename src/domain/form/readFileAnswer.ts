import type { Answer } from './formDefinition.ts';

/** A running or failed upload is an answer too, so that the form is not sent as if no file was chosen. */
export const fileUnderWay = 'file:under-way';
export const fileFailed = 'file:failed';

export const isFileLocation = (answer: Answer | undefined): answer is string =>
  typeof answer === 'string' && /^https?:\/\/[^\s/]+\/\S+$/.test(answer);

export function readFileAnswer(answer: Answer | undefined): string {
  if (answer === fileUnderWay || answer === fileFailed || isFileLocation(answer)) return answer;
  return '';
}
