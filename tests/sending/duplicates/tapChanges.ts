import type { Row } from '#sandbox/store/store.ts';
import type { Phone } from '#tests/flows/openPhone.ts';
import { fairs, host, stand } from './sweptWrite.ts';

/** A change of a row by one tap, which waits in no outbox: it is made, or told as not made. */
export interface Change {
  readonly name: string;
  /** The part of the data API by which it leaves. */
  readonly path: string;
  /** Of which of the sandbox's rows. */
  readonly find: (row: Row) => boolean;
  readonly exhibitionId: string;
  readonly isOrganisers?: true;
  /** What has happened to the row before. */
  readonly prepare?: (phone: Phone) => Promise<unknown>;
  /** As a screen of the page that is open does it. */
  readonly make: (seen: Row) => Promise<() => Promise<string>>;
  /** Whether the server holds it; undefined where the row is no more. */
  readonly isMade: (row: Row | undefined) => boolean;
}

const organiser = { exhibitionId: fairs.organiser, userId: host, role: 'organiser' } as const;
const byId = (recordId: string) => (row: Row) => row['RecordId'] === recordId;
const clientOf = async () => (await import('#session/services.ts')).services().client();
const idOf = (row: Row) => String(row['RecordId']);

export const changes: readonly Change[] = [
  {
    name: 'a product that is taken off the shelf',
    path: 'update/Product',
    find: byId('standware000000000000001'),
    exhibitionId: stand.exhibitionId,
    make: async (row) => {
      const { changeProduct } = await import('#features/exhibitorCenter/products/productQueries.ts');
      return () => changeProduct(stand, idOf(row), 'released', 'takeOff');
    },
    isMade: (row) => row?.['IsShow'] === false,
  },
  {
    name: 'a live stream that is withdrawn',
    path: 'update/LiveList',
    find: (row) => row['ExhibitorId'] === stand.exhibitorId && row['IsShow'] !== false,
    exhibitionId: stand.exhibitionId,
    make: async (row) => {
      const { changeFlag } = await import('#features/exhibitorCenter/ownRows/changeFlag.ts');
      const { liveRows } = await import('#features/exhibitorCenter/boothLives/liveQueries.ts');
      const { withdrawnFlag: flag } = await import('#features/exhibitorCenter/boothLives/liveKind.ts');
      return () => changeFlag(stand, liveRows, { recordId: idOf(row), flag, away: true });
    },
    isMade: (row) => row?.['IsShow'] === false,
  },
  {
    name: 'a file that is removed',
    path: 'update/FileDownloadTask',
    find: (row) => row['ExhibitorId'] === stand.exhibitorId && row['IsDeleted'] !== true,
    exhibitionId: stand.exhibitionId,
    make: async (row) => {
      const { changeFlag } = await import('#features/exhibitorCenter/ownRows/changeFlag.ts');
      const { fileRows } = await import('#features/exhibitorCenter/boothFiles/fileQueries.ts');
      const { removedFlag: flag } = await import('#features/exhibitorCenter/boothFiles/fileKind.ts');
      return () => changeFlag(stand, fileRows, { recordId: idOf(row), flag, away: true });
    },
    isMade: (row) => row?.['IsDeleted'] === true,
  },
  {
    name: 'a contact that is removed',
    path: 'delete/ExhibitorContact',
    find: byId('contact00000000000000002'),
    exhibitionId: '',
    make: async (row) => {
      const { removeContact } = await import('#features/exhibitorCenter/boothContacts/contactQueries.ts');
      return () => removeContact(stand, idOf(row), 'contact00000000000000001');
    },
    isMade: (row) => row === undefined,
  },
  {
    name: 'an advertisement that is hidden',
    path: 'update/Advertisement',
    find: (row) => row['Position'] === 'home',
    exhibitionId: fairs.organiser,
    isOrganisers: true,
    make: async (row) => {
      const { changeContent } = await import('#features/organiserCenter/content/editor/changeContent.ts');
      const { organisedAdverts: collection } = await import('#entities/organiser/api/organiserRows.ts');
      const parts = { ExhibitionId: fairs.organiser, RecordId: idOf(row) };
      const seen = await collection.get(await clientOf(), parts, { userId: host });
      if (seen === undefined) throw new Error('no advertisement');
      return () => changeContent(organiser, { collection, seen, setValue: { IsHidden: true } });
    },
    isMade: (row) => row?.['IsHidden'] === true,
  },
  {
    name: 'a notice that is taken back',
    path: 'update/MessageInfo',
    find: (row) => typeof row['OrganizationSender'] === 'string' && row['WithdrawnAt'] === undefined,
    exhibitionId: fairs.organiser,
    isOrganisers: true,
    make: async (row) => {
      const { takeNoticeBack } = await import('#features/organiserCenter/queries/noticeQueries.ts');
      const { exhibitionNotices } = await import('#entities/organiser/api/organiserRows.ts');
      const sender = { ExhibitionId: fairs.organiser, OrganizationSender: String(row['OrganizationSender']) };
      const parts = { ...sender, RecordId: idOf(row) };
      const seen = await exhibitionNotices.get(await clientOf(), parts, { userId: host });
      if (seen === undefined) throw new Error('no notice');
      return () => takeNoticeBack(organiser, seen);
    },
    isMade: (row) => row?.['WithdrawnBy'] === host,
  },
];
