import type { Choice, FieldDefinition, FormDefinition, TextPair } from '#domain/form/formDefinition.ts';
import { maxPictures } from '#domain/form/possibleLimits.ts';
import { enterpriseTypes } from '#entities/supply/rules/supplyPost.ts';

const longestName = 60;
const longestLine = 60;
const longestDetail = 1_000;
const mostNumber = 1_000_000_000;

/** The keys are the server's names, except those of the two questions whose answers go into `files`. */
export const picturesKey = 'pictures';
export const documentKey = 'document';

type LabelKey =
  | 'type'
  | 'productName'
  | 'productType'
  | 'EnterpriseType'
  | 'packSize'
  | 'originPlace'
  | 'unitPrice'
  | 'number'
  | 'closingDate'
  | 'productDetail'
  | 'companyName'
  | typeof picturesKey
  | typeof documentKey;

export type FormText =
  | `label_${LabelKey}`
  | `hint_${'productName' | 'packSize' | 'originPlace' | 'unitPrice' | 'number' | 'closingDate' | 'productDetail' | typeof picturesKey | typeof documentKey}`
  | `section_${'what' | 'terms' | 'about'}`
  | `kind_${'supply' | 'demand'}`
  | `enterprise_${(typeof enterpriseTypes)[number]}`;

export interface PostFormSettings {
  readonly text: (key: FormText) => TextPair;
  /** The kinds of products of the exhibition; without any it is typed. */
  readonly productTypes: readonly Choice[];
  /** Today at the venue, `YYYY-MM-DD`. */
  readonly today: string;
  readonly mostPriceCents: number;
}

type Section = 'what' | 'terms' | 'about';
type FieldOf = (
  key: LabelKey,
  type: FieldDefinition['type'],
  more?: Partial<FieldDefinition>,
) => FieldDefinition;

const fieldIn =
  (section: Section, text: PostFormSettings['text']): FieldOf =>
  (key, type, more = {}) => ({
    key,
    type,
    label: text(`label_${key}`),
    section: text(`section_${section}`),
    required: false,
    ...more,
  });

/** The specified publish form. */
export const postForm = (settings: PostFormSettings): FormDefinition => ({
  version: '1',
  provenBy: 'mobileOrEmail',
  fields: [...whatFields(settings), ...termFields(settings), ...aboutFields(settings)],
});

function whatFields({ text, productTypes }: PostFormSettings): readonly FieldDefinition[] {
  const field = fieldIn('what', text);
  const kinds = (['supply', 'demand'] as const).map((kind) => ({ value: kind, text: text(`kind_${kind}`) }));
  return [
    field('type', 'singleChoice', { required: true, choices: kinds }),
    field('productName', 'text', { required: true, max: longestName, hint: text('hint_productName') }),
    productTypes.length > 0
      ? field('productType', 'singleChoice', { required: true, choices: productTypes })
      : field('productType', 'text', { max: longestLine }),
    field(picturesKey, 'images', { onlyPictures: true, max: maxPictures, hint: text('hint_pictures') }),
  ];
}

function termFields({ text, today, mostPriceCents }: PostFormSettings): readonly FieldDefinition[] {
  const field = fieldIn('terms', text);
  return [
    field('unitPrice', 'number', { min: 0.01, max: mostPriceCents / 100, hint: text('hint_unitPrice') }),
    field('number', 'number', { min: 1, max: mostNumber, hint: text('hint_number') }),
    field('packSize', 'text', { max: longestLine, hint: text('hint_packSize') }),
    field('originPlace', 'text', { max: longestLine, hint: text('hint_originPlace') }),
    field('closingDate', 'date', {
      required: true,
      earliest: today,
      latest: `${Number(today.slice(0, 4)) + 2}-12-31`,
      hint: text('hint_closingDate'),
    }),
  ];
}

function aboutFields({ text }: PostFormSettings): readonly FieldDefinition[] {
  const field = fieldIn('about', text);
  const types = enterpriseTypes.map((type) => ({ value: type, text: text(`enterprise_${type}`) }));
  return [
    field('companyName', 'text', { required: true, max: longestLine }),
    field('EnterpriseType', 'singleChoice', { choices: types }),
    field('productDetail', 'longText', { max: longestDetail, hint: text('hint_productDetail') }),
    field(documentKey, 'file', { hint: text('hint_document') }),
  ];
}
