import { createElement, Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import type { Problem, ProblemCode } from '#domain/text/problem.ts';
import type { AreaWords } from '#language/areaWords.ts';
import { type Language, languageOf } from '#language/language.ts';
import { organiserText, otherLanguage } from './organiserText.tsx';
import { localize } from './localize.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';

const quotingTheLabel = [
  'agreementNeeded',
  'countryUnknown',
  'tooShort',
  'tooLong',
  'tooFew',
  'tooMany',
  'notANumber',
  'notWhole',
  'numberTooSmall',
  'numberTooLarge',
  'dateInvalid',
  'dateTooEarly',
  'dateTooLate',
  'dateTimeInvalid',
  'choiceFull',
  'choiceUnknown',
  'proofTooEarly',
  'uploadRunning',
  'uploadFailed',
  'tooFewPictures',
  'tooManyPictures',
] as const satisfies readonly ProblemCode[];

const chosen: ReadonlySet<string> = new Set(['singleChoice', 'multipleChoice', 'country']);
const uploaded: ReadonlySet<string> = new Set(['file', 'images', 'photo']);

/** The sentence for the place below a field, whose label it need not repeat; undefined if the long one has no label. */
function shortProblemKey({ code }: Problem, fieldType: string) {
  if (code === 'required') {
    if (fieldType === 'date' || fieldType === 'dateTime') return 'requiredDate';
    if (chosen.has(fieldType)) return 'requiredChoose';
    return uploaded.has(fieldType) ? 'requiredUpload' : 'requiredFill';
  }
  const found = quotingTheLabel.find((one) => one === code);
  return found && (`${found}Here` as const);
}

type WordValues = Readonly<Record<string, string | number>>;
export type Words = (key: keyof AreaWords['fields'], values?: WordValues) => string;

export interface FieldTexts {
  readonly language: Language;
  readonly words: Words;
  /** The same beside the field and in the summary. */
  readonly sentence: (problem: Problem, field?: AskedField) => string;
  /** With a `lang` on the organiser's fallback texts. */
  readonly shownSentence: (problem: Problem, field?: AskedField) => ReactNode;
  /** Below the field, without its label. */
  readonly shortSentence: (problem: Problem, field: FieldDefinition) => ReactNode;
}

type AskedField = Pick<FieldDefinition, 'label' | 'errorText'>;

const ownWords: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'required',
  'agreementNeeded',
  'uploadRunning',
  'uploadFailed',
]);

/** i18next selects singular or plural by `count`; a moment is written in the language of the page. */
function valuesOf({ values = {} }: Problem, language: Language): WordValues {
  const { min, max = min, fromMs } = values;
  if (typeof fromMs === 'number') return { ...values, from: formatVenueMoment(fromMs, 'dayTime', language) };
  return typeof max === 'number' ? { ...values, count: max } : values;
}

/** Requires the namespaces `fields` and `problems`. */
export function useFieldTexts(): FieldTexts {
  const { t, i18n } = useTranslation(['fields', 'problems']);
  const language = languageOf(i18n.language);
  const words: Words = (key, values) => t(key, { ...values, ns: 'fields' });

  const sentence: FieldTexts['sentence'] = (problem, field) => {
    const own = localize(field?.errorText, language);
    // The organiser's error text is about the format and would mislead for an empty answer.
    if (own && !ownWords.has(problem.code)) return own;
    const label = localize(field?.label, language) || words('thisQuestion');
    return t(problem.code, { label, ...valuesOf(problem, language), ns: 'problems' });
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

  const shortSentence: FieldTexts['shortSentence'] = (problem, field) => {
    const key = shortProblemKey(problem, field.type);
    const isOwn = sentence(problem, field) === localize(field.errorText, language);
    return key === undefined || isOwn
      ? shownSentence(problem, field)
      : words(key, valuesOf(problem, language));
  };

  return { language, words, sentence, shownSentence, shortSentence };
}
