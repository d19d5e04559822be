import type { Choice, FieldDefinition, FormDefinition, TextPair } from '#domain/form/formDefinition.ts';
import { maxPictures } from '#domain/form/possibleLimits.ts';
import type { Contact } from '#domain/person/contact.ts';

/** The keys are the names of the row's fields. */
const asked = {
  company: ['CompanyName', 'CompanyNameEn'],
  wish: ['HallWish', 'BoothArea', 'Product', 'DocumentPictures', 'DocumentFile'],
  contact: ['LinkName', 'Job', 'LinkMob', 'LinkEmail'],
} as const;

type Section = keyof typeof asked;
type Key = (typeof asked)[Section][number];

export type ApplicationText =
  | `label_${Key}`
  | `hint_${'CompanyName' | 'BoothArea' | 'Product' | 'DocumentPictures' | 'DocumentFile'}`
  | `section_${Section}`;

export interface ApplicationFormSettings {
  readonly text: (key: ApplicationText) => TextPair;
  readonly version: string;
  /** The halls of the exhibition; without any the wish is typed. */
  readonly halls: readonly Choice[];
  /** The organiser's questions in the place of hall, area, products and documents. */
  readonly configured: readonly FieldDefinition[] | undefined;
  /** By what the applicant has proven who is asking: it is not asked for again. */
  readonly provenBy: Contact['kind'];
}

const longestName = 80;
const longestLine = 60;
const longestProducts = 500;
const largestBooth = 10_000;

/** Company and contact person are always asked for; the rest is the organiser's form, or the usual questions. */
export function applicationForm(settings: ApplicationFormSettings): FormDefinition {
  const { version, configured } = settings;
  const [company, contact] = [companyFields(settings), contactFields(settings)];
  const own = new Set([...company, ...contact].map(({ key }) => key));
  const wish = configured?.filter(({ key }) => !own.has(key)) ?? wishFields(settings);
  return { version, provenBy: 'mobileOrEmail', fields: [...company, ...wish, ...contact] };
}

function fieldIn(section: Section, text: ApplicationFormSettings['text']) {
  return (key: Key, type: FieldDefinition['type'], more: Partial<FieldDefinition> = {}): FieldDefinition => ({
    key,
    type,
    label: text(`label_${key}`),
    section: text(`section_${section}`),
    required: false,
    ...more,
  });
}

function companyFields({ text }: ApplicationFormSettings): readonly FieldDefinition[] {
  const field = fieldIn('company', text);
  return [
    field('CompanyName', 'text', { required: true, max: longestName, hint: text('hint_CompanyName') }),
    field('CompanyNameEn', 'text', { max: longestName }),
  ];
}

function wishFields({ text, halls }: ApplicationFormSettings): readonly FieldDefinition[] {
  const field = fieldIn('wish', text);
  return [
    halls.length > 0
      ? field('HallWish', 'singleChoice', { choices: halls })
      : field('HallWish', 'text', { max: longestLine }),
    field('BoothArea', 'number', { required: true, min: 1, max: largestBooth, hint: text('hint_BoothArea') }),
    field('Product', 'longText', { required: true, max: longestProducts, hint: text('hint_Product') }),
    field('DocumentPictures', 'images', {
      onlyPictures: true,
      max: maxPictures,
      hint: text('hint_DocumentPictures'),
    }),
    field('DocumentFile', 'file', { hint: text('hint_DocumentFile') }),
  ];
}

function contactFields({ text, provenBy }: ApplicationFormSettings): readonly FieldDefinition[] {
  const field = fieldIn('contact', text);
  return [
    field('LinkName', 'text', { required: true, max: longestLine }),
    field('Job', 'text', { max: longestLine }),
    provenBy === 'mobile' ? field('LinkEmail', 'email') : field('LinkMob', 'mobile'),
  ];
}
