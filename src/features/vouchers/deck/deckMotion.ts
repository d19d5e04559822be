import { type CardPlace, hasSnapPoints, nearestCard, scrollToCard } from './deckRow.ts';

/** What moves the row of cards at this moment. */
export interface DeckMotion {
  /** A finger is on the row. */
  isHeld: boolean;
  /** The row is being scrolled to a card by `scrollToCard`. */
  isLed: boolean;
  /** The card that the last swipe chose, until it is the wanted one; otherwise -1. */
  settledAt: number;
  /** The key of the card that was wanted last; '' before the first. */
  shownKey: string;
  /** The card where the swipe under way began; several swipes in a row go as far as they go. */
  swipeFrom: number | 'several' | undefined;
}

export const atRest: Readonly<DeckMotion> = {
  isHeld: false,
  isLed: false,
  settledAt: -1,
  shownKey: '',
  swipeFrom: undefined,
};

/** Brings the wanted card into sight, unless a swipe has done so. */
export function showCard(motion: DeckMotion, row: HTMLElement, card: CardPlace, cardKey: string): void {
  const { shownKey, settledAt } = motion;
  motion.shownKey = cardKey;
  motion.settledAt = -1;
  if (settledAt === card.at && hasSnapPoints()) return;
  // Only the way to another person is shown; the first card, and one that others push aside, are there immediately.
  const isAnother = shownKey !== '' && shownKey !== cardKey;
  motion.isLed = scrollToCard(row, card, isAnother) && isAnother;
}

/** After a resize; not during a swipe. */
export function realignCard(motion: DeckMotion, row: HTMLElement, card: CardPlace): void {
  if (motion.isHeld || motion.swipeFrom !== undefined) return;
  scrollToCard(row, card, false);
}

export function beginSwipe(motion: DeckMotion, from: number): void {
  motion.isHeld = true;
  motion.swipeFrom = motion.swipeFrom === undefined ? from : 'several';
  motion.isLed = false;
}

/** Ends the swipe of a row that rests: on the card that it chose, or back on the wanted one. */
export function settle(
  motion: DeckMotion,
  row: HTMLElement,
  wanted: CardPlace,
  onSettle: (at: number) => void,
): void {
  if (motion.isHeld) return;
  const { isLed: wasLed, swipeFrom } = motion;
  const reached = nearestCard(row, wanted.count);
  const chosen = atMostOneOn(swipeFrom, reached);
  motion.isLed = false;
  motion.swipeFrom = undefined;
  // A scroll by scrollToCard that was interrupted chooses nothing.
  if (chosen !== wanted.at && !wasLed) {
    motion.settledAt = chosen;
    onSettle(chosen);
    if (chosen !== reached) motion.isLed = scrollToCard(row, { ...wanted, at: chosen }, true);
  } else if (wasLed || !hasSnapPoints()) {
    motion.isLed = scrollToCard(row, wanted, !wasLed);
  }
}

/**
 * However hard it was, one swipe is one person: a flick may not carry past another person's code, and not every browser
 * follows `scroll-snap-stop` of the style sheet.
 */
function atMostOneOn(from: DeckMotion['swipeFrom'], reached: number): number {
  return typeof from === 'number' ? Math.min(from + 1, Math.max(from - 1, reached)) : reached;
}
