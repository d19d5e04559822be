import { noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import { noRemarks } from '#entities/card/rules/contact.ts';
import { groupOf, type MarkKind } from '#entities/favourite/rules/mark.ts';
import type { Row } from '#sandbox/store/store.ts';
import { eventually } from '#tests/support/eventually.ts';
import { expect } from 'vitest';
import {
  fairs,
  noteRef,
  type Page,
  queueWish,
  refOf,
  stand,
  type SweptWrite,
  type Wish,
} from './sweptWrite.ts';

const personOf = (page: Page) => ({
  visitorId: `met${String(page.run).padStart(21, '0')}`,
  texts: { ...noTexts, name: page.said, mobile: '13800000000' },
  english: noEnglish,
});

interface MarkTarget {
  readonly kind: MarkKind;
  readonly collection: string;
  readonly of: string;
  /** Which row is marked; of a search its text. */
  readonly target: (page: Page) => Promise<string>;
  readonly isReadAsOne?: true;
}

const idOfFirst =
  (collection: string, name = 'RecordId') =>
  async ({ phone, exhibitionId }: Page): Promise<string> =>
    String((await phone.rows(collection, exhibitionId))[0]?.[name]);
const company = idOfFirst('ExhibitorExhibitionInfo', 'ExhibitorId');

const marks: readonly MarkTarget[] = [
  { kind: 'exhibitor', collection: 'CollectionInfo', of: 'a favourite exhibitor', target: company },
  {
    kind: 'product',
    collection: 'CollectionInfo',
    of: 'a favourite product',
    target: idOfFirst('Product'),
    isReadAsOne: true,
  },
  {
    kind: 'commentLike',
    collection: 'CollectionInfo',
    of: 'a liked comment',
    target: idOfFirst('ProductVisitInfoMessage'),
  },
  { kind: 'like', collection: 'VisitInfo', of: 'a liked exhibitor', target: company },
  { kind: 'liveLike', collection: 'LiveVideoRecord', of: 'a liked live', target: idOfFirst('LiveList') },
  { kind: 'help', collection: 'ExhibitorHelp', of: 'a helped exhibitor', target: company },
  {
    kind: 'search',
    collection: 'SearchHistoryRecord',
    of: 'a search',
    target: ({ said }) => Promise.resolve(said),
    isReadAsOne: true,
  },
  {
    kind: 'download',
    collection: 'FileDownloadRecord',
    of: 'a downloaded file',
    target: idOfFirst('FileDownloadTask'),
  },
];

const markWrite = ({ kind, collection, of, target, isReadAsOne }: MarkTarget): SweptWrite => ({
  collection,
  of,
  exhibitionId: fairs.open,
  async open(page) {
    const [{ setMark }, { sendMarks }, { markLedgers }, { marksQuery }, { queryClient }] = await Promise.all([
      import('#entities/favourite/useMark.ts'),
      import('#entities/favourite/sendMarks.ts'),
      import('#entities/favourite/markLedgers.ts'),
      import('#entities/favourite/marksQuery.ts'),
      import('#data/queries/queryClient.ts'),
    ]);
    const { exhibitionId, visitorId } = page;
    const owner = { exhibitionId, visitorId };
    const mark = { kind, id: await target(page), exhibitorId: '' };
    const ledger = () => markLedgers().find(owner);
    return queueWish(page, collection, {
      want: () => setMark(exhibitionId, mark, true),
      send: sendMarks,
      isWaiting: () => (ledger()?.intents.length ?? 0) > 0,
      isShown: () => ledger()?.stored.some((one) => one.kind === kind && one.id === mark.id) === true,
      isOwn: (row) => row['VisitorId'] === visitorId,
      ...(isReadAsOne && {
        readAsOne: {
          async count() {
            await queryClient().fetchQuery({ ...marksQuery(owner, groupOf(kind)), staleTime: 0 });
            return ledger()?.stored.filter((one) => one.kind === kind).length ?? 0;
          },
          async remove() {
            setMark(exhibitionId, mark, false);
            await sendMarks();
          },
        },
      }),
    });
  },
});

async function cart(page: Page): Promise<Wish> {
  const { exhibitionId, visitorId } = page;
  const owner = { exhibitionId, visitorId };
  const [{ addToCart, takeOutOfCart }, { sendCart }, { cartWants }, { readCart }] = await Promise.all([
    import('#entities/cart/changeCart.ts'),
    import('#entities/cart/sendCart.ts'),
    import('#entities/cart/cartWants.ts'),
    import('#entities/cart/api/cartCalls.ts'),
  ]);
  const item = {
    productId: await idOfFirst('Product')(page),
    type: '',
    number: 2,
    priceCents: 100,
    name: { zh: page.said, en: '' },
    exhibitorId: '',
    infoId: '',
  };
  // A page asks for its cart before it sends.
  cartWants(exhibitionId);
  return queueWish(page, 'ShoppingCart', {
    want: () => addToCart(exhibitionId, [item]),
    send: () => sendCart(exhibitionId),
    isWaiting: () => cartWants(exhibitionId).list().length > 0,
    // A cart shows what the server holds.
    isShown: async () =>
      (await page.phone.rows('ShoppingCart', exhibitionId)).some((row) => row['VisitorId'] === visitorId),
    isOwn: (row) => row['VisitorId'] === visitorId,
    readAsOne: {
      async count() {
        const items = await readCart(await page.tab.services().client(), owner);
        if (items.some(({ number }) => number !== 2)) throw new Error('Another number was put in');
        return items.length;
      },
      async remove() {
        takeOutOfCart(exhibitionId, [item]);
        await sendCart(exhibitionId);
      },
    },
  });
}

async function lead(page: Page): Promise<Wish> {
  page.tab.device.getState().set('exhibitorContact', { Name: '顾清和' });
  const [{ noteScanned }, { sendLeads, readLeads }, { leadData, leadsKey, loadLeads, removeLead }] =
    await Promise.all([
      import('#entities/lead/changeLeads.ts'),
      import('#entities/lead/sendLeads.ts'),
      import('#entities/lead/leadData.ts'),
    ]);
  const person = personOf(page);
  const isThis = (row: { readonly visitorId: string }) => row.visitorId === person.visitorId;
  return queueWish(page, 'AddressBook', {
    want: () => noteScanned(stand, { kind: 'card', card: person }),
    send: () => sendLeads(stand),
    isWaiting: async () => (await loadLeads(stand)).waiting.length > 0,
    isShown: async () => (await loadLeads(stand)).stored.some(isThis),
    isOwn: (row) => row['ExhibitorId'] === stand.exhibitorId && row['Name'] === page.said,
    readAsOne: {
      async count() {
        await readLeads(stand);
        return leadData.getState()[leadsKey(stand)]?.leads.filter(isThis).length ?? 0;
      },
      async remove() {
        await removeLead(stand, (await loadLeads(stand)).stored.filter(isThis));
        await sendLeads(stand);
      },
    },
  });
}

async function card(page: Page): Promise<Wish> {
  const { exhibitionId, visitorId } = page;
  const owner = { exhibitionId, visitorId };
  const [{ saveCard, loadCards, removeContact }, { copyCards }, { isCopied }] = await Promise.all([
    import('#entities/card/cardData.ts'),
    import('#entities/card/copy/copyCards.ts'),
    import('#entities/card/rules/contact.ts'),
  ]);
  const person = personOf(page);
  const newId = `visitor-${person.visitorId}`;
  return queueWish(page, 'AddressBook', {
    want: () => saveCard(owner, { card: person, remarks: noRemarks, nowMs: Date.now(), newId }),
    send: () => copyCards(owner),
    isWaiting: async () => !(await loadCards(owner)).contacts.every(isCopied),
    isShown: async () => (await loadCards(owner)).contacts.length > 0,
    // Of one that is removed only that stays.
    isOwn: (row) => row['VisitorId'] === visitorId && row['State'] === '1',
    readAsOne: {
      async count() {
        await copyCards(owner);
        return (await loadCards(owner)).contacts.length;
      },
      async remove() {
        await removeContact(owner, newId);
        await copyCards(owner);
      },
    },
  });
}

const messageOf =
  (from: 'visitor' | 'booth') =>
  async (page: Page): Promise<Wish> => {
    const { exhibitionId, run, said } = page;
    const [queue, { outgoingMessages }] = await Promise.all([
      import('#entities/message/messageQueue.ts'),
      import('#entities/message/outgoingMessages.ts'),
    ]);
    const { exhibitorId, exhibitorUserId } = stand;
    const owner =
      from === 'visitor'
        ? { exhibitionId, visitorId: page.visitorId }
        : { exhibitionId, visitorId: exhibitorId, exhibitorUserId };
    const partner =
      from === 'visitor'
        ? ({ kind: 'exhibitor', id: exhibitorId } as const)
        : ({ kind: 'visitor', id: page.visitorId } as const);
    const clientRef = `00000000-0000-4000-8000-${String(run).padStart(12, '0')}`;
    /** Also what this page has not read yet. */
    async function isWaiting() {
      const { outbox } = await page.tab.localStores();
      const isKept = (await outbox.list()).some((entry) => entry.clientRef === clientRef);
      return isKept || outgoingMessages.getState().list.length > 0;
    }
    return queueWish(page, 'MessageInfo', {
      want: () =>
        queue.queueMessage({
          owner,
          partner,
          business: 'text',
          text: said,
          title: '',
          link: '',
          productId: '',
          senderName: '',
          clientRef,
          writtenAtMs: Date.now(),
        }),
      send: queue.sendMessages,
      async goOn() {
        const isRefused = outgoingMessages.getState().list.some(({ state }) => state === 'refused');
        await (isRefused ? queue.sendAgain(clientRef) : queue.sendMessages());
      },
      isWaiting,
      // A conversation shows what the server holds.
      isShown: async () =>
        (await page.phone.rows('MessageInfo', exhibitionId)).some((row) => row['Content'] === said),
      isOwn: (row) => row['Content'] === said,
    });
  };

const places = { gate: 'gate00000000000000000001', yard: 'yard00000000000000000001' };

const checkIn =
  (place: keyof typeof places) =>
  async (page: Page): Promise<Wish> => {
    const { exhibitionId, registrationId } = page;
    const placeId = places[place];
    const [{ recordCheckIn }, queue, { localCheckIns }] = await Promise.all([
      import('#features/checkIn/recordCheckIn.ts'),
      import('#entities/checkIn/checkInQueue.ts'),
      import('#entities/checkIn/localCheckIns.ts'),
    ]);
    const refKey = `checkIn/${placeId}/${registrationId}`;
    const note = () =>
      localCheckIns()
        .list()
        .find((one) => one.placeId === placeId && one.registrationId === registrationId);
    const state = () => queue.checkInQueue.getState().states[`${placeId}/${registrationId}`]?.at;
    /** It goes on in the background without a tap, also after it is shown as done. */
    async function isAtRest() {
      // A page that ended before it kept anything has left nothing to send: the visitor scans again.
      if (note() === undefined || state() === 'parked' || state() === 'rejected') return true;
      // It waits for its person while another one acts.
      if (page.tab.device.getState().visitorId !== page.visitorId) return true;
      const { outbox } = await page.tab.localStores();
      const isKept = (await outbox.list()).some(({ clientRef }) => clientRef === refOf(refKey));
      return note()?.kind === 'signed' && !isKept;
    }
    const send = async () => {
      await queue.sendCheckIns();
      await eventually(async () => expect(await isAtRest()).toBe(true));
    };
    return queueWish(page, 'SignInRecord', {
      want() {
        recordCheckIn({ exhibitionId, placeId, registrationIds: [registrationId] });
        noteRef(refKey, note()?.clientRef ?? '');
      },
      send,
      isWaiting: () => note()?.kind !== 'signed',
      isOwn: (row: Row) => row['ClientRef'] === refOf(refKey),
    });
  };

/** What waits on the phone and leaves in the background. */
export const queueWrites: readonly SweptWrite[] = [
  ...marks.map(markWrite),
  { collection: 'ShoppingCart', exhibitionId: fairs.shop, open: cart },
  { collection: 'AddressBook', of: 'a lead', exhibitionId: stand.exhibitionId, open: lead },
  { collection: 'AddressBook', of: 'a card', exhibitionId: fairs.open, open: card },
  { collection: 'MessageInfo', of: 'a visitor', exhibitionId: fairs.open, open: messageOf('visitor') },
  { collection: 'MessageInfo', of: 'a booth', exhibitionId: stand.exhibitionId, open: messageOf('booth') },
  { collection: 'SignInRecord', of: 'a gate', exhibitionId: fairs.onSite, open: checkIn('gate') },
  {
    collection: 'SignInRecord',
    of: 'a place that stores everything',
    exhibitionId: fairs.onSite,
    open: checkIn('yard'),
  },
];
