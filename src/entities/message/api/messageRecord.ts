import type { FairMs } from '#domain/time/clocks.ts';
import { type BusinessType, isBooth, type MessageOwner, type Partner } from '../rules/message.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';

/** A message as it is written; texts are '' where there is none. */
export interface NewMessage {
  readonly owner: MessageOwner;
  readonly partner: Partner;
  readonly business: BusinessType;
  readonly text: string;
  readonly title: string;
  readonly link: string;
  readonly productId: string;
  /** Of the visitor, or of the exhibitor's contact. */
  readonly senderName: string;
  readonly clientRef: string;
  readonly writtenAtMs: FairMs;
}

/** Seen in other clients: what a visitor sends has this type; of an exhibitor it is assumed. */
const fromVisitor = '0';
const fromExhibitor = '1';
const unread = '0';

/** The row as it travels. The receiver's field follows from who is on the screen, and nothing else. */
export function messageRecord(message: NewMessage): ServerRow {
  const { owner, partner, business, text, title, link, productId } = message;
  const isPicture = business === 'picture';
  return {
    ExhibitionId: owner.exhibitionId,
    Type: isBooth(owner) ? fromExhibitor : fromVisitor,
    BusinessType: business,
    State: unread,
    ...(isBooth(owner) ? { ExhibitorSender: owner.visitorId } : { VisitorSender: owner.visitorId }),
    ...(partner.kind === 'visitor' ? { VisitorReceiver: partner.id } : { ExhibitorReceiver: partner.id }),
    ...(title !== '' && { Title: title }),
    ...(text !== '' && { Content: text }),
    ...(link !== '' && (isPicture ? { Picture: link } : { LinkInfo: link })),
    ...(productId !== '' && { ProductId: productId }),
    ...(message.senderName !== '' && { NickName: message.senderName }),
    ClientRef: message.clientRef,
    ClientTime: message.writtenAtMs,
  };
}
