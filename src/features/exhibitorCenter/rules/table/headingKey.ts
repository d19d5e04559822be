import { cutCodePoints } from '#domain/text/cleanText.ts';
import { withoutMarks } from '#domain/table/withoutMarks.ts';

const signs = /[\s*()[\]【】:：_\-./,，'"“”（）]/g;

/** What a heading, or the name of a choice, is compared by: without capitals, marks, blanks and signs. */
export const headingKey = (heading: string): string =>
  withoutMarks(cutCodePoints(heading, 60)).toLowerCase().replace(signs, '');
