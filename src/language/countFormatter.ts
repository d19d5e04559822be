import type { FormatterModule } from 'i18next';
import { groupedCount } from '../domain/text/groupedCount.ts';

/** A `{{count}}` within a sentence: exact, in English with its thousands marked, as `Count` marks them. */
export const countFormatter: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value: unknown, _, language, options) =>
    options?.['interpolationkey'] === 'count' && typeof value === 'number' && language === 'en'
      ? groupedCount(value)
      : (value as string),
};
