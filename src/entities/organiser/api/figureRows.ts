import { readAppointment } from '#entities/appointment/rules/appointment.ts';
import { appointments } from '#entities/appointment/api/appointmentCollections.ts';
import { addressBook } from '#entities/card/api/addressBookCollections.ts';
import { checkInRecords, readCheckIn } from '#entities/checkIn/api/checkInCollections.ts';
import { downloadRecords } from '#entities/download/api/downloadCollections.ts';
import { boothStatistics } from '#entities/exhibitor/api/boothStatisticsCollections.ts';
import { orders } from '#entities/order/api/orderCollections.ts';
import { orderState } from '#entities/order/rules/orderState.ts';
import { registrations } from '#entities/registration/api/registrationCollections.ts';
import { supplyPosts } from '#entities/supply/api/supplyCollections.ts';
import { readPost } from '#entities/supply/api/readPost.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { isServerRow, readLine, readReference, type ServerRow } from '#domain/record/serverRow.ts';
import { readMoney } from '#domain/money/serverMoney.ts';
import { reviewStatus } from '#domain/review/reviewStatus.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import { defineCollection, type Page } from '#data/collections/defineCollection.ts';
import type { FigureRow } from '../rules/figureRow.ts';
import { maskedName } from '../rules/maskedPerson.ts';
import { readReviewedRegistration } from '../rules/reviewedRegistration.ts';

/*
 * The rows that the figures of an organiser count, asked for by the exhibition. Each read names the fields that are counted or
 * listed, so that nothing else about a person comes to the phone.
 */

const ofExhibition = { references: {}, askedBy: ['ExhibitionId'], personal: ['ExhibitionId'] } as const;

type Counted = Partial<FigureRow>;

/** Undefined for what is no row, and for one that is not counted. */
const reader = (read: (row: ServerRow) => Counted | undefined) => (row: unknown) => {
  if (!isServerRow(row) || !isRecordId(row['RecordId'])) return undefined;
  const counted = read(row);
  const none = { atMs: undefined, count: 1, exhibitorId: '', aboutId: '' };
  return counted && { RecordId: row['RecordId'], ...none, ...counted };
};

const createdAtMs = (row: ServerRow) => parseVenueTime(readLine(row['CreatedAt']));
const idIn = (row: ServerRow, field: string) =>
  readReference(Array.isArray(row[field]) ? row[field][0] : row[field]);

const figureRegistrations = defineCollection({
  ...registrations,
  ...ofExhibition,
  read: reader((row) => {
    const person = readReviewedRegistration(row);
    return (
      person && {
        atMs: createdAtMs(row),
        aboutId: person.channelId,
        name: maskedName(person.name),
        company: person.company,
        contact: person.contact,
        state: ['review', person.isFrozen ? 'frozen' : `status_${person.status}`],
      }
    );
  }),
});

const figureCheckIns = defineCollection({
  ...checkInRecords,
  ...ofExhibition,
  read: reader((row) => {
    const found = readCheckIn(row);
    return found && { atMs: parseVenueTime(found.signedAt), aboutId: found.placeId };
  }),
});

const figureViews = defineCollection({
  ...boothStatistics,
  ...ofExhibition,
  read: reader((row) => {
    const count = Number(readLine(row['PVNumber']) || NaN);
    return count > 0
      ? { atMs: parseVenueTime(readLine(row['Date'])), count, exhibitorId: idIn(row, 'ExhibitorId') }
      : undefined;
  }),
});

/** The contacts of visitors stand in the same collection; what was removed is no lead any more. */
const figureLeads = defineCollection({
  ...addressBook,
  ...ofExhibition,
  read: reader((row) => {
    const exhibitorId = idIn(row, 'ExhibitorId');
    if (exhibitorId === '' || readLine(row['State']) !== '1') return undefined;
    const metAtMs = Number(readLine(row['MetAtMesc']) || NaN);
    return { atMs: metAtMs > 0 ? metAtMs : createdAtMs(row), exhibitorId };
  }),
});

const notHeld: readonly string[] = ['hostRejected', 'rejected', 'cancelled', 'deleted'];

