// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const exhibitionId = 'open00000000000000000001';
const visitorId = 'visitor00000000000000own';
const exhibitorId = 'exhibitor000000000000001';
const owner = { exhibitionId, visitorId };
const booth = { exhibitionId, exhibitorId, exhibitorUserId: 'user00000000000exhibitor' };

let phone: Phone;
let tab: Tab | undefined;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});
afterEach(() => {
  tab?.kill();
  tab = undefined;
});

async function modules() {
  tab = await openTab();
  const client = await tab.services().client();
  const [queries, ...others] = await Promise.all([
    import('#data/queries/queryClient.ts'),
    import('#entities/order/orderQueries.ts'),
    import('#entities/cart/cartQuery.ts'),
    import('#entities/address/addressesQuery.ts'),
    import('#entities/card/api/addressBook.ts'),
    import('#entities/appointment/appointmentQueries.ts'),
    import('#entities/organiser/myQuestionsQuery.ts'),
    import('#entities/favourite/api/marks.ts'),
    import('#features/exhibitorCenter/orders/boothOrders.ts'),
    import('#features/exhibitorCenter/ownRows/boothQueries.ts'),
  ]);
  const [orders, cart, addresses, book, appointments, questions, marks, boothOrders, boothRows] = others;
  const read = (query: object): Promise<unknown> =>
    queries.queryClient().fetchQuery({ ...(query as { queryKey: readonly unknown[] }), retry: false });
  return {
    client,
    read,
    ...orders,
    ...cart,
    ...addresses,
    ...book,
    ...appointments,
    ...questions,
    ...marks,
    ...boothOrders,
    ...boothRows,
  };
}
type Modules = Awaited<ReturnType<typeof modules>>;

const count = 2_100;
const idOf = (at: number) => `row${String(at).padStart(21, '0')}`;
/** Fits every collection that is read here. */
const rowOf = (_: unknown, at: number): Row => ({
  RecordId: idOf(at),
  ExhibitionId: exhibitionId,
  VisitorId: visitorId,
  ExhibitorId: exhibitorId,
  ProductId: `product${String(at).padStart(17, '0')}`,
  ContactKey: `visitor-${at}`,
  State: '1',
  CollectionByWhat: '收藏商品',
  Name: `Person ${at}`,
  Content: `Words ${at}`,
  Number: '1',
});

/** The server gives the page that it is asked for. */
function answerPages(collection: string, rows: readonly Row[]): void {
  phone.answerInstead(({ path, body }) => {
    if (!/^(queryList|get)\//.test(path) || !path.endsWith(`/${collection}`)) return undefined;
    const { pageIndex, pageSize } = body.params['options'] as Readonly<Record<string, number>>;
    const end = Number(pageIndex) * Number(pageSize);
    return Response.json({ resCode: 0, resMsg: '', result: rows.slice(end - Number(pageSize), end) });
  });
}

type Case = readonly [title: string, collection: string, read: (m: Modules) => Promise<unknown>];
const cases: readonly Case[] = [
  ['the orders of a visitor', 'Order', (m) => m.read(m.ordersQuery(owner))],
  ['the addresses of a visitor', 'Address', (m) => m.read(m.addressesQuery(owner))],
  ['the cart of a visitor', 'ShoppingCart', (m) => m.read(m.cartQuery(owner))],
  [
    'the appointments of a visitor',
    'InvitationInfo',
    (m) => m.read(m.appointmentsQuery(exhibitionId, [visitorId])),
  ],
  ['the questions of a visitor', 'ConnectUs', (m) => m.read(m.myQuestionsQuery(exhibitionId, visitorId))],
  ['the favourites of a visitor', 'CollectionInfo', (m) => m.readMarks(m.client, owner, 'favourites')],
  ['the card case of a visitor', 'AddressBook', (m) => m.listAddressBook(m.client, owner)],
  ['the orders of a booth', 'Order', (m) => m.read(m.boothOrdersQuery(booth))],
  ['the appointments of a booth', 'InvitationInfo', (m) => m.read(m.boothAppointmentsQuery(booth))],
];

describe('a list of one’s own rows', () => {
  it.each(cases)('%s (%s) has all of them, however many there are', async (_, collection, read) => {
    const m = await modules();
    answerPages(collection, Array.from({ length: count }, rowOf));
    expect(await read(m)).toHaveLength(count);
  });

  it('goes on after a page of which all are deleted', async () => {
    const m = await modules();
    const deleted = (row: Row, at: number) => (at < 400 ? { ...row, IsShow: false } : row);
    answerPages('Address', Array.from({ length: 450 }, rowOf).map(deleted));
    expect(await m.read(m.addressesQuery(owner))).toHaveLength(50);
  });
});
