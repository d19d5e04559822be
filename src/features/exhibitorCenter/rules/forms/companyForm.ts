import type { Choice, FieldDefinition, FormDefinition, TextPair } from '#domain/form/formDefinition.ts';
import { maxPictures } from '#domain/form/possibleLimits.ts';
import type { RowPart } from '#domain/correction/rowChanges.ts';

const contactNumbers = [1, 2, 3] as const;
export const mostContacts = contactNumbers.length;
export const contactParts = ['Name', 'NameEn', 'Job', 'JobEn', 'Mob'] as const;
export type ContactPart = (typeof contactParts)[number];
export const contactKey = (number: number, part: ContactPart) => `contact${number}${part}`;
export const contactCountKey = 'contactCount';

const longestName = 60;
const longestLine = 160;
const longestIntroduction = 3_000;

const pictureKeys = [
  'Logo',
  'ExhibitorImageUrl',
  'ExhibitorAchievementImageUrl',
  'ExhibitorQRCode',
  'CloudDockingQrCode',
] as const;
export type PictureKey = (typeof pictureKeys)[number];
export const isPictureKey = (key: string): key is PictureKey => pictureKeys.some((one) => one === key);

const plainKeys = [
  'CompanyName',
  'CompanyNameEn',
  'MasterService',
  'MasterServiceEn',
  'ProductTypeInfoId',
  'ShortIntroduce',
  'ShortIntroduceEn',
  'Booth3DUrl',
  'ExhibitorAd',
] as const;

export type CompanyField = PictureKey | (typeof plainKeys)[number] | 'Banners' | 'LinkList';

/** Each field of the row with the questions that make it. */
export const companyParts: readonly RowPart<CompanyField>[] = [
  ...[...pictureKeys, ...plainKeys, 'Banners' as const].map((field) => ({ field, keys: [field] })),
  {
    field: 'LinkList',
    keys: contactNumbers.reduce<string[]>(
      (keys, number) => [...keys, ...contactParts.map((part) => contactKey(number, part))],
      [contactCountKey],
    ),
  },
];

type Asked = Exclude<CompanyField, 'LinkList'> | typeof contactCountKey;
export type CompanyText =
  | `ask_${Asked}`
  | `ask_contact${ContactPart}`
  | `hint_${'Logo' | 'Banners' | 'ShortIntroduce' | 'ShortIntroduceEn' | 'MasterService' | 'Booth3DUrl' | 'ExhibitorQRCode' | 'introductionRich'}`
  | `group_${'names' | 'pictures' | 'introduction' | 'links' | 'contacts'}`
  | 'contactNone';

export interface CompanyFormSettings {
  readonly text: (key: CompanyText) => TextPair;
  /** `2 位`, `Contact 2`. */
  readonly contactText: (key: 'contactCountOf' | 'contactNumber', count: number) => TextPair;
  readonly kinds: readonly Choice[];
  /** Introductions that hold pictures or links, which typing them again would lose. */
  readonly rich: readonly CompanyField[];
  /** An advertisement that is a picture is not asked for as a link. */
  readonly hasAdPicture: boolean;
}

type Group = 'names' | 'pictures' | 'introduction' | 'links' | 'contacts';
type Ask = (key: Asked, type: FieldDefinition['type'], more?: Partial<FieldDefinition>) => FieldDefinition;

const askIn =
  (group: Group, text: CompanyFormSettings['text']): Ask =>
  (key, type, more = {}) => ({
    key,
    type,
    label: text(`ask_${key}`),
    section: text(`group_${group}`),
    required: false,
    ...more,
  });

/** What an exhibitor says of itself, in the order in which visitors see it. */
export const companyForm = (settings: CompanyFormSettings): FormDefinition => ({
  version: '1',
  provenBy: 'mobileOrEmail',
  fields: [
    ...pictureFields(settings),
    ...nameFields(settings),
    ...introductionFields(settings),
    ...linkFields(settings),
    ...contactFields(settings),
  ],
});

const onePicture = { onlyPictures: true, max: 1 } as const;

function pictureFields({ text }: CompanyFormSettings): readonly FieldDefinition[] {
  const ask = askIn('pictures', text);
  return [
    ask('Logo', 'images', { ...onePicture, hint: text('hint_Logo') }),
    ask('ExhibitorImageUrl', 'images', onePicture),
    ask('Banners', 'images', { onlyPictures: true, max: maxPictures, hint: text('hint_Banners') }),
  ];
}

function nameFields({ text, kinds }: CompanyFormSettings): readonly FieldDefinition[] {
  const ask = askIn('names', text);
  return [
    ask('CompanyName', 'text', { required: true, max: longestName }),
    ask('CompanyNameEn', 'text', { max: longestLine }),
    ask('MasterService', 'text', { max: longestLine, hint: text('hint_MasterService') }),
    ask('MasterServiceEn', 'text', { max: longestLine }),
    ...(kinds.length > 0 ? [ask('ProductTypeInfoId', 'singleChoice', { choices: kinds })] : []),
  ];
}

function introductionFields({ text, rich }: CompanyFormSettings): readonly FieldDefinition[] {
  const ask = askIn('introduction', text);
  const hintOf = (field: 'ShortIntroduce' | 'ShortIntroduceEn') =>
    text(rich.includes(field) ? 'hint_introductionRich' : `hint_${field}`);
  return [
    ask('ShortIntroduce', 'longText', { max: longestIntroduction, hint: hintOf('ShortIntroduce') }),
    ask('ShortIntroduceEn', 'longText', { max: longestIntroduction, hint: hintOf('ShortIntroduceEn') }),
    ask('ExhibitorAchievementImageUrl', 'images', onePicture),
  ];
}

function linkFields({ text, hasAdPicture }: CompanyFormSettings): readonly FieldDefinition[] {
  const ask = askIn('links', text);
  return [
    ask('Booth3DUrl', 'text', { isWebAddress: true, max: 500, hint: text('hint_Booth3DUrl') }),
    ...(hasAdPicture ? [] : [ask('ExhibitorAd', 'text', { isWebAddress: true, max: 500 })]),
    ask('ExhibitorQRCode', 'images', { ...onePicture, hint: text('hint_ExhibitorQRCode') }),
    ask('CloudDockingQrCode', 'images', onePicture),
  ];
}

function contactFields({ text, contactText }: CompanyFormSettings): readonly FieldDefinition[] {
  const choices = [
    { value: '0', text: text('contactNone') },
    ...contactNumbers.map((count) => ({ value: String(count), text: contactText('contactCountOf', count) })),
  ];
  const ofContact = (number: number) =>
    contactParts.map(
      (part): FieldDefinition => ({
        key: contactKey(number, part),
        type: part === 'Mob' ? 'mobile' : 'text',
        label: text(`ask_contact${part}`),
        section: contactText('contactNumber', number),
        required: part === 'Name',
        ...(part !== 'Mob' && { max: longestName }),
        showWhen: {
          key: contactCountKey,
          oneOf: contactNumbers.filter((count) => count >= number).map(String),
        },
      }),
    );
  return [
    askIn('contacts', text)(contactCountKey, 'singleChoice', { required: true, choices }),
    ...contactNumbers.reduce<FieldDefinition[]>((fields, number) => [...fields, ...ofContact(number)], []),
  ];
}
