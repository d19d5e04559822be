import { addCardPath } from './rules/cardPaths.ts';
import { readForeignCard } from './rules/formats/readVcard.ts';
import { linkContext } from '#flows/navigation/linkContext.ts';
import { keepReceived } from './useReceivedCard.ts';

/** Shows the card of another product, to be saved like one of this. False where it names no one. */
export async function openForeignCard(exhibitionId: string, text: string): Promise<boolean> {
  const read = readForeignCard(text);
  if (read === undefined) return false;
  await keepReceived(exhibitionId, read.card, read.unused);
  linkContext().navigate(addCardPath(exhibitionId));
  return true;
}
