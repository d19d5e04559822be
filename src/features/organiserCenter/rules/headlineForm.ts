import type {
  Answers,
  Choice,
  FieldDefinition,
  FormDefinition,
  TextPair,
} from '#domain/form/formDefinition.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { textIn } from './contentAnswers.ts';
import { targetScreens } from './noticeTargets.ts';

/** What an organiser changes of a headline. */
export interface ChangedHeadline {
  readonly Title: string;
  readonly TitleEn: string;
  readonly Url: string;
}

export type HeadlineField = 'Title' | 'TitleEn' | 'link' | 'address';

interface HeadlineFormSettings {
  readonly text: (key: HeadlineField) => TextPair;
  /** `none`, the screens, `address`. */
  readonly links: readonly Choice[];
}

const longestTitle = 120;
const longestAddress = 500;

export function headlineForm({ text, links }: HeadlineFormSettings): FormDefinition {
  const ask = (
    key: HeadlineField,
    type: FieldDefinition['type'],
    more: Partial<FieldDefinition> = {},
  ): FieldDefinition => ({ key, type, label: text(key), required: false, ...more });
  return {
    version: '1',
    provenBy: 'mobileOrEmail',
    fields: [
      ask('Title', 'text', { max: longestTitle }),
      ask('TitleEn', 'text', { max: longestTitle }),
      ask('link', 'singleChoice', { required: true, choices: links }),
      ask('address', 'text', {
        required: true,
        max: longestAddress,
        showWhen: { key: 'link', oneOf: ['address'] },
      }),
    ],
  };
}

/** Where a choice of the link leads; '' for what names no screen. */
type PathOf = (choice: string) => string;

export function headlineAnswers({ Title, TitleEn, Url }: ChangedHeadline, pathOf: PathOf): Answers {
  const screen = targetScreens.find((one) => pathOf(one) === Url);
  const link = Url === '' ? 'none' : (screen ?? 'address');
  return { Title, TitleEn, link, address: link === 'address' ? Url : '' };
}

/** The fields that the answers make something else. */
export function headlineChanges(answers: Answers, row: ChangedHeadline, pathOf: PathOf): ServerRow {
  const link = textIn(answers, 'link');
  const said: ChangedHeadline = {
    Title: textIn(answers, 'Title'),
    TitleEn: textIn(answers, 'TitleEn'),
    Url: link === 'address' ? textIn(answers, 'address') : pathOf(link),
  };
  const changes: Record<string, unknown> = {};
  for (const key of ['Title', 'TitleEn', 'Url'] as const)
    if (said[key] !== row[key]) changes[key] = said[key];
  return changes;
}

/**
 * The question to look at, of a headline without text in either language or with an address that no phone would open. An
 * address that was there before is left as it is, so that the text can be changed without it.
 */
export function wrongHeadline(
  answers: Answers,
  row: ChangedHeadline,
  isLink: (address: string) => boolean,
): 'Title' | 'address' | undefined {
  if (textIn(answers, 'Title') === '' && textIn(answers, 'TitleEn') === '') return 'Title';
  if (textIn(answers, 'link') !== 'address') return undefined;
  const address = textIn(answers, 'address');
  return address === row.Url || isLink(address) ? undefined : 'address';
}

/** Whether the text changes in one language while the other keeps what it said. */
export function isOneLanguageOnly(answers: Answers, row: ChangedHeadline): boolean {
  const isOther = (key: 'Title' | 'TitleEn') => textIn(answers, key) !== row[key];
  const hasBoth = textIn(answers, 'Title') !== '' && textIn(answers, 'TitleEn') !== '';
  return hasBoth && isOther('Title') !== isOther('TitleEn');
}
