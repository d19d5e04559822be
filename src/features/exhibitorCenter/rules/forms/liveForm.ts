import type { Choice, FieldDefinition, FormDefinition, TextPair } from '#domain/form/formDefinition.ts';
import { mostProductsShown } from '#entities/live/rules/productIdsOf.ts';
import type { AskedFields } from '../fieldAnswers.ts';

export const liveFields = {
  Title: 'text',
  TitleEn: 'text',
  Cover: 'picture',
  StartTime: 'moment',
  EndTime: 'moment',
  StreamUrl: 'address',
  ReplayUrl: 'address',
  HasNoSpeech: 'yesNo',
  CaptionsUrl: 'address',
  DescribedUrl: 'address',
  Summary: 'text',
  SummaryEn: 'text',
  Transcript: 'text',
  TranscriptEn: 'text',
  Introduction: 'rich',
  IntroductionEn: 'rich',
} as const satisfies AskedFields<string>;

export type LiveField = keyof typeof liveFields;
export const productsKey = 'ProductIds';

type Group = 'what' | 'when' | 'stream' | 'access' | 'about';
type Hint =
  | 'Cover'
  | 'StreamUrl'
  | 'ReplayUrl'
  | 'CaptionsUrl'
  | 'DescribedUrl'
  | 'Summary'
  | 'Transcript'
  | 'ProductIds'
  | 'Introduction'
  | 'rich';
export type LiveText =
  | `ask_${LiveField | typeof productsKey}`
  | `hint_${Hint}`
  | `group_${Group}`
  | `choice_${'yes' | 'no'}`;

export interface LiveFormSettings {
  readonly text: (key: LiveText) => TextPair;
  /** What can be shown beside the picture. */
  readonly products: readonly Choice[];
  /** Introductions that hold what lines cannot say. */
  readonly rich: readonly LiveField[];
}

const longestTitle = 80;
const longestAddress = 500;
const longestSummary = 500;
/** About an hour of speech. */
const longestTranscript = 20_000;
const longestIntroduction = 3_000;

export function liveForm({ text, products, rich }: LiveFormSettings): FormDefinition {
  const askIn =
    (group: Group) =>
    (
      key: LiveField | typeof productsKey,
      type: FieldDefinition['type'],
      more: Partial<FieldDefinition> = {},
    ) => ({
      key,
      type,
      label: text(`ask_${key}`),
      section: text(`group_${group}`),
      required: false,
      ...more,
    });
  const [what, when, stream, about] = [askIn('what'), askIn('when'), askIn('stream'), askIn('about')];
  const access = askIn('access');
  const choices = (['no', 'yes'] as const).map((value) => ({ value, text: text(`choice_${value}`) }));
  const hintOf = (key: LiveField) => text(rich.includes(key) ? 'hint_rich' : 'hint_Introduction');
  const address = { isWebAddress: true, max: longestAddress } as const;
  return {
    version: '1',
    provenBy: 'mobileOrEmail',
    fields: [
      what('Title', 'text', { required: true, max: longestTitle }),
      what('TitleEn', 'text', { max: longestTitle }),
      what('Cover', 'images', { onlyPictures: true, max: 1, hint: text('hint_Cover') }),
      when('StartTime', 'dateTime', { required: true }),
      when('EndTime', 'dateTime'),
      stream('StreamUrl', 'text', { ...address, hint: text('hint_StreamUrl') }),
      stream('ReplayUrl', 'text', { ...address, hint: text('hint_ReplayUrl') }),
      access('HasNoSpeech', 'singleChoice', { choices }),
      access('CaptionsUrl', 'text', { ...address, hint: text('hint_CaptionsUrl') }),
      access('DescribedUrl', 'text', { ...address, hint: text('hint_DescribedUrl') }),
      access('Summary', 'longText', { max: longestSummary, hint: text('hint_Summary') }),
      access('SummaryEn', 'longText', { max: longestSummary }),
      access('Transcript', 'longText', { max: longestTranscript, hint: text('hint_Transcript') }),
      access('TranscriptEn', 'longText', { max: longestTranscript }),
      ...(products.length > 0
        ? [
            about(productsKey, 'multipleChoice', {
              choices: products,
              max: mostProductsShown,
              hint: text('hint_ProductIds'),
            }),
          ]
        : []),
      about('Introduction', 'longText', { max: longestIntroduction, hint: hintOf('Introduction') }),
      about('IntroductionEn', 'longText', { max: longestIntroduction, hint: hintOf('IntroductionEn') }),
    ],
  };
}
