import type { ServerRow } from '#domain/record/serverRow.ts';
import type { boothRowGateway } from '#features/exhibitorCenter/ownRows/boothRowGateway.ts';
import { callWish, fairs, host, type Page, stand, submissionWish, type SweptWrite } from './sweptWrite.ts';

type OfRows = Parameters<typeof boothRowGateway>[0]['of'];

const boothRow = (
  collection: string,
  form: string,
  rowsOf: () => Promise<unknown>,
  recordOf: (said: string) => ServerRow,
  /** As in the screen: without it each row that keeps no reference would be taken for the new one. */
  compared: readonly string[],
): SweptWrite => ({
  collection,
  exhibitionId: stand.exhibitionId,
  async open(page) {
    const gateways = await import('#features/exhibitorCenter/ownRows/boothRowGateway.ts');
    const of = (await rowsOf()) as OfRows;
    const { exhibitorId, exhibitorUserId } = stand;
    const owner = { kind: 'boothRow', exhibitorId, exhibitorUserId, form, recordId: '' } as const;
    return submissionWish(page, collection, gateways.boothRowGateway({ booth: stand, of, compared }), () =>
      gateways.newRowEntry(stand, { owner, record: recordOf(page.said) }),
    );
  },
});

/** Of an exhibitor, and of an organiser. */
export const boothWrites: readonly SweptWrite[] = [
  boothRow(
    'Product',
    'product',
    async () => (await import('#features/exhibitorCenter/products/productQueries.ts')).productRows,
    (said) => ({ ProductName: said }),
    ['ProductName', 'ProductPrice', 'ProductNumber'],
  ),
  boothRow(
    'LiveList',
    'live',
    async () => (await import('#features/exhibitorCenter/boothLives/liveQueries.ts')).liveRows,
    (said) => ({ Title: said, StartTime: '2026-12-01 10:00:00' }),
    ['Title', 'StartTime'],
  ),
  boothRow(
    'Promotion',
    'promotion',
    async () => (await import('#features/exhibitorCenter/boothPromotions/promotionQueries.ts')).promotionRows,
    (said) => ({ name: said, StartTime: '2026-12-01 10:00:00', EndTime: '2026-12-01 11:00:00' }),
    ['name', 'StartTime'],
  ),
  boothRow(
    'ExhibitorContact',
    'contact',
    async () => (await import('#features/exhibitorCenter/boothContacts/contactQueries.ts')).contactRows,
    (said) => ({ Name: said, IsAdmin: false }),
    ['Name', 'Phone'],
  ),
  boothRow(
    'FileDownloadTask',
    'file',
    async () => (await import('#features/exhibitorCenter/boothFiles/fileQueries.ts')).fileRows,
    (said) => ({ Name: said, Url: 'https://storage.sandbox.test/file.pdf', Rule: 'always' }),
    ['Name', 'Url'],
  ),
  boothRow(
    'Calendar',
    'times',
    async () => (await import('#features/exhibitorCenter/times/boothTimesQueries.ts')).boothTimesRows,
    (said) => ({
      Type: '2',
      ExhibitorContactId: said,
      EStartDate: '2026-12-01',
      EEndDate: '2026-12-02',
      EStartTime: '09:00',
      EEndTime: '17:00',
      IntervalTime: '30',
    }),
    ['ExhibitorContactId'],
  ),
  { collection: 'AutoApprovalInvition', exhibitionId: stand.exhibitionId, isKept: false, open: approval },
  {
    collection: 'CloudRelease',
    of: 'an exhibitor',
    exhibitionId: stand.exhibitionId,
    async open(page) {
      const { postEntry, postGateway } = await import('#features/supply/publish/postSubmission.ts');
      const { postRecord } = await import('#features/supply/publish/postRecord.ts');
      const { exhibitionId, exhibitorId: ownerId, exhibitorUserId } = stand;
      const address = { exhibitionId, ownerId, exhibitorUserId, postId: undefined };
      const record = postRecord(address, { type: 'supply', productName: page.said }, []);
      return submissionWish(page, 'CloudRelease', postGateway(address), () => postEntry(address, record));
    },
  },
  {
    collection: 'MessageInfo',
    of: 'an organiser',
    exhibitionId: fairs.organiser,
    async open(page) {
      const { noticeEntry, noticeGateway } = await import(
        '#features/organiserCenter/notice/noticeSubmission.ts'
      );
      const organiser = { exhibitionId: fairs.organiser, userId: host, role: 'organiser' } as const;
      const text = { zh: page.said, en: '' };
      const notice = {
        senderId: 'organizer000000000000001',
        audience: 'visitors',
        title: text,
        text,
        picture: '',
        link: '',
        fromMs: undefined,
      } as const;
      return submissionWish(page, 'MessageInfo', noticeGateway(organiser), () =>
        noticeEntry(organiser, notice),
      );
    },
  },
];

/** One for each exhibitor. */
async function approval(page: Page) {
  const { phone } = page;
  const times = await import('#features/exhibitorCenter/times/boothTimesQueries.ts');
  const own = async () =>
    (await phone.rows('AutoApprovalInvition', stand.exhibitionId)).filter(
      (row) => row['ExhibitorId'] === stand.exhibitorId,
    );
  const isOn = async () => (await own()).every((row) => row['isOpen'] === '1') && (await own()).length > 0;
  const wish = callWish(page, 'AutoApprovalInvition', () => times.setAutoApproval(stand, true));
  return {
    ...wish,
    async write() {
      // It turns on what is there already, and makes a row where there is none.
      for (const { RecordId: recordId } of await own())
        await phone.call('delete/AutoApprovalInvition', { recordId });
      await wish.write();
    },
    rows: own,
    readAsOne: {
      count: async () => ((await isOn()) ? 1 : 0),
      async remove() {
        await times.setAutoApproval(stand, false);
        for (const { RecordId: recordId, isOpen } of await own()) {
          if (isOpen !== '0') throw new Error('It is still on somewhere');
          await phone.call('delete/AutoApprovalInvition', { recordId });
        }
      },
    },
  };
}
