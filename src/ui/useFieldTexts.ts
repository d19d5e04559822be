import { createElement, Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldDefinition } from '../domain/form/definition.ts';
import type { Problem, ProblemCode } from '../domain/problem.ts';
import type { AreaWords } from '../language/areas.ts';
import { type Language, languageOf } from '../language/language.ts';
import { organiserText, otherLanguage } from './organiserText.tsx';
import { localize } from './localize.ts';

type WordValues = Readonly<Record<string, string | number>>;
/** A text of `fields.json` by its key. */
export type Words = (key: keyof AreaWords['fields'], values?: WordValues) => string;

export interface FieldTexts {
  readonly language: Language;
  readonly words: Words;
  /** The one sentence for a problem; beside the field and in the summary it is the same. */
  readonly sentence: (problem: Problem, field?: AskedField) => string;
  /** The same, where the organiser's words in it carry their language. */
  readonly shownSentence: (problem: Problem, field?: AskedField) => ReactNode;
}

type AskedField = Pick<FieldDefinition, 'label' | 'errorText'>;

const ownWords: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'required',
  'agreementNeeded',
  'uploadRunning',
  'uploadFailed',
]);

/** What widgets say, in the language of now. The words of `fields` and `problems` must have been loaded. */
export function useFieldTexts(): FieldTexts {
  const { t, i18n } = useTranslation(['fields', 'problems']);
  const language = languageOf(i18n.language);
  const words: Words = (key, values) => t(key, { ...values, ns: 'fields' });

  const sentence: FieldTexts['sentence'] = (problem, field) => {
    const own = localize(field?.errorText, language);
    // "Nothing entered" is no wrong answer: the organiser's sentence about the format would mislead there.
    if (own && !ownWords.has(problem.code)) return own;
    const label = localize(field?.label, language) || words('thisQuestion');
    const { min, max = min } = problem.values ?? {};
    // The limit decides between singular and plural.
    const count = typeof max === 'number' ? { count: max } : {};
    return t(problem.code, { label, ...problem.values, ...count, ns: 'problems' });
  };

  const shownSentence: FieldTexts['shownSentence'] = (problem, field) => {
    const lang = otherLanguage(field?.label, language);
    const text = sentence(problem, field);
    if (text === localize(field?.errorText, language)) return organiserText(field?.errorText, language);
    const label = localize(field?.label, language);
    const at = lang === undefined ? -1 : text.indexOf(label);
    if (at < 0) return text;
    const quoted = createElement('span', { lang }, label);
    return createElement(Fragment, null, text.slice(0, at), quoted, text.slice(at + label.length));
  };

  return { language, words, sentence, shownSentence };
}
