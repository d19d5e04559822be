import { type CardField, cardFields, type CardTexts } from '#entities/card/rules/businessCard.ts';
import type { CardReading, NotUsed } from '#entities/card/rules/formats/cardReading.ts';

/** A form that people type into and that a card may fill. */
export interface FilledForm {
  readonly texts: CardTexts;
  /** What the last card has put there; '' where it has put nothing. */
  readonly fromCard: CardTexts;
  /** What that card says and no field shows. */
  readonly unused: readonly NotUsed[];
}

type Reading = Pick<CardReading, 'texts' | 'unused'>;

const isByHand = ({ texts, fromCard }: FilledForm, field: CardField): boolean =>
  texts[field].trim() !== '' && texts[field] !== fromCard[field];

/**
 * What was typed or corrected by hand and may not belong to the person of this card: where the card says something else, and
 * all of it where another card has filled the form before. The visitor decides.
 */
export function doubtfulFields(form: FilledForm, card: Reading): readonly CardField[] {
  const { texts, fromCard } = form;
  const isOtherCard = cardFields.some(
    (field) => fromCard[field] !== '' && fromCard[field] !== card.texts[field],
  );
  const saysElse = (field: CardField) =>
    card.texts[field] !== '' && card.texts[field] !== texts[field].trim();
  return cardFields.filter((field) => isByHand(form, field) && (isOtherCard || saysElse(field)));
}

/** The form with this card alone in it: what an earlier card has put there goes. @param replaced what was typed and is given up */
export function filledFrom(form: FilledForm, card: Reading, replaced: readonly CardField[]): FilledForm {
  const texts: Record<CardField, string> = { ...form.texts };
  const fromCard: Record<CardField, string> = { ...form.fromCard };
  const unused: NotUsed[] = [];
  for (const field of cardFields) {
    const said = card.texts[field];
    const isKept = isByHand(form, field) && replaced.indexOf(field) < 0;
    if (isKept && said !== '' && said !== form.texts[field].trim()) unused.push({ kind: field, text: said });
    if (!isKept) texts[field] = said;
    fromCard[field] = isKept ? '' : said;
  }
  return { texts, fromCard, unused: [...unused, ...card.unused] };
}
