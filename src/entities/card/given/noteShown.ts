import { fairNowMs } from '#session/clock/fairClock.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { changeCards } from '../cardData.ts';
import { type CardField, cardFields } from '../rules/businessCard.ts';
import { type ShownWay, shownCardId } from '../rules/givenCard.ts';

/** What the screen with the own card has shown since it was opened. */
export interface Showing {
  readonly ways: readonly Exclude<ShownWay, 'both'>[];
  readonly fields: readonly CardField[];
  /** Of the entry that this showing has made; undefined where it found one of the day that says the same. */
  readonly madeId?: string | undefined;
}

export const noShowing: Showing = { ways: [], fields: [] };

/**
 * A code on the screen can be read by anyone in sight: what it says is noted as given. One showing is one entry, also where the card's
 * data or the other code come later; of showings that say the same the day has one. Answers the showing with what is added.
 */
export function noteShown(
  owner: MessageOwner,
  before: Showing,
  now: { readonly way: Exclude<ShownWay, 'both'>; readonly fields: readonly CardField[] },
): Promise<Showing> {
  const ways = before.ways.indexOf(now.way) < 0 ? [...before.ways, now.way] : before.ways;
  const fields = cardFields.filter(
    (field) => before.fields.indexOf(field) >= 0 || now.fields.indexOf(field) >= 0,
  );
  const way = ways.length > 1 ? 'both' : now.way;
  const atMs = fairNowMs();
  const id = shownCardId(way, fields, atMs);
  return changeCards(owner, async (cards, { given }) => {
    const isKnown = given.some((one) => one.id === id);
    await cards.put(owner, 'given', id, { id, way, fields, atMs });
    const { madeId } = before;
    if (madeId !== undefined && madeId !== id) await cards.remove(owner, 'given', madeId);
    return { ways, fields, madeId: !isKnown || madeId === id ? id : undefined };
  });
}
