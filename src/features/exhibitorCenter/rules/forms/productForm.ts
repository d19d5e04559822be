import type { Choice, FieldDefinition, FormDefinition, TextPair } from '#domain/form/formDefinition.ts';
import { maxPictures } from '#domain/form/possibleLimits.ts';
import type { RowPart } from '#domain/correction/rowChanges.ts';
import { mostQuantity } from '#entities/cart/rules/quantity.ts';

export const longestProductName = 120;
export const longestProductTitle = 120;
export const longestProductNumber = 40;
export const mostPriceCents = 10_000_000_000;
export const mostStock = 999_999_999;
const mostVersions = 30;
export const longestVersion = 60;

const textKeys = [
  'ProductName',
  'ProductNameEn',
  'productTitle',
  'productTitleEn',
  'ProductNumber',
  'ProductDescription',
  'ProductDescriptionEn',
] as const;
export type ProductTextKey = (typeof textKeys)[number];
/** What stands for the sound and the picture of its film. */
export const filmTextKeys = ['CaptionsUrl', 'DescribedUrl', 'Transcript', 'TranscriptEn'] as const;
export type FilmTextKey = (typeof filmTextKeys)[number];
export type ProductField =
  | ProductTextKey
  | FilmTextKey
  | 'PicList'
  | 'Category'
  | 'ProductPrice'
  | 'MinOrderNumber'
  | 'StockNumber'
  | 'Video'
  | 'ProductTypeInfoId'
  | 'Specifications';

const plainKeys = [
  'PicList',
  'MinOrderNumber',
  'StockNumber',
  'Video',
  'ProductTypeInfoId',
  'Specifications',
] as const;

export const priceKindKey = 'priceKind';
export const releaseKey = 'release';
/** The question for the second level below one category of the first. */
export const secondKey = (firstId: string) => `second_${firstId}`;

export interface CategoryChoice extends Choice {
  readonly seconds: readonly Choice[];
}

/** Each field of a product with the questions that make it; the two levels of a category go together. */
export const productParts = (categories: readonly CategoryChoice[]): readonly RowPart<ProductField>[] => [
  ...[...textKeys, ...filmTextKeys, ...plainKeys].map((field) => ({ field, keys: [field] })),
  { field: 'Category', keys: ['CategoryFirstId', ...categories.map(({ value }) => secondKey(value))] },
  { field: 'ProductPrice', keys: [priceKindKey, 'ProductPrice'] },
];

type Group = 'product' | 'price' | 'description' | 'film';
type Asked = Exclude<ProductField, 'Category'> | 'CategoryFirstId' | 'priceKind' | 'release';
export type ProductText =
  | `ask_${Asked}`
  | 'ask_CategorySecondId'
  | `version_${'name' | 'price' | 'stock'}`
  | `hint_${'PicList' | 'ProductDescription' | 'productTitle' | 'ProductPrice' | 'MinOrderNumber' | 'StockNumber' | 'Video' | 'CaptionsUrl' | 'DescribedUrl' | 'Transcript' | 'Specifications' | 'introductionRich'}`
  | `choice_${'fixed' | 'request' | 'now' | 'later'}`
  | `group_${Group}`;

export interface ProductFormSettings {
  readonly text: (key: ProductText) => TextPair;
  readonly categories: readonly CategoryChoice[];
  /** What kinds of products the exhibition has. */
  readonly types: readonly Choice[];
  /** A new product can be released with its sending. */
  readonly isNew: boolean;
  readonly rich: readonly ProductTextKey[];
}

const askIn =
  (group: Group, { text }: ProductFormSettings) =>
  (key: Asked, type: FieldDefinition['type'], more: Partial<FieldDefinition> = {}): FieldDefinition => ({
    key,
    type,
    label: text(`ask_${key}`),
    section: text(`group_${group}`),
    required: false,
    ...more,
  });

export const productForm = (settings: ProductFormSettings): FormDefinition => ({
  version: '1',
  provenBy: 'mobileOrEmail',
  fields: [
    ...whatFields(settings),
    ...priceFields(settings),
    ...descriptionFields(settings),
    ...filmFields(settings),
  ],
});

