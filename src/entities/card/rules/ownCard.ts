import { isServerRow } from '#domain/record/serverRow.ts';
import { cleanLine } from '#domain/text/cleanText.ts';
import {
  type BusinessCard,
  type CardField,
  cardFields,
  type CardTexts,
  englishFields,
  type EnglishTexts,
  longest,
  noEnglish,
  noTexts,
  usualFields,
} from './businessCard.ts';

/** What the visitor has chosen for their own card, and what is known of the registration. */
export interface OwnCard {
  /** Undefined until the visitor has chosen. */
  readonly chosen: readonly CardField[] | undefined;
  /** As the registration has it, kept so that the card is there without a network. */
  readonly registered: CardTexts;
  /** In place of what is registered; '' where that stands. */
  readonly typed: CardTexts;
  readonly english: EnglishTexts;
}

export const newOwnCard: OwnCard = {
  chosen: undefined,
  registered: noTexts,
  typed: noTexts,
  english: noEnglish,
};

function readTexts(value: unknown): CardTexts {
  const texts: Record<CardField, string> = { ...noTexts };
  if (isServerRow(value))
    for (const field of cardFields) {
      const text = value[field];
      if (typeof text === 'string') texts[field] = cleanLine(text, longest[field]);
    }
  return texts;
}

/** Of what was kept. */
export function asOwnCard(value: unknown): OwnCard {
  if (!isServerRow(value)) return newOwnCard;
  const { chosen } = value;
  const { name, company, job } = readTexts(value['english']);
  return {
    chosen: Array.isArray(chosen) ? cardFields.filter((field) => chosen.indexOf(field) >= 0) : undefined,
    registered: readTexts(value['registered']),
    typed: readTexts(value['typed']),
    english: { name, company, job },
  };
}

/** Everything that could be on the card. */
export function knownTexts({ registered, typed }: OwnCard): CardTexts {
  const texts: Record<CardField, string> = { ...registered };
  for (const field of cardFields) texts[field] = typed[field] || registered[field];
  return texts;
}

/** The card as it is given: a name, and what was chosen. A field that is off is off in both languages. */
export function givenCardOf(own: OwnCard, visitorId: string): BusinessCard {
  const known = knownTexts(own);
  const { chosen = usualFields } = own;
  const isOn = (field: CardField) => field === 'name' || chosen.indexOf(field) >= 0;
  const texts: Record<CardField, string> = { ...noTexts };
  for (const field of cardFields) if (isOn(field)) texts[field] = known[field];
  const english = { ...noEnglish } as Record<keyof EnglishTexts, string>;
  for (const field of englishFields) if (isOn(field)) english[field] = own.english[field];
  return { visitorId, texts, english };
}
