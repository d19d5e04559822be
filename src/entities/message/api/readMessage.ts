import {
  type BusinessType,
  isBooth,
  type Message,
  type MessageOwner,
  type Partner,
  systemPartnerId,
} from '../rules/message.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import type { messages } from './messageCollections.ts';

export type MessageRow = Awaited<ReturnType<typeof messages.list>>[number];

const businessTypes: readonly BusinessType[] = [
  'text',
  'product',
  'inquiry',
  'sample',
  'appointment',
  'picture',
  'file',
];
const isRead = '1';

/** As the owner sees it; undefined for a row that is not theirs, or has no sender. */
export function readMessage(row: MessageRow, owner: MessageOwner): Message | undefined {
  const [sender, receiver] = isBooth(owner)
    ? [row.ExhibitorSender || row.StoreSender, row.ExhibitorReceiver]
    : [row.VisitorSender, row.VisitorReceiver];
  const isMine = sender === owner.visitorId;
  const isForAll = !isMine && isNoticeFor(row, owner);
  if (row.ExhibitionId !== owner.exhibitionId) return undefined;
  if (!isMine && !isForAll && receiver !== owner.visitorId) return undefined;
  const partner = isMine ? receiverOf(row) : senderOf(row);
  if (partner === undefined || partner.id === owner.visitorId) return undefined;
  return {
    id: row.RecordId,
    partner,
    isMine,
    business: businessOf(row),
    title: row.Title || row.FileName,
    text: row.Content,
    ...((row.TitleEn !== '' || row.ContentEn !== '') && {
      english: { title: row.TitleEn, text: row.ContentEn },
    }),
    link: row.Picture || row.LinkInfo,
    productId: row.ProductId,
    atMs: row.CreatedAtMesc ?? parseVenueTime(row.CreatedAt) ?? 0,
    // One row for everybody does not tell who has read it.
    isRead: row.State === '' || isForAll ? undefined : row.State === isRead,
    senderName: row.NickName,
    senderPicture: row.Logo,
    clientRef: row.ClientRef,
  };
}

/** Whether a row that names no receiver is for this side. */
const isNoticeFor = (row: MessageRow, owner: MessageOwner): boolean =>
  isBooth(owner)
    ? row.ToAllExhibitor
    : row.ToAllVisitor || (row.ToChannel !== '' && row.ToChannel === owner.channelId);

/** A server that keeps no such field may still keep the picture. */
const businessOf = ({ BusinessType, Picture }: MessageRow): BusinessType =>
  businessTypes.find((known) => known === BusinessType) ?? (Picture === '' ? 'text' : 'picture');

function receiverOf(row: MessageRow): Partner | undefined {
  if (row.ExhibitorReceiver !== '') return { kind: 'exhibitor', id: row.ExhibitorReceiver };
  if (row.VisitorReceiver !== '') return { kind: 'visitor', id: row.VisitorReceiver };
  return row.OrganizationReceiver === '' ? undefined : { kind: 'organizer', id: row.OrganizationReceiver };
}

function senderOf(row: MessageRow): Partner | undefined {
  const exhibitor = row.ExhibitorSender || row.StoreSender;
  if (exhibitor !== '') return { kind: 'exhibitor', id: exhibitor };
  if (row.VisitorSender !== '') return { kind: 'visitor', id: row.VisitorSender };
  if (row.OrganizationSender !== '') return { kind: 'organizer', id: row.OrganizationSender };
  return row.SysSender === '' ? undefined : { kind: 'organizer', id: systemPartnerId };
}
