import {
  type BusinessType,
  isBooth,
  type Message,
  type MessageOwner,
  type Partner,
  systemPartnerId,
} from '../rules/message.ts';
import { splitLanguages, splitTitle } from '#domain/page/splitLanguages.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { readReference } from '#domain/record/serverRow.ts';
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

/**
 * As the owner sees it; undefined for a row that is not theirs, or has no sender, and for a notice before it is to be shown.
 * @param nowMs by the server's clock, as far as the phone knows it; of rows that the owner has just written it says nothing
 */
export function readMessage(row: MessageRow, owner: MessageOwner, nowMs = Infinity): Message | undefined {
  const [sender, receiver] = isBooth(owner)
    ? [row.ExhibitorSender || row.StoreSender, row.ExhibitorReceiver]
    : [row.VisitorSender, row.VisitorReceiver];
  const isMine = sender === owner.visitorId;
  const isForAll = !isMine && isNoticeFor(row, owner);
  if (row.ExhibitionId !== owner.exhibitionId) return undefined;
  if (!isMine && !isForAll && receiver !== owner.visitorId) return undefined;
  if (isForAll && (row.ShowFrom ?? 0) > nowMs) return undefined;
  const partner = isMine ? receiverOf(row) : senderOf(row);
  if (partner === undefined || partner.id === owner.visitorId) return undefined;
  return {
    id: row.RecordId,
    partner,
    isMine,
    ...(isForAll && row.WithdrawnAt !== undefined ? withdrawn : contentOf(row, partner.kind === 'organizer')),
    productId: row.ProductId,
    atMs: atMsOf(row, isForAll),
    // One row for everybody does not tell who has read it.
    isRead: row.State === '' || isForAll ? undefined : row.State === isRead,
    senderName: row.NickName,
    senderPicture: row.Logo,
    clientRef: row.ClientRef,
  };
}

const withdrawn = { isWithdrawn: true, business: 'text', title: '', text: '', link: '' } as const;

/** What people write to each other stays as they have typed it. */
function contentOf(row: MessageRow, isOrganisers: boolean) {
  const business = businessOf(row);
  const isAttachment = business === 'picture' || business === 'file';
  return {
    business,
    ...(isOrganisers ? wordsTold(row) : wordsTyped(row)),
    link: isAttachment ? row.Picture || row.LinkInfo : row.LinkInfo,
    ...(!isAttachment && row.Picture !== '' && { picture: row.Picture }),
  };
}

const wordsTyped = (row: MessageRow) => ({
  title: row.Title || row.FileName,
  text: row.Content,
  ...((row.TitleEn !== '' || row.ContentEn !== '') && {
    english: { title: row.TitleEn, text: row.ContentEn },
  }),
});

/** Where the fields for English are empty, an organiser may have written both languages into one. */
function wordsTold(row: MessageRow): ReturnType<typeof wordsTyped> {
  const typed = wordsTyped(row);
  const text = typed.english === undefined ? splitLanguages(typed.text) : undefined;
  if (text === undefined) return typed;
  const title = splitTitle(typed.title);
  return { title: title.zh, text: text.zh, english: { title: title.en, text: text.en } };
}

/** A notice counts as new when its readers may first see it. */
function atMsOf(row: MessageRow, isForAll: boolean): number {
  const madeMs = row.CreatedAtMesc ?? parseVenueTime(row.CreatedAt) ?? 0;
  return isForAll ? Math.max(madeMs, row.ShowFrom ?? 0) : madeMs;
}

/** Whether a row that names no receiver is for this side. */
function isNoticeFor(row: MessageRow, owner: MessageOwner): boolean {
  if (isBooth(owner)) return row.ToAllExhibitor;
  const { channelId, hasCheckedIn } = owner;
  if (row.ToAllVisitor || (row.ToCheckedIn && hasCheckedIn === true)) return true;
  if (channelId === undefined || channelId === '') return false;
  return row.ToChannel === channelId || row.ToChannels.some((id) => readReference(id) === channelId);
}

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
