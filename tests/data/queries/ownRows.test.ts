// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import {
  type Asked,
  openPhone,
  openTab,
  type Phone,
  startServer,
  stopServer,
  type Tab,
} from '#tests/flows/openPhone.ts';

const exhibitionId = 'open00000000000000000001';
const visitorId = 'visitor00000000000000own';
const exhibitorId = 'exhibitor000000000000001';
const owner = { exhibitionId, visitorId };
const orderId = 'order0000000000000000001';
const booth = { exhibitionId, exhibitorId, exhibitorUserId: 'user00000000000exhibitor' };
const stand = { exhibitionId, visitorId: exhibitorId, exhibitorUserId: booth.exhibitorUserId };
const metId = 'visitor00000000000000met';

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

/** Fits every collection that is read here; `whose` are the fields that say whose it is. */
const rowOf = (mark: string, whose: Row): Row => ({
  RecordId: `row000000000000000000${mark}`,
  ExhibitionId: exhibitionId,
  CreatedAtMesc: 1_700_000_000_000,
  ...whose,
  ContactKey: `visitor-${metId}`,
  ContactVisitorId: metId,
  State: '1',
  Type: '313',
  Name: `Person ${mark}`,
  Content: `Words ${mark}`,
  OrderId: orderId,
  ProductId: `product00000000000000${mark}`,
  CollectionByWhat: '收藏商品',
  Number: '1',
  Price: '100',
  NotedById: 'u',
  NotedBy: `Contact ${mark}`,
});

async function modules() {
  tab = await openTab();
  const client = await tab.services().client();
  const [queries, orders, orderWrites, cart, addresses, book, people, leads, messages, enquiries, thread] =
    await Promise.all([
      import('#data/queries/queryClient.ts'),
      import('#entities/order/orderQueries.ts'),
      import('#entities/order/api/orderWrites.ts'),
      import('#entities/cart/cartQuery.ts'),
      import('#entities/address/addressesQuery.ts'),
      import('#entities/card/api/addressBook.ts'),
      import('#entities/card/api/openPeople.ts'),
      import('#entities/lead/api/leadCalls.ts'),
      import('#entities/message/api/messageCalls.ts'),
      import('#entities/message/api/enquiryCalls.ts'),
      import('#entities/message/threadQuery.ts'),
    ]);
  const [appointments, questions, posts, marks] = await Promise.all([
    import('#entities/appointment/appointmentQueries.ts'),
    import('#entities/organiser/myQuestionsQuery.ts'),
    import('#entities/supply/myPostsQuery.ts'),
    import('#entities/favourite/api/marks.ts'),
  ]);
  const read = (query: object): Promise<unknown> =>
    queries.queryClient().fetchQuery({ ...(query as { queryKey: readonly unknown[] }), retry: false });
  return {
    client,
    read,
    ...orders,
    ...orderWrites,
    ...cart,
    ...addresses,
    ...book,
    ...people,
    ...leads,
    ...messages,
    ...enquiries,
    ...thread,
    ...appointments,
    ...questions,
    ...posts,
    ...marks,
  };
}
type Modules = Awaited<ReturnType<typeof modules>>;

