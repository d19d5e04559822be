import type { Row } from '#sandbox/store/store.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import type { boothRowGateway } from '#features/exhibitorCenter/ownRows/boothRowGateway.ts';
import {
  callWish,
  fairs,
  host,
  type Page,
  stand,
  submissionWish,
  type SweptWrite,
  type Wish,
} from './sweptWrite.ts';
import { boothChanges } from './boothChanges.ts';
import { type Change, changes } from './tapChanges.ts';
import { placedOrder } from './visitorWrites.ts';

type OfRows = Parameters<typeof boothRowGateway>[0]['of'];

/** The row of a page that is corrected, where the server holds the correction. */
const corrected = async (
  { phone, exhibitionId }: Page,
  collection: string,
  isCorrected: (row: Row) => boolean,
): Promise<readonly Row[]> => (await phone.rows(collection, exhibitionId)).filter(isCorrected);

/** A row of an exhibitor that is edited in its form. */
const boothCorrection = (
  collection: string,
  form: string,
  field: string,
  rowsOf: () => Promise<unknown>,
): SweptWrite => ({
  collection,
  of: 'a correction',
  exhibitionId: stand.exhibitionId,
  isCorrection: true,
  async open(page) {
    const gateways = await import('#features/exhibitorCenter/ownRows/boothRowGateway.ts');
    const of = (await rowsOf()) as OfRows;
    const rows = await page.phone.rows(collection, page.exhibitionId);
    const recordId = String(rows.find((row) => row['ExhibitorId'] === stand.exhibitorId)?.['RecordId']);
    const { exhibitorId, exhibitorUserId } = stand;
    const owner = { kind: 'boothRow', exhibitorId, exhibitorUserId, form, recordId } as const;
    const record: ServerRow = { [field]: page.said };
    const wish = submissionWish(
      page,
      `${collection} of a correction`,
      gateways.boothRowGateway({ booth: stand, of, recordId }),
      () => gateways.correctionEntry(stand, { owner, record }),
      recordId,
    );
    return { ...wish, rows: () => corrected(page, collection, (row) => row[field] === page.said) };
  },
});

async function registration(page: Page): Promise<Wish> {
  const { exhibitionId, registrationId, phone, said } = page;
  const { registrationGateway } = await import('#entities/registration/registrationGateway.ts');
  const { registrationEntry } = await import('#features/registration/registrationEntry.ts');
  const own = (await phone.registrations(exhibitionId)).find((row) => row['RecordId'] === registrationId);
  const contact = { kind: 'mobile', value: String(own?.['Mob']) } as const;
  const wish = submissionWish(
    page,
    'VisitorExhibitionInfo of a correction',
    registrationGateway,
    () =>
      registrationEntry({
        address: { exhibitionId, channelId: 'main', contact },
        identity: { name: said, company: '' },
        form: { version: '1', provenBy: 'mobile', fields: [] },
        answers: {},
        stored: {},
        correcting: registrationId,
      }),
    registrationId,
  );
  return { ...wish, rows: () => corrected(page, 'VisitorExhibitionInfo', (row) => row['Name'] === said) };
}

async function post(page: Page): Promise<Wish> {
  const { exhibitionId, visitorId: ownerId, phone, said } = page;
  const { postEntry, postGateway } = await import('#features/supply/publish/postSubmission.ts');
  const { postRecord } = await import('#features/supply/publish/postRecord.ts');
  const recordOf = (productName: string) =>
    postRecord({ exhibitionId, ownerId }, { type: 'supply', productName }, []);
  const find = async () =>
    (await phone.rows('CloudRelease', exhibitionId)).find((row) => row['VisitorId'] === ownerId);
  if ((await find()) === undefined)
    await phone.call('insert/CloudRelease', {
      record: { ExhibitionId: exhibitionId, VisitorId: ownerId, ...recordOf('先前的内容') },
    });
  const postId = String((await find())?.['RecordId']);
  const address = { exhibitionId, ownerId, postId };
  const wish = submissionWish(
    page,
    'CloudRelease of a correction',
    postGateway(address),
    () => postEntry(address, recordOf(said)),
    postId,
  );
  return {
    ...wish,
    rows: () => corrected(page, 'CloudRelease', (row) => JSON.stringify(row).includes(said)),
  };
}

