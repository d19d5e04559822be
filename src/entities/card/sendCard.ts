import { randomId } from '#device/identity/randomId.ts';
import { cardLinkPath } from './rules/cardPaths.ts';
import { type BusinessCard, cardFields, fieldsOf } from './rules/businessCard.ts';
import { writeCard } from './rules/formats/cardPayload.ts';
import { type GivenCard, isNotDelivered } from './rules/givenCard.ts';
import type { MessageOwner } from '../message/rules/message.ts';
import { queueMessage, removeOutgoing } from '../message/messageQueue.ts';
import { outgoingMessages } from '../message/outgoingMessages.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { keepGiven, listGiven, removeGiven } from './cardData.ts';
import { followGiven } from './given/followGiven.ts';
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
 * Gives the card as a message, also without a network. It is noted before anything can leave, so that the note is there whenever the page ends,
 * as one that waits until the message has arrived. It takes the place of an earlier one to the same person that was refused.
 * @throws where nothing was kept and nothing will be sent
 */
export async function sendCard({ owner, card, to, title }: SendingCard): Promise<void> {
  const clientRef = randomId();
  const atMs = fairNowMs();
  followGiven();
  const given: GivenCard = {
    id: clientRef,
    way: 'sent',
    fields: fieldsOf(card),
    to,
    atMs,
    delivery: 'waiting',
  };
  const earlier = (await listGiven(owner)).filter(
    (one) => one.to?.visitorId === to.visitorId && isNotDelivered(one),
  );
  await keepGiven(owner, given);
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
  for (const { id } of earlier) await discardGiven(owner, id);
}

/** A card that was refused is not sent any more, and nothing says that it was given. */
export async function discardGiven(owner: MessageOwner, id: string): Promise<void> {
  if (await removeOutgoing(id)) await removeGiven(owner, id);
}

/** Asks the receiver to delete it, or takes back what has not left yet; noted before anything leaves. @throws as above */
export async function withdrawCard(owner: MessageOwner, given: GivenCard, text: string): Promise<void> {
  const { to, id, request } = given;
  if (to === undefined) return;
  followGiven();
  if (request?.delivery === 'refused') await removeOutgoing(request.id);
  const isWaiting = outgoingMessages.getState().list.some(({ message }) => message.id === id);
  const isTakenBack = isWaiting && (await removeOutgoing(id));
  const withdrawnAtMs = fairNowMs();
  if (isTakenBack) return keepGiven(owner, { ...given, withdrawnAtMs, delivery: undefined });
  const clientRef = randomId();
  const asked: GivenCard = {
    ...given,
    withdrawnAtMs,
    isErased: false,
    request: { id: clientRef, delivery: 'waiting' },
  };
  await keepGiven(owner, asked);
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
      clientRef,
      writtenAtMs: fairNowMs(),
    });
  } catch (problem) {
    await keepGiven(owner, given);
    throw problem;
  }
  void copyCards(owner);
}
