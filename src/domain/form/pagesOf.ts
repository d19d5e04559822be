import type { FieldDefinition, TextPair } from './formDefinition.ts';
import { sectionsOf } from './sectionsOf.ts';

export interface FormPage {
  /** The same whichever of its questions are visible. */
  readonly key: string;
  readonly title: TextPair;
  /** Of all its questions, also those that an answer may bring. */
  readonly fieldKeys: readonly string[];
}

/** With fewer, headings are enough, and pages would only cost taps. */
const leastQuestions = 12;

/**
 * The pages on which a long form is asked: its sections. Questions without one are on the page before them, or on the
 * first. None for less than twelve questions, or where the organiser has not made at least two sections.
 */
export function pagesOf(
  all: readonly FieldDefinition[],
  shown: readonly FieldDefinition[],
): readonly FormPage[] {
  if (all.filter(({ type }) => type !== 'agreement').length < leastQuestions) return [];
  const pages: { key: string; title: TextPair; fieldKeys: string[] }[] = [];
  let waiting: string[] = [];
  for (const { key, title, fields } of sectionsOf(all, all)) {
    const fieldKeys = fields.map((field) => field.key);
    const last = pages[pages.length - 1];
    if (title !== undefined) {
      pages.push({ key, title, fieldKeys: [...waiting, ...fieldKeys] });
      waiting = [];
    } else if (last === undefined) waiting = fieldKeys;
    else last.fieldKeys.push(...fieldKeys);
  }
  const open = pages.filter(({ fieldKeys }) => shown.some(({ key }) => fieldKeys.includes(key)));
  return open.length < 2 ? [] : open;
}