const orderMove = (
  of: string,
  moveOf: (page: Page, orderId: string) => Promise<() => Promise<string>>,
  isMoved: (row: Row) => boolean,
): SweptWrite => ({
  collection: 'Order',
  of,
  exhibitionId: fairs.shop,
  isCorrection: true,
  async open(page) {
    const orderId = await placedOrder(page);
    const wish = callWish(page, 'Order', await moveOf(page, orderId));
    return {
      ...wish,
      rows: () => corrected(page, 'Order', (row) => row['RecordId'] === orderId && isMoved(row)),
    };
  },
});

async function cancelled({ tab, exhibitionId, visitorId }: Page, orderId: string) {
  const { moveOrder } = await import('#features/orders/changeOrder.ts');
  const { findOrder } = await import('#entities/order/orderQueries.ts');
  const seen = await findOrder(await tab.services().client(), { exhibitionId, visitorId, orderId });
  if (seen === undefined) throw new Error('There is no such order');
  return () => moveOrder(seen, 'closed');
}

/** A change by one tap, which the person makes again where it is told as not made. */
const tapped = (change: Change): SweptWrite => {
  const collection = change.path.split('/')[1] ?? '';
  return {
    collection,
    of: change.name,
    exhibitionId: change.exhibitionId,
    isCorrection: true,
    async open(page) {
      const all = () => page.phone.rows(collection, change.exhibitionId);
      const key = `${change.name}/${page.run}`;
      const before = seenRows.get(page.phone)?.get(key);
      if (before === undefined) await change.prepare?.(page.phone);
      const seen = before ?? (await all()).find(change.find);
      if (seen === undefined) throw new Error(`no row in ${collection}`);
      seenRows.set(page.phone, new Map([[key, seen]]));
      const isMade = async () =>
        change.isMade((await all()).find((row) => row['RecordId'] === seen['RecordId']));
      return {
        ...callWish(page, collection, await change.make(seen)),
        // Of one that is deleted no row is left.
        rows: async () => ((await isMade()) ? [seen] : []),
      };
    },
  };
};
/** What the first page of a phone has shown. */
const seenRows = new WeakMap<Page['phone'], Map<string, Row>>();

const decision = (kindName: 'registrations' | 'teams' | 'posts', collection: string): SweptWrite => ({
  collection,
  of: `a decision about ${kindName}`,
  exhibitionId: fairs.organiser,
  isCorrection: true,
  async open(page) {
    const { decideOnce } = await import('#features/organiserCenter/organiserDecides/decideOnce.ts');
    const { decisionKind } = await import('#features/organiserCenter/organiserDecides/decisionKinds.ts');
    const organiser = { exhibitionId: fairs.organiser, userId: host, role: 'organiser' } as const;
    const kind = decisionKind(kindName);
    const client = await page.tab.services().client();
    const known = decided.get(page.phone);
    const seen =
      known === undefined
        ? (await kind.oldest(client, organiser, 1)).items[0]
        : await kind.find(client, organiser, known);
    if (seen === undefined) throw new Error('nothing waits');
    decided.set(page.phone, seen.RecordId);
    const wish = callWish(
      page,
      collection,
      async () => (await decideOnce(organiser, seen, 'approve', '')).outcome,
    );
    const isApproved = (row: Row) => row['RecordId'] === seen.RecordId && row['ApproveState'] === '2';
    return { ...wish, rows: () => corrected(page, collection, isApproved) };
  },
});
const decided = new WeakMap<Page['phone'], string>();

/** Changes of rows that are there: by a form, or by one tap. */
export const correctionWrites: readonly SweptWrite[] = [
  boothCorrection(
    'Product',
    'product',
    'ProductName',
    async () => (await import('#features/exhibitorCenter/products/productQueries.ts')).productRows,
  ),
  boothCorrection(
    'LiveList',
    'live',
    'Title',
    async () => (await import('#features/exhibitorCenter/boothLives/liveQueries.ts')).liveRows,
  ),
  {
    collection: 'VisitorExhibitionInfo',
    of: 'a correction',
    exhibitionId: fairs.open,
    isCorrection: true,
    open: registration,
  },
  {
    collection: 'CloudRelease',
    of: 'a correction',
    exhibitionId: fairs.open,
    isCorrection: true,
    open: post,
  },
  orderMove('a cancelled order', cancelled, (row) => row['state'] === '402'),
  decision('registrations', 'VisitorExhibitionInfo'),
  decision('teams', 'Team'),
  decision('posts', 'CloudRelease'),
  ...[...changes, ...boothChanges].map(tapped),
];
