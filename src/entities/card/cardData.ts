import { createStore } from 'zustand/vanilla';
import type { CardRecords } from './kept/cardRecords.ts';
import { createTaskQueue } from '#device/storage/createTaskQueue.ts';
import {
  asContact,
  type CardContact,
  contactAfter,
  type ContactRemarks,
  type Saving,
  changedContact,
} from './rules/contact.ts';
import { asGivenCard, type GivenCard } from './rules/givenCard.ts';
import { asOwnCard, type OwnCard } from './rules/ownCard.ts';
import type { MessageOwner } from '../message/rules/message.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { localStores } from '#session/localStores.ts';
import { noteCopyWaiting } from './copy/waitingCopies.ts';

/** What this phone keeps of one visitor's cards at one exhibition. */
export interface CardData {
  readonly contacts: readonly CardContact[];
  readonly given: readonly GivenCard[];
  readonly own: OwnCard;
  /** False once something could not be stored beyond this page. */
  readonly isLasting: boolean;
  /** The server has refused to keep a copy. */
  readonly isCopyRefused: boolean;
}

export const cardKey = ({ exhibitionId, visitorId }: MessageOwner) => `${exhibitionId}/${visitorId}`;

/** As this page knows it, by `cardKey`. */
export const cardData = createStore<Readonly<Record<string, CardData>>>()(() => ({}));

/** What one change reads is what the one before has written. */
const inOrder = createTaskQueue();
const ownId = 'own';

/** @throws where the phone's stores cannot be opened */
export const loadCards = (owner: MessageOwner): Promise<CardData> => inOrder(() => read(owner));

async function read(owner: MessageOwner): Promise<CardData> {
  const { cards } = await localStores();
  const [contacts, given, own] = await Promise.all([
    cards.list(owner, 'contact'),
    cards.list(owner, 'given'),
    cards.list(owner, 'own'),
  ]);
  const data: CardData = {
    contacts: contacts
      .map(asContact)
      .filter((contact) => contact !== undefined)
      .sort((one, other) => other.metAtMs - one.metAtMs),
    given: given
      .map(asGivenCard)
      .filter((one) => one !== undefined)
      .sort((one, other) => other.atMs - one.atMs),
    own: asOwnCard(own[0]),
    isLasting: cardData.getState()[cardKey(owner)]?.isLasting ?? true,
    isCopyRefused: cardData.getState()[cardKey(owner)]?.isCopyRefused ?? false,
  };
  cardData.setState({ [cardKey(owner)]: data });
  return data;
}

type Stored =
  | { readonly kind: 'contact'; readonly value: CardContact }
  | { readonly kind: 'given'; readonly value: GivenCard }
  | { readonly kind: 'own'; readonly value: OwnCard };

async function put(owner: MessageOwner, { kind, value }: Stored): Promise<void> {
  const { cards } = await localStores();
  const lasts = await cards.put(owner, kind, 'id' in value ? value.id : ownId, value);
  const data = await read(owner);
  if (!lasts) cardData.setState({ [cardKey(owner)]: { ...data, isLasting: false } });
}

/** One step that reads and writes what is kept; the page shows what it leaves. */
export const changeCards = <T>(
  owner: MessageOwner,
  change: (cards: CardRecords, data: CardData) => Promise<T>,
): Promise<T> =>
  inOrder(async () => {
    const { cards } = await localStores();
    const result = await change(cards, await read(owner));
    await read(owner);
    return result;
  });

const listeners = new Set<(owner: MessageOwner) => void>();

/** Told of each contact that is changed on this page. Returns an unsubscribe function. */
export function onContactChange(listener: (owner: MessageOwner) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tellChange(owner: MessageOwner): void {
  noteCopyWaiting(owner, true);
  for (const listener of Array.from(listeners)) listener(owner);
}

export const keepContact = async (owner: MessageOwner, contact: CardContact): Promise<void> => {
  await inOrder(async () => {
    const known = (await read(owner)).contacts.find(({ id }) => id === contact.id);
    await put(owner, { kind: 'contact', value: changedContact(known, contact, fairNowMs()) });
  });
  tellChange(owner);
};

/** What the visitor remarks about a contact; the rest of it stays as it is by then. */
export const changeRemarks = async (
  owner: MessageOwner,
  id: string,
  remarks: Partial<ContactRemarks>,
): Promise<void> => {
  await inOrder(async () => {
    const known = (await read(owner)).contacts.find((contact) => contact.id === id);
    if (known === undefined) throw new Error('The contact is not there any more');
    const value = changedContact(known, { ...known, ...remarks }, fairNowMs());
    await put(owner, { kind: 'contact', value });
  });
  tellChange(owner);
};

export const keepGiven = (owner: MessageOwner, value: GivenCard): Promise<void> =>
  inOrder(() => put(owner, { kind: 'given', value }));

/** What was given, without reading the contacts. @throws where the phone's stores cannot be opened */
export async function listGiven(owner: MessageOwner): Promise<readonly GivenCard[]> {
  const { cards } = await localStores();
  return (await cards.list(owner, 'given')).map(asGivenCard).filter((one) => one !== undefined);
}

/** `change` is told what was kept last; it is removed where that answers undefined. Nothing happens where it is gone. */
export const changeGiven = (
  owner: MessageOwner,
  id: string,
  change: (given: GivenCard) => GivenCard | undefined,
): Promise<void> =>
  changeCards(owner, async (cards, { given }) => {
    const kept = given.find((one) => one.id === id);
    if (kept === undefined) return;
    const next = change(kept);
    if (next === undefined) await cards.remove(owner, 'given', id);
    else await cards.put(owner, 'given', id, next);
  });

export const removeGiven = (owner: MessageOwner, id: string): Promise<void> =>
  changeCards(owner, (cards) => cards.remove(owner, 'given', id));

/** `change` is told what was kept last. */
export const changeOwnCard = (owner: MessageOwner, change: (own: OwnCard) => OwnCard): Promise<void> =>
  inOrder(async () => {
    const { own } = await read(owner);
    const value = change(own);
    if (JSON.stringify(value) !== JSON.stringify(own)) await put(owner, { kind: 'own', value });
  });

/** Saves a card that was received: a person who is known already is updated. */
export const saveCard = async (owner: MessageOwner, saving: Saving): Promise<CardContact> => {
  const value = await inOrder(async () => {
    const { contacts } = await read(owner);
    const after = contactAfter(contacts, saving);
    const known = contacts.find(({ id }) => id === after.id);
    const saved = changedContact(known, after, fairNowMs());
    await put(owner, { kind: 'contact', value: saved });
    return saved;
  });
  tellChange(owner);
  return value;
};

/** Noted until the server knows it, so that another phone removes it too. */
export const removeContact = async (owner: MessageOwner, id: string): Promise<void> => {
  await changeCards(owner, async (cards, { contacts }) => {
    const visitorId = contacts.find((contact) => contact.id === id)?.visitorId ?? '';
    await cards.put(owner, 'removed', id, { id, visitorId, atMs: fairNowMs() });
    await cards.remove(owner, 'contact', id);
  });
  tellChange(owner);
};
