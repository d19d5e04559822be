import { messages } from '../message/api/messageCollections.ts';
import { randomId } from '#device/identity/randomId.ts';
import { cardLinkPath } from './rules/cardPaths.ts';
import { type BusinessCard, cardFields, fieldsOf } from './rules/businessCard.ts';
import { writeCard } from './rules/formats/cardPayload.ts';
import type { GivenCard } from './rules/givenCard.ts';
import type { MessageOwner } from '../message/rules/message.ts';
import { queueMessage, removeOutgoing } from '../message/messageQueue.ts';
import { outgoingMessages } from '../message/outgoingMessages.ts';
import { services } from '#session/services.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { localStores } from '#session/localStores.ts';
import { keepGiven, loadCards, removeGiven } from './cardData.ts';
import { copyCards } from './copy/copyCards.ts';
import { noteCopyWaiting } from './copy/waitingCopies.ts';

export interface CardReceiver {
  readonly visitorId: string;
  readonly name: string;
}

interface SendingCard {
  readonly owner: MessageOwner;
  readonly card: BusinessCard;
  readonly to: CardReceiver;
  /** Of the message. */
  readonly title: string;
}

/**
 * Gives the card as a message, also without a network. It is noted before anything can leave, so that the note is there whenever the page ends.
 * @throws where nothing was kept and nothing will be sent
 */
export async function sendCard({ owner, card, to, title }: SendingCard): Promise<void> {
  const clientRef = randomId();
  const atMs = fairNowMs();
  const given: GivenCard = { id: clientRef, way: 'sent', fields: fieldsOf(card), to, atMs };
  await keepGiven(owner, { ...given, isUnsure: true });
  try {
    await queueMessage({
      owner,
      partner: { kind: 'visitor', id: to.visitorId },
      business: 'text',
      title,
      text: cardFields
        .map((field) => card.texts[field])
        .filter((text) => text !== '')
        .join('\n'),
      // The receiver saves the card by it.
      link: cardLinkPath(owner.exhibitionId, writeCard(card).payload),
      productId: '',
      senderName: card.texts.name,
      clientRef,
      writtenAtMs: atMs,
    });
  } catch (problem) {
    await removeGiven(owner, clientRef);
    throw problem;
  }
  await keepGiven(owner, given);
}

/** Whether what an earlier page has noted was sent: it waits in the outbox, or the server has it. Never rejects. */
export async function settleGiven(owner: MessageOwner): Promise<void> {
  try {
    const unsure = (await loadCards(owner)).given.filter(({ isUnsure }) => isUnsure === true);
    if (unsure.length === 0) return;
    const { outbox } = await localStores();
    const waiting = (await outbox.list()).map(({ clientRef }) => clientRef);
    for (const { isUnsure: _, ...given } of unsure)
      if (waiting.indexOf(given.id) >= 0 || (await isStored(owner, given.id))) await keepGiven(owner, given);
  } catch {
    // The note stays, and says that it is not certain.
  }
}

async function isStored({ exhibitionId }: MessageOwner, clientRef: string): Promise<boolean> {
  const client = await services().client();
  const parts = { ExhibitionId: exhibitionId, ClientRef: clientRef };
  return ((await messages.count(client, parts, { policy: 'background', isAskedFor: false })) ?? 0) > 0;
}

/** Asks the receiver to delete it, or takes back what has not left yet; noted before anything leaves. @throws as above */
export async function withdrawCard(owner: MessageOwner, given: GivenCard, text: string): Promise<void> {
  const { to, id } = given;
  if (to === undefined) return;
  const isWaiting = outgoingMessages.getState().list.some(({ message }) => message.id === id);
  const isTakenBack = isWaiting && (await removeOutgoing(id));
  const withdrawnAtMs = fairNowMs();
  await keepGiven(owner, { ...given, withdrawnAtMs, ...(!isTakenBack && { isErased: false }) });
  if (isTakenBack) return;
  noteCopyWaiting(owner, true);
  try {
    await queueMessage({
      owner,
      partner: { kind: 'visitor', id: to.visitorId },
      business: 'text',
      title: '',
      text,
      link: '',
      productId: '',
      senderName: '',
      clientRef: randomId(),
      writtenAtMs: fairNowMs(),
    });
  } catch (problem) {
    await keepGiven(owner, given);
    throw problem;
  }
  void copyCards(owner);
}
