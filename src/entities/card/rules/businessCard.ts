/** What a card can say, in the order in which it is shown. */
export const cardFields = ['name', 'company', 'job', 'mobile', 'email', 'address', 'website'] as const;
export type CardField = (typeof cardFields)[number];

/** '' for what the card does not say. */
export type CardTexts = Readonly<Record<CardField, string>>;

/** What a card can say a second time, in English. */
export const englishFields = ['name', 'company', 'job'] as const;
export type EnglishField = (typeof englishFields)[number];
export type EnglishTexts = Readonly<Record<EnglishField, string>>;

export interface BusinessCard {
  /** The visitor's id, which is the same on every card of this person; '' where it is not known. */
  readonly visitorId: string;
  readonly texts: CardTexts;
  readonly english: EnglishTexts;
}

/** Code points; what a code can carry and still be read by a phone's camera. */
export const longest: Readonly<Record<CardField, number>> = {
  name: 40,
  company: 60,
  job: 40,
  mobile: 24,
  email: 80,
  address: 80,
  website: 80,
};

export const noTexts: CardTexts = {
  name: '',
  company: '',
  job: '',
  mobile: '',
  email: '',
  address: '',
  website: '',
};
export const noEnglish: EnglishTexts = { name: '', company: '', job: '' };

/** By which a person can be reached: given only when the visitor turns them on. */
const contactFields: readonly CardField[] = ['mobile', 'email', 'address'];
export const isContactField = (field: CardField): boolean => contactFields.indexOf(field) >= 0;

/** Until the visitor chooses. */
export const usualFields: readonly CardField[] = cardFields.filter((field) => !isContactField(field));

export const fieldsOf = ({ texts }: Pick<BusinessCard, 'texts'>): readonly CardField[] =>
  cardFields.filter((field) => texts[field] !== '');
