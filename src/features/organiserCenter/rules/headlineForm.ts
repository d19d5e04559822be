import type {
  Answers,
  Choice,
  FieldDefinition,
  FormDefinition,
  TextPair,
} from '#domain/form/formDefinition.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { textIn } from './contentAnswers.ts';
import {
  isWrongAddress,
  type LinkField,
  linkAnswers,
  linkFields,
  type PathOf,
  urlIn,
} from './linkAnswers.ts';

/** What an organiser changes of a headline. */
export interface ChangedHeadline {
  readonly Title: string;
  readonly TitleEn: string;
  readonly Url: string;
}

type HeadlineField = 'Title' | 'TitleEn' | LinkField;

interface HeadlineFormSettings {
  readonly text: (key: HeadlineField) => TextPair;
  /** `none`, the screens, `address`. */
  readonly links: readonly Choice[];
}

const longestTitle = 120;

export function headlineForm({ text, links }: HeadlineFormSettings): FormDefinition {
  const ask = (key: 'Title' | 'TitleEn'): FieldDefinition => ({
    key,
    type: 'text',
    label: text(key),
    required: false,
    max: longestTitle,
  });
  return {
    version: '1',
    provenBy: 'mobileOrEmail',
    fields: [ask('Title'), ask('TitleEn'), ...linkFields(text, links)],
  };
}

export function headlineAnswers({ Title, TitleEn, Url }: ChangedHeadline, pathOf: PathOf): Answers {
  return { Title, TitleEn, ...linkAnswers(Url, pathOf) };
}

/** The fields that the answers make something else. */
export function headlineChanges(answers: Answers, row: ChangedHeadline, pathOf: PathOf): ServerRow {
  const said: ChangedHeadline = {
    Title: textIn(answers, 'Title'),
    TitleEn: textIn(answers, 'TitleEn'),
    Url: urlIn(answers, pathOf),
  };
  const changes: Record<string, unknown> = {};
  for (const key of ['Title', 'TitleEn', 'Url'] as const)
    if (said[key] !== row[key]) changes[key] = said[key];
  return changes;
}

/**
 * The question to look at, of a headline without text in either language or with an address that no phone would open.
 */
export function wrongHeadline(
  answers: Answers,
  row: ChangedHeadline,
  isLink: (address: string) => boolean,
): 'Title' | 'address' | undefined {
  if (textIn(answers, 'Title') === '' && textIn(answers, 'TitleEn') === '') return 'Title';
  return isWrongAddress(answers, row.Url, isLink) ? 'address' : undefined;
}

/** Whether the text changes in one language while the other keeps what it said. */
export function isOneLanguageOnly(answers: Answers, row: ChangedHeadline): boolean {
  const isOther = (key: 'Title' | 'TitleEn') => textIn(answers, key) !== row[key];
  const hasBoth = textIn(answers, 'Title') !== '' && textIn(answers, 'TitleEn') !== '';
  return hasBoth && isOther('Title') !== isOther('TitleEn');
}
