import type { Answers } from '#domain/form/formDefinition.ts';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';

/** '' for what was not answered. */
export const textIn = (answers: Answers, key: string): string => {
  const answer = answers[key];
  return typeof answer === 'string' ? answer.trim() : '';
};

/** A time of the server as the question for it has it, `YYYY-MM-DD HH:mm`; '' for none, or one that cannot be read. */
export const typedMoment = (text: string): string => {
  const timeMs = parseVenueTime(text);
  return timeMs === undefined ? '' : formatVenueTime(timeMs);
};
