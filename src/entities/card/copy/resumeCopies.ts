import { onContactChange } from '../cardData.ts';
import { cardCopies } from './copyCards.ts';

let isWatching = false;

/** Every moment at which a change of a card case that waits may get through: immediately, with the network, with the page, now and then. */
export function resumeCopies(): void {
  if (isWatching) return;
  isWatching = true;
  onContactChange(({ exhibitionId, visitorId }) => cardCopies.copySoon({ exhibitionId, ownerId: visitorId }));
  cardCopies.resume();
}
