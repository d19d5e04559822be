import type { EnquiryKind, MessageOwner } from '../rules/message.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { readFields } from '#data/collections/readFields.ts';
import { lookUp, type RowLookup } from '#data/collections/lookUp.ts';
import { outcomeOf, type SentOnce } from '#data/client/outcomeOf.ts';
import { asOwner } from './messageCalls.ts';
import { enquiries } from './enquiryCollections.ts';

export type EnquiryRow = Awaited<ReturnType<typeof enquiries.list>>[number];

export interface NewEnquiry {
  readonly owner: MessageOwner;
  readonly exhibitorId: string;
  readonly productId: string;
  readonly productName: string;
  readonly kind: EnquiryKind;
  /** '' for none, as of all that follows. */
  readonly quantity: string;
  readonly wishDate: string;
  readonly note: string;
  readonly mobile: string;
  readonly email: string;
  readonly address: string;
  readonly clientRef: string;
}

export const enquiryStates = { sent: '0', seen: '1', accepted: '2', declined: '3', onItsWay: '4' } as const;

const types: Readonly<Record<EnquiryKind, string>> = { inquiry: '0', sample: '1' };

export const enquiryKind = ({ Type }: Pick<EnquiryRow, 'Type'>): EnquiryKind =>
  Type === types.sample ? 'sample' : 'inquiry';

/** The row as it travels; what the visitor has left out is not in it. */
export function enquiryRecord(enquiry: NewEnquiry): ServerRow {
  const { owner, quantity, wishDate, note, mobile, email, address } = enquiry;
  return {
    ExhibitionId: owner.exhibitionId,
    VisitorId: owner.visitorId,
    ExhibitorId: enquiry.exhibitorId,
    ProductId: enquiry.productId,
    ProductName: enquiry.productName,
    Type: types[enquiry.kind],
    State: enquiryStates.sent,
    ...(quantity !== '' && { Quantity: Number(quantity) }),
    ...(wishDate !== '' && { WishDate: wishDate }),
    ...(note !== '' && { Content: note }),
    ...(mobile !== '' && { Mob: mobile }),
    ...(email !== '' && { Email: email }),
    ...(address !== '' && { Address: address }),
    ClientRef: enquiry.clientRef,
  };
}

/** Sends it once; never throws for what the network or the server does. */
export const insertEnquiry = (client: ApiClient, record: ServerRow): Promise<SentOnce> =>
  outcomeOf(client.write('/data/insert/EnquiryRecord', { record }));

/** All that the visitor has asked of an exhibitor, newest first. */
export const findEnquiries = (
  client: ApiClient,
  { exhibitionId, visitorId }: MessageOwner,
  exhibitorId: string,
): Promise<RowLookup> =>
  lookUp(
    client,
    enquiries,
    { ExhibitionId: exhibitionId, VisitorId: visitorId, ExhibitorId: exhibitorId },
    { policy: 'schedule' },
  );

export const readEnquiry = (row: unknown): EnquiryRow | undefined => readFields(enquiries.fields, row);

/** The visitor sees that the booth has read it, unless it was answered meanwhile. @throws ApiProblem */
export async function markEnquirySeen(
  client: ApiClient,
  recordId: string,
  owner: MessageOwner,
): Promise<void> {
  const quietly = { ...asOwner(owner), isAskedFor: false };
  const parts = { RecordId: recordId, ExhibitionId: owner.exhibitionId, ExhibitorId: owner.visitorId };
  const now = await enquiries.get(client, parts, { ...quietly, policy: 'background' });
  if (now?.State !== enquiryStates.sent) return;
  await enquiries.update(client, recordId, { State: enquiryStates.seen }, quietly);
}

/** Answers an inquiry once; doing it twice does no harm. */
export const answerEnquiry = (
  client: ApiClient,
  recordId: string,
  State: string,
  userId: string,
): Promise<SentOnce> =>
  outcomeOf(client.write('/data/update/EnquiryRecord', { recordId, setValue: { State } }, { userId }));
