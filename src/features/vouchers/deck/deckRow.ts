/** Less than this is the browser's rounding. */
const slackPx = 2;

/** A card by its place among the cards of the row. */
export interface CardPlace {
  readonly at: number;
  readonly count: number;
}

/** Whether the browser ends every swipe on a card itself; scrolling during its movement would miss the card. */
export const hasSnapPoints = () =>
  typeof CSS !== 'undefined' && CSS.supports('scroll-snap-type', 'x mandatory');

/** The card that most of the row shows. */
export function nearestCard(row: HTMLElement, count: number): number {
  const nearest = Math.round(row.scrollLeft / Math.max(1, row.scrollWidth / count));
  // A row can be pulled beyond its ends.
  return Math.min(count - 1, Math.max(0, nearest));
}

/** Scrolls the row to a card, smoothly or instantly; returns whether it had to move. */
export function scrollToCard(row: HTMLElement, { at, count }: CardPlace, isSmooth: boolean): boolean {
  const left = (at * row.scrollWidth) / count;
  if (Math.abs(row.scrollLeft - left) <= slackPx) return false;
  row.style.scrollBehavior = isSmooth ? '' : 'auto';
  row.scrollLeft = left;
  row.style.scrollBehavior = '';
  return true;
}
