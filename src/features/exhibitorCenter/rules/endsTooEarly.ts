import type { Answers } from '#domain/form/formDefinition.ts';

/** Times are as typed, so that texts compare. */
export const endsTooEarly = ({ StartTime, EndTime }: Answers): boolean =>
  typeof StartTime === 'string' && typeof EndTime === 'string' && EndTime !== '' && EndTime <= StartTime;