const figureMeetings = defineCollection({
  ...appointments,
  ...ofExhibition,
  read: reader((row) => {
    const found = readAppointment(row);
    if (found === undefined || notHeld.indexOf(found.state) >= 0) return undefined;
    const { exhibitorId, state } = found;
    const [day, clock] = [readLine(row['MeetingTimeDate']).slice(0, 10), readLine(row['MeetingTimeStart'])];
    const atMs = parseVenueTime(`${day} ${clock}`) ?? parseVenueTime(day);
    return { atMs, exhibitorId, state: ['meeting', state] };
  }),
});

const figureOrders = defineCollection({
  ...orders,
  ...ofExhibition,
  read: reader((row) => ({
    atMs: createdAtMs(row),
    exhibitorId: idIn(row, 'ExhibitorId'),
    number: readLine(row['OrderLineNumber']) || readReference(row['RecordId']).slice(-8),
    state: ['order', orderState(row['state'])],
    cents: readMoney(row['Sum']),
  })),
});

const figureDownloads = defineCollection({
  ...downloadRecords,
  ...ofExhibition,
  read: reader((row) => ({ atMs: createdAtMs(row), aboutId: idIn(row, 'FileDownloadTaskId') })),
});

const figurePosts = defineCollection({
  ...supplyPosts,
  ...ofExhibition,
  read: reader((row) => {
    const post = readPost(row);
    if (post === undefined || post.isWithdrawn) return undefined;
    return {
      atMs: post.createdAtMs ?? createdAtMs(row),
      exhibitorId: post.ExhibitorId,
      product: post.productName,
      kind: post.kind,
      // A server that reviews none says nothing of it.
      state: ['review', `status_${reviewStatus(post.ApproveState || '2')}`],
    };
  }),
});

type Paging = ReadOptions & { readonly pageIndex: number; readonly pageSize: number };
type ReadPage = (client: ApiClient, exhibitionId: string, paging: Paging) => Promise<Page<FigureRow>>;

const both = ['ExhibitionId', 'CreatedAt'] as const;
const at = (ExhibitionId: string) => ({ ExhibitionId });

/** One page of the rows of each figure, in no order. Each throws ApiProblem. */
export const figurePages = {
  registrations: (client, id, paging) =>
    figureRegistrations.page(client, at(id), {
      ...paging,
      only: [...both, 'ChannelId', 'Name', 'Mob', 'Email', 'CompanyName', 'ApproveState', 'HasFreeZe'],
    }),
  checkIns: (client, id, paging) =>
    figureCheckIns.page(client, at(id), { ...paging, only: [...both, 'SignInPlaceId', 'SignedAt'] }),
  views: (client, id, paging) =>
    figureViews.page(client, at(id), { ...paging, only: [...both, 'ExhibitorId', 'Date', 'PVNumber'] }),
  leads: (client, id, paging) =>
    figureLeads.page(client, at(id), { ...paging, only: [...both, 'ExhibitorId', 'State', 'MetAtMesc'] }),
  meetings: (client, id, paging) =>
    figureMeetings.page(client, at(id), {
      ...paging,
      only: [
        ...both,
        'ExhibitorId',
        'Type',
        'State',
        'Initator',
        'Receiver',
        'MeetingTimeDate',
        'MeetingTimeStart',
      ],
    }),
  orders: (client, id, paging) =>
    figureOrders.page(client, at(id), {
      ...paging,
      only: [...both, 'ExhibitorId', 'OrderLineNumber', 'Sum', 'state'],
    }),
  downloads: (client, id, paging) =>
    figureDownloads.page(client, at(id), { ...paging, only: [...both, 'FileDownloadTaskId'] }),
  posts: (client, id, paging) =>
    figurePosts.page(client, at(id), {
      ...paging,
      only: [...both, 'CreatedAtMesc', 'ExhibitorId', 'type', 'productName', 'ApproveState', 'IsShow'],
    }),
} as const satisfies Readonly<Record<string, ReadPage>>;

export type FigureKey = keyof typeof figurePages;
