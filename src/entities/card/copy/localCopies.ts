import type { AddressBookRow } from '../rules/addressBook.ts';
import { type CardContact, changedAtOf, findContact, isCopied } from '../rules/contact.ts';
import { type CopyPlan, planCopy, type RemovedContact } from '../rules/planCopy.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { isServerRow } from '#domain/record/serverRow.ts';
import { localStores } from '#session/localStores.ts';
import { cardData, cardKey, changeCards } from '../cardData.ts';

function asRemoved(value: unknown): RemovedContact | undefined {
  if (!isServerRow(value)) return undefined;
  const { id, visitorId, atMs } = value;
  if (typeof id !== 'string' || typeof visitorId !== 'string' || typeof atMs !== 'number') return undefined;
  return { id, visitorId, atMs };
}

/** Takes over what the server knows better, and answers what it does not know yet. */
export const applyCopy = (owner: MessageOwner, rows: readonly AddressBookRow[]): Promise<CopyPlan> =>
  changeCards(owner, async (cards, { contacts }) => {
    const removed = (await cards.list(owner, 'removed')).map(asRemoved).filter((one) => one !== undefined);
    const plan = planCopy(contacts, removed, rows);
    for (const contact of plan.forget) await forget(owner, contact, plan);
    for (const contact of plan.keep) await cards.put(owner, 'contact', contact.id, contact);
    for (const { id } of plan.settled) await cards.remove(owner, 'removed', id);
    return plan;
  });

/** One that stands under another id now takes its picture along. */
async function forget(owner: MessageOwner, contact: CardContact, { keep }: CopyPlan): Promise<void> {
  const { cards, cardPictures } = await localStores();
  const same = findContact(keep, contact);
  if (same !== undefined) await cardPictures.move(owner, contact.id, same.id);
  else await cardPictures.remove(owner, contact.id);
  await cards.remove(owner, 'contact', contact.id);
}

/** What was changed again since then is not copied yet. */
export const markCopied = (owner: MessageOwner, id: string, copiedMs: number): Promise<void> =>
  changeCards(owner, async (cards, { contacts }) => {
    const contact = contacts.find((one) => one.id === id);
    if (contact === undefined) return;
    const isStillSo = changedAtOf(contact) === copiedMs;
    await cards.put(owner, 'contact', id, { ...contact, copiedMs, ...(isStillSo && { before: undefined }) });
  });

export const settleRemoved = (owner: MessageOwner, { id, atMs }: RemovedContact): Promise<void> =>
  changeCards(owner, async (cards) => {
    const kept = (await cards.list(owner, 'removed')).map(asRemoved).find((one) => one?.id === id);
    if (kept?.atMs === atMs) await cards.remove(owner, 'removed', id);
  });

export function setCopyRefused(owner: MessageOwner, isCopyRefused: boolean): void {
  const data = cardData.getState()[cardKey(owner)];
  if (data !== undefined) cardData.setState({ [cardKey(owner)]: { ...data, isCopyRefused } });
}

export const hasAllCopied = (owner: MessageOwner): Promise<boolean> =>
  changeCards(owner, async (cards, { contacts, given }) => {
    const removed = await cards.list(owner, 'removed');
    const isErased = given.every((one) => one.isErased !== false);
    return removed.length === 0 && isErased && contacts.every(isCopied);
  });
