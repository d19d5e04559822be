import { randomId } from '#device/identity/randomId.ts';
import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { appointmentPath } from '#entities/appointment/rules/appointmentPaths.ts';
import { senderName } from '#entities/booth/senderName.ts';
import { queueMessage, removeOutgoing } from '#entities/message/messageQueue.ts';
import { outgoingMessages } from '#entities/message/outgoingMessages.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { noteTold, toldList, toldOf } from '../told/toldList.ts';

export interface TellingToSend {
  readonly appointmentId: string;
  readonly exhibitorId: string;
  /** Of the partner. */
  readonly name: string;
  /** As `claimKey` writes it. */
  readonly claim: string;
  readonly text: string;
}

/**
 * Tells the other side once: another tab may have told the same. What was told before and has not left is replaced.
 * @throws where nothing was kept and nothing will be sent
 */
export async function sendTelling(owner: VisitorKey, telling: TellingToSend): Promise<void> {
  const { exhibitionId } = owner;
  const { appointmentId, exhibitorId, name, claim, text } = telling;
  const before = toldOf(toldList(exhibitionId).list(), appointmentId);
  const waiting = outgoingMessages.getState().list.find(({ message }) => message.id === before?.clientRef);
  if (before?.claim === claim && waiting?.state !== 'refused') return;
  const clientRef = randomId();
  const atMs = fairNowMs();
  // Before it is sent: a page that is closed in between tells it once at most.
  noteTold(exhibitionId, appointmentId, { appointmentId, claim, clientRef, atMs });
  try {
    if (waiting !== undefined) await removeOutgoing(waiting.message.id);
    await queueMessage({
      owner,
      partner: { kind: 'exhibitor', id: exhibitorId },
      business: 'appointment',
      title: name,
      text,
      link: appointmentPath(exhibitionId, appointmentId),
      productId: '',
      senderName: senderName(owner),
      clientRef,
      writtenAtMs: atMs,
    });
  } catch (problem) {
    noteTold(exhibitionId, appointmentId, before);
    throw problem;
  }
}