const conditionOf = ({ body }: Asked) => body.params['condition'] as Row;
const asksFor = (collection: string) =>
  phone.asked.filter(({ path }) => /^(queryList|get)\//.test(path) && path.endsWith(`/${collection}`));

/** The server takes no notice of what is asked, and answers with a row of this person and one of another. */
function answerWithBoth(collection: string, own: Row, other: Row): void {
  phone.answerInstead(({ path }) =>
    /^(queryList|get)\//.test(path) && path.endsWith(`/${collection}`)
      ? Response.json({ resCode: 0, resMsg: '', result: [rowOf('own', own), rowOf('two', other)] })
      : undefined,
  );
}

const record = {
  ExhibitionId: exhibitionId,
  VisitorId: visitorId,
  ExhibitorId: exhibitorId,
  OrderId: orderId,
};
const mine = { VisitorId: visitorId };
const another = { VisitorId: 'visitor0000000000000else' };
const ofBooth = { ExhibitorId: exhibitorId };
const ofAnother = { ExhibitorId: 'exhibitor000000000000002' };

type Case = readonly [title: string, collection: string, read: (m: Modules) => Promise<unknown>, more?: Row];

const visitorCases: readonly Case[] = [
  ['orders', 'Order', (m) => m.read(m.ordersQuery(owner))],
  ['one order', 'Order', (m) => m.read(m.orderQuery({ ...owner, orderId: 'row000000000000000000own' }))],
  ['orders that were sent', 'Order', (m) => m.findSentOrders(m.client, record), ofBooth],
  ['history of an order', 'SalesServiceRecord', (m) => m.read(m.salesRecordsQuery({ ...owner, orderId }))],
  ['requests that were sent', 'SalesServiceRecord', (m) => m.findSalesRecords(m.client, record)],
  ['parcel', 'LogisticsInfo', (m) => m.read(m.parcelQuery({ ...owner, orderId }))],
  ['cart', 'ShoppingCart', (m) => m.read(m.cartQuery(owner))],
  ['addresses', 'Address', (m) => m.read(m.addressesQuery(owner))],
  ['card case', 'AddressBook', (m) => m.listAddressBook(m.client, owner)],
  ['cards of one person', 'AddressBook', (m) => m.listOfPerson(m.client, owner, metId)],
  [
    'own entry among those who want to meet',
    'AddressBook',
    (m) => m.findOpenPerson(m.client, owner),
    { IsOpenToMeet: true },
  ],
  ['appointments', 'InvitationInfo', (m) => m.read(m.appointmentsQuery(exhibitionId, [visitorId])), ofBooth],
  [
    'one appointment',
    'InvitationInfo',
    (m) =>
      m.findAppointment(m.client, {
        exhibitionId,
        visitorIds: [visitorId],
        appointmentId: 'row000000000000000000own',
      }),
    ofBooth,
  ],
  [
    'inquiries to an exhibitor',
    'EnquiryRecord',
    (m) => m.findEnquiries(m.client, owner, exhibitorId),
    ofBooth,
  ],
  ['questions to the organiser', 'ConnectUs', (m) => m.read(m.myQuestionsQuery(exhibitionId, visitorId))],
  ['favourites', 'CollectionInfo', (m) => m.readMarks(m.client, owner, 'favourites')],
];

describe('of what belongs to a visitor', () => {
  const cases = visitorCases.map(([title, collection, read, more = {}]) => ({
    title,
    collection,
    read,
    more,
  }));
  it.each(cases)(
    'the $title ($collection) are asked for by who it is, and those of another visitor are dropped',
    async ({ collection, read, more }) => {
      const m = await modules();
      answerWithBoth(collection, { ...mine, ...more }, { ...another, ...more });
      const found = JSON.stringify(await read(m));
      expect(found).toMatch(/row000000000000000000own|Person own|product00000000000000own/);
      expect(found).not.toMatch(/[0 ]two"/);
      const asked = asksFor(collection).map(conditionOf);
      expect(asked.length).toBeGreaterThan(0);
      for (const condition of asked)
        expect([visitorId, { $in: [visitorId] }]).toContainEqual(condition['VisitorId']);
    },
  );

  it('an entry of another visitor among those who want to meet is not taken away with one’s own', async () => {
    const m = await modules();
    answerWithBoth('AddressBook', { ...mine, IsOpenToMeet: true }, { ...another, IsOpenToMeet: true });
    await m.removeOpenPerson(m.client, owner);
    const deleted = phone.asked.filter(({ path }) => path === 'delete/AddressBook');
    expect(deleted.map(({ body }) => JSON.stringify(body.params))).toEqual([
      expect.stringContaining('row000000000000000000own'),
    ]);
  });
});

describe('of what belongs to a booth', () => {
  it.each([
    { title: 'leads', read: (m: Modules) => m.listLeadRows(m.client, booth) },
    {
      title: 'leads of one visitor',
      read: (m: Modules) => m.findLeadRows(m.client, booth, [`visitor-${metId}`]),
    },
  ])('the $title are asked for by its id, and those of another booth are dropped', async ({ read }) => {
    const collection = 'AddressBook';
    const m = await modules();
    answerWithBoth(collection, ofBooth, ofAnother);
    const found = JSON.stringify(await read(m));
    expect(found).toContain('row000000000000000000own');
    expect(found).not.toContain('Person two');
    for (const condition of asksFor(collection).map(conditionOf))
      expect(condition['ExhibitorId']).toBe(exhibitorId);
  });
});

describe('messages', () => {
  const exhibitor = { kind: 'exhibitor', id: exhibitorId } as const;
  const visitor = { kind: 'visitor', id: metId } as const;
  const between = { VisitorSender: another.VisitorId, ExhibitorReceiver: exhibitorId };
  const back = { ExhibitorSender: exhibitorId, VisitorReceiver: another.VisitorId };

  it.each([
    ['all of a visitor', owner, undefined, ['VisitorSender', 'VisitorReceiver']],
    ['of a visitor and an exhibitor', owner, exhibitor, ['VisitorSender', 'VisitorReceiver']],
    ['of two visitors', owner, visitor, ['VisitorSender', 'VisitorReceiver']],
    ['all of a booth', stand, undefined, ['ExhibitorSender', 'ExhibitorReceiver']],
    ['of a booth and a visitor', stand, visitor, ['ExhibitorSender', 'ExhibitorReceiver']],
  ] as const)(
    '%s are asked for by who has written or got them, and those between others are dropped',
    async (_, whose, partner, sides) => {
      const m = await modules();
      const id = whose.visitorId;
      const isOther = partner?.kind === 'visitor' || (partner === undefined && whose !== owner);
      const otherReceives = isOther ? { VisitorReceiver: metId } : { ExhibitorReceiver: exhibitorId };
      const otherSends = isOther ? { VisitorSender: metId } : { ExhibitorSender: exhibitorId };
      phone.answerInstead(({ path }) =>
        path === 'queryList/MessageInfo'
          ? Response.json({
              resCode: 0,
              resMsg: '',
              result: [
                rowOf('two', { ...between, ExhibitorReceiver: 'exhibitor000000000000002' }),
                rowOf('six', { ...back, ExhibitorSender: 'exhibitor000000000000002' }),
                // Of this exhibitor, to another visitor.
                ...(whose === owner ? [rowOf('ten', between), rowOf('few', back)] : []),
                rowOf('own', { [sides[0]]: id, ...otherReceives }),
                rowOf('got', { [sides[1]]: id, ...otherSends }),
              ],
            })
          : undefined,
      );
      const found = JSON.stringify(await m.read(m.threadQuery({ owner: whose, partner })));
      expect(found).toContain('Words own');
      expect(found).toContain('Words got');
      expect(found).not.toMatch(/Words (two|six|ten|few)/);
      const asked = asksFor('MessageInfo').map(conditionOf);
      const isNotice = (condition: Row) =>
        ['ToAllVisitor', 'ToAllExhibitor', 'ToChannel'].some((name) => condition[name] !== undefined);
      expect(
        asked
          .filter((condition) => !isNotice(condition))
          .map((condition) => sides.map((side) => condition[side] === id)),
      ).toEqual(
        expect.arrayContaining([
          [true, false],
          [false, true],
        ]),
      );
      for (const condition of asked.filter((one) => !isNotice(one)))
        expect(sides.some((side) => condition[side] === id)).toBe(true);
    },
  );

  it('that were sent are looked up among one’s own', async () => {
    const m = await modules();
    answerWithBoth('MessageInfo', { VisitorSender: visitorId, ExhibitorReceiver: exhibitorId }, between);
    const found = JSON.stringify(await m.findSentMessages(m.client, owner, exhibitor));
    expect(found).toContain('Words own');
    expect(found).not.toContain('Words two');
    expect(asksFor('MessageInfo').map(conditionOf)).toEqual([
      { ExhibitionId: exhibitionId, VisitorSender: visitorId, ExhibitorReceiver: exhibitorId },
    ]);
  });
});