function whatFields(settings: ProductFormSettings): readonly FieldDefinition[] {
  const { text, categories, types } = settings;
  const ask = askIn('product', settings);
  const seconds = categories
    .filter((first) => first.seconds.length > 0)
    .map(
      (first): FieldDefinition => ({
        key: secondKey(first.value),
        type: 'singleChoice',
        label: text('ask_CategorySecondId'),
        section: text('group_product'),
        required: false,
        choices: first.seconds,
        showWhen: { key: 'CategoryFirstId', oneOf: [first.value] },
      }),
    );
  return [
    ask('ProductName', 'text', { required: true, max: longestProductName }),
    ask('ProductNameEn', 'text', { max: longestProductName }),
    ask('PicList', 'images', { onlyPictures: true, max: maxPictures, hint: text('hint_PicList') }),
    ...(categories.length > 0 ? [ask('CategoryFirstId', 'singleChoice', { choices: categories })] : []),
    ...seconds,
    ...(types.length > 0 ? [ask('ProductTypeInfoId', 'singleChoice', { choices: types })] : []),
    ask('ProductNumber', 'text', { max: longestProductNumber }),
  ];
}

function priceFields(settings: ProductFormSettings): readonly FieldDefinition[] {
  const { text, isNew } = settings;
  const ask = askIn('price', settings);
  const choice = (value: 'fixed' | 'request' | 'now' | 'later') => ({ value, text: text(`choice_${value}`) });
  return [
    ask('priceKind', 'singleChoice', { required: true, choices: [choice('fixed'), choice('request')] }),
    ask('ProductPrice', 'number', {
      required: true,
      min: 0.01,
      max: mostPriceCents / 100,
      hint: text('hint_ProductPrice'),
      showWhen: { key: priceKindKey, oneOf: ['fixed'] },
    }),
    ask('MinOrderNumber', 'number', {
      isWhole: true,
      min: 1,
      max: mostQuantity,
      hint: text('hint_MinOrderNumber'),
    }),
    ask('StockNumber', 'number', {
      isWhole: true,
      min: 0,
      max: mostStock,
      hint: text('hint_StockNumber'),
    }),
    ask('Specifications', 'rows', {
      max: mostVersions,
      hint: text('hint_Specifications'),
      columns: versionColumns(settings),
    }),
    ...(isNew
      ? [ask('release', 'singleChoice', { required: true, choices: [choice('now'), choice('later')] })]
      : []),
  ];
}

const versionColumns = ({ text }: ProductFormSettings): readonly FieldDefinition[] => [
  { key: 'size', type: 'text', label: text('version_name'), required: true, max: longestVersion },
  {
    key: 'price',
    type: 'number',
    label: text('version_price'),
    required: false,
    min: 0.01,
    max: mostPriceCents / 100,
  },
  {
    key: 'total',
    type: 'number',
    label: text('version_stock'),
    required: false,
    isWhole: true,
    min: 0,
    max: mostStock,
  },
];

function descriptionFields(settings: ProductFormSettings): readonly FieldDefinition[] {
  const { text, rich } = settings;
  const ask = askIn('description', settings);
  const hintOf = (key: ProductTextKey) =>
    text(rich.includes(key) ? 'hint_introductionRich' : 'hint_ProductDescription');
  return [
    ask('productTitle', 'text', { max: longestProductTitle, hint: text('hint_productTitle') }),
    ask('productTitleEn', 'text', { max: longestProductTitle }),
    ask('ProductDescription', 'longText', { max: 3_000, hint: hintOf('ProductDescription') }),
    ask('ProductDescriptionEn', 'longText', { max: 3_000, hint: hintOf('ProductDescriptionEn') }),
  ];
}

const address = { isWebAddress: true, max: 500 } as const;
const longestTranscript = 20_000;

/** A film, and what stands for it to those who do not hear or see it. */
function filmFields(settings: ProductFormSettings): readonly FieldDefinition[] {
  const { text } = settings;
  const ask = askIn('film', settings);
  return [
    ask('Video', 'text', { ...address, hint: text('hint_Video') }),
    ask('CaptionsUrl', 'text', { ...address, hint: text('hint_CaptionsUrl') }),
    ask('DescribedUrl', 'text', { ...address, hint: text('hint_DescribedUrl') }),
    ask('Transcript', 'longText', { max: longestTranscript, hint: text('hint_Transcript') }),
    ask('TranscriptEn', 'longText', { max: longestTranscript }),
  ];
}
