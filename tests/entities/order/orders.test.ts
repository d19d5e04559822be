// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import type { NewOrder } from '#entities/order/api/newOrder.ts';
import type { CartItem } from '#entities/cart/rules/cartItem.ts';
import type { AddressDraft } from '#entities/address/rules/deliveryAddress.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const exhibitionId = 'shop00000000000000000001';
let phone: Phone;
let tabs: Tab[] = [];

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const tab of tabs) tab.kill();
  tabs = [];
});

async function newTab() {
  const tab = await openTab();
  tabs.push(tab);
  const [orders, afterSale, changes, reads, cart, wants, sending, appDevice, addresses] = await Promise.all([
    import('#features/orders/orderSubmission.ts'),
    import('#features/orders/afterSaleSubmission.ts'),
    import('#features/orders/changeOrder.ts'),
    import('#entities/order/orderQueries.ts'),
    import('#entities/cart/changeCart.ts'),
    import('#entities/cart/cartWants.ts'),
    import('#entities/cart/sendCart.ts'),
    import('#device/storage/appDeviceStore.ts'),
    import('#entities/address/addressWrites.ts'),
  ]);
  const client = await tab.services().client();
  const place = (order: NewOrder) => {
    tab.device.getState().set('visitorId', order.visitorId);
    return tab.createSubmission(orders.orderEntry(order), orders.orderGateway);
  };
  return {
    ...tab,
    ...changes,
    ...cart,
    ...addresses,
    saveAddress: (...[asking, owner, ...rest]: Parameters<typeof addresses.saveAddress>) => {
      tab.device.getState().set('visitorId', owner.visitorId);
      return addresses.saveAddress(asking, owner, ...rest);
    },
    place,
    afterSale,
    client,
    find: async (visitorId: string, orderId: string) => {
      const found = await reads.findOrder(client, { exhibitionId, visitorId, orderId });
      if (found === undefined) throw new Error('There is no such order');
      return found;
    },
    wants: () => wants.cartWants(exhibitionId).list(),
    sendCart: () => sending.sendCart(exhibitionId),
    use: (visitorId: string) => appDevice.appDeviceStore().getState().set('visitorId', visitorId),
  };
}
type OpenTab = Awaited<ReturnType<typeof newTab>>;

let people = 0;
async function newVisitor(): Promise<string> {
  people += 1;
  const record = {
    ExhibitionId: exhibitionId,
    Name: '访客',
    Mob: `1380002${String(people).padStart(4, '0')}`,
  };
  const { result } = await phone.call('insert/VisitorExhibitionInfo', { record });
  return String((result as Row)['VisitorId']);
}

/** A product without versions that can be had. */
async function product(): Promise<Row> {
  const rows = await phone.rows('Product', exhibitionId);
  const found = rows.find((row) => {
    const isPaidFirst = Number(String(row['ExhibitorId']).slice(-4)) % 5 === 3;
    const isShown = row['IsShow'] === true && row['IsRelease'] === true && row['IsRecycled'] !== true;
    const hasVersions = (row['Specifications'] as Row[]).some(({ size }) => size !== undefined);
    const isCheap = Number(row['ProductPrice']) > 0 && Number(row['StockNumber']) > 9;
    return isShown && !hasVersions && !isPaidFirst && isCheap;
  });
  if (found === undefined) throw new Error('nothing is sold');
  return found;
}

async function orderOf(visitorId: string, quantity = 2): Promise<NewOrder> {
  const row = await product();
  return {
    exhibitionId,
    visitorId,
    exhibitorId: String(row['ExhibitorId']),
    infoId: '',
    delivery: 'pickUp',
    address: undefined,
    receiver: '访客',
    note: '<b>附发票</b>',
    lines: [
      {
        productId: String(row['RecordId']),
        name: String(row['ProductName']),
        type: '',
        typeName: '',
        quantity,
        unitCents: Number(row['ProductPrice']),
      },
    ],
  };
}

const ofVisitor = async (collection: string, visitorId: string) =>
  (await phone.rows(collection)).filter((row) => row['VisitorId'] === visitorId);
const openOrders = async (visitorId: string) =>
  (await ofVisitor('Order', visitorId)).filter(({ state }) => state !== '402');

async function placed(tab: OpenTab) {
  const visitorId = await newVisitor();
  await tab.place(await orderOf(visitorId)).start();
  const [row] = await ofVisitor('Order', visitorId);
  return tab.find(visitorId, String(row?.['RecordId']));
}

describe('an order is stored once', { tags: ['N06'] }, () => {
  it('however often it is tapped, with its lines and sum', async () => {
    const tab = await newTab();
    const visitorId = await newVisitor();
    const order = await orderOf(visitorId, 3);
    const submission = tab.place(order);
    await Promise.all(Array.from({ length: 8 }, () => submission.start()));
    expect(submission.store.getState().state.at).toBe('done');
    const [row, another] = await ofVisitor('Order', visitorId);
    expect(another).toBeUndefined();
    expect(row?.['Sum']).toBe(String(3 * (order.lines[0]?.unitCents ?? NaN)));
    expect(await tab.find(visitorId, String(row?.['RecordId']))).toMatchObject({
      state: 'toShip',
      lines: [{ quantity: 3 }],
    });
  });

  it.each(['replyLostAfterCommit', 'deliveredTwice', 'emptyBody', 'truncatedJson'] as const)(
    'where its answer is lost or it comes twice (%s)',
    async (name) => {
      const tab = await newTab();
      const visitorId = await newVisitor();
      await phone.fault({ name, path: 'insert/Order', times: 1 });
      const submission = tab.place(await orderOf(visitorId));
      await submission.start();
      expect(submission.store.getState().state.at).toBe('done');
      await vi.waitFor(async () => expect(await openOrders(visitorId)).toHaveLength(1));
    },
  );

  it('where the server keeps no reference and the answer is lost', async () => {
    const tab = await newTab();
    const visitorId = await newVisitor();
    await phone.fault({ name: 'replyLostAfterCommit', path: 'insert/Order', times: 1 });
    phone.answerInstead(({ path, body }) => {
      const record = body.params['record'] as Row | undefined;
      if (path.endsWith('insert/Order')) delete (record?.['Orderinfo'] as Row | undefined)?.['ClientRef'];
      return undefined;
    });
    const submission = tab.place(await orderOf(visitorId));
    await submission.start();
    expect(submission.store.getState().state.at).toBe('done');
    expect(await openOrders(visitorId)).toHaveLength(1);
  });

  it('and again where the same is ordered on purpose', async () => {
    const tab = await newTab();
    const visitorId = await newVisitor();
    const order = await orderOf(visitorId);
    await tab.place(order).start();
    await tab.place(order).start();
    expect(await openOrders(visitorId)).toHaveLength(2);
  });

  it('and not at all where the stock is gone or the price has changed', async () => {
    const tab = await newTab();
    const visitorId = await newVisitor();
    const tooMany = tab.place(await orderOf(visitorId, 9_999));
    await tooMany.start();
    const state = tooMany.store.getState().state;
    expect(state.at === 'rejected' && state.refusal.resCode).toBe(1901);
    const order = await orderOf(visitorId);
    const cheap = tab.place({ ...order, lines: order.lines.map((line) => ({ ...line, unitCents: 1 })) });
    await cheap.start();
    const refused = cheap.store.getState().state;
    expect(refused.at === 'rejected' && refused.refusal.resCode).toBe(1902);
    expect(await ofVisitor('Order', visitorId)).toEqual([]);
  });
});

describe('a change of an order', () => {
  it('is made where it is still the one on the screen, and once', async () => {
    const tab = await newTab();
    const seen = await placed(tab);
    expect(await tab.moveOrder(seen, 'closed')).toBe('done');
    expect(await tab.moveOrder(seen, 'closed')).toBe('done');
    expect(await ofVisitor('Order', seen.visitorId)).toMatchObject([{ state: '402' }]);
  });

  it('is not made where the exhibitor was faster', async () => {
    const tab = await newTab();
    const seen = await placed(tab);
    await tab.moveOrder(seen, 'closed');
    expect(await tab.moveOrder({ ...seen, state: 'toReceive' }, 'completed')).toBe('orderChanged');
    expect(await tab.moveOrder(seen, 'completed')).toBe('orderChanged');
  });

  it('whose answer is lost is looked up; one that did not arrive says so', async () => {
    const tab = await newTab();
    const seen = await placed(tab);
    await phone.fault({ name: 'serverError500', path: 'update/Order', times: 1 });
    expect(await tab.moveOrder(seen, 'closed')).toBe('notDone');
    await phone.fault({ name: 'replyLostAfterCommit', path: 'update/Order', times: 1 });
    expect(await tab.moveOrder(seen, 'closed')).toBe('done');
  });

  it('is not sent without a network', async () => {
    const tab = await newTab();
    const seen = await placed(tab);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await tab.moveOrder(seen, 'closed')).toBe('notSent');
  });

  it('asked for as a return is stored once where the answer is lost', async () => {
    const tab = await newTab();
    const seen = await placed(tab);
    const [row] = await ofVisitor('Order', seen.visitorId);
    await phone.call('updateByCondition/Order', {
      condition: { RecordId: row?.['RecordId'], VisitorId: seen.visitorId },
      setValue: { state: '401' },
    });
    const request = { kind: 'return', reason: '质量问题', content: '', pictures: [] } as const;
    await phone.fault({ name: 'replyLostAfterCommit', path: 'insert/SalesServiceRecord', times: 1 });
    const entry = tab.afterSale.afterSaleEntry(seen, request);
    const submission = tab.createSubmission(entry, tab.afterSale.afterSaleGateway);
    await submission.start();
    expect(submission.store.getState().state.at).toBe('done');
    expect(await ofVisitor('SalesServiceRecord', seen.visitorId)).toHaveLength(1);
  });
});

describe('the cart', () => {
  const item = async (number: number): Promise<CartItem> => {
    const row = await product();
    return {
      productId: String(row['RecordId']),
      type: '',
      number,
      priceCents: Number(row['ProductPrice']),
      name: { zh: String(row['ProductName']), en: '' },
      exhibitorId: String(row['ExhibitorId']),
      infoId: '',
    };
  };
  const numbers = async (visitorId: string) =>
    (await ofVisitor('ShoppingCart', visitorId)).map((row) => row['Number']);

  it('of a stranger stays on the phone until a visitor says that it is theirs, and is added to what they have', async () => {
    const tab = await newTab();
    const goods = await item(2);
    tab.addToCart(exhibitionId, [goods]);
    await tab.sendCart();
    expect(tab.wants()).toHaveLength(1);
    const visitorId = await newVisitor();
    const record = {
      ExhibitionId: exhibitionId,
      VisitorId: visitorId,
      ProductId: goods.productId,
      Type: '',
      Number: '3',
    };
    await phone.call('insert/ShoppingCart', { record });
    tab.use(visitorId);
    await tab.sendCart();
    expect(await numbers(visitorId)).toEqual(['3']);
    tab.claimCart(exhibitionId);
    await tab.sendCart();
    expect(await numbers(visitorId)).toEqual(['5']);
    expect(tab.wants()).toEqual([]);
  });

  it.each(['insert/ShoppingCart', 'update/ShoppingCart'])(
    'adds once where the answer of %s is lost',
    async (path) => {
      const tab = await newTab();
      const visitorId = await newVisitor();
      tab.use(visitorId);
      if (path.startsWith('update')) {
        tab.addToCart(exhibitionId, [await item(1)]);
        await tab.sendCart();
      }
      const before = path.startsWith('update') ? 1 : 0;
      await phone.fault({ name: 'replyLostAfterCommit', path, times: 1 });
      tab.addToCart(exhibitionId, [await item(2)]);
      await tab.sendCart();
      await tab.sendCart();
      expect(await numbers(visitorId)).toEqual([String(before + 2)]);
      expect(tab.wants()).toEqual([]);
    },
  );

  it('is one row for each item, whatever is tapped while it is sent', async () => {
    const tab = await newTab();
    const visitorId = await newVisitor();
    tab.use(visitorId);
    const goods = await item(1);
    for (let nth = 0; nth < 5; nth += 1) tab.addToCart(exhibitionId, [goods]);
    await tab.sendCart();
    await vi.waitFor(() => expect(tab.wants()).toEqual([]));
    expect(await numbers(visitorId)).toEqual(['5']);
    tab.takeOutOfCart(exhibitionId, [goods]);
    await tab.sendCart();
    await vi.waitFor(() => expect(tab.wants()).toEqual([]));
    expect(await numbers(visitorId)).toEqual([]);
  });

  it('of a second exhibition leaves too while the first is sent', async () => {
    const tab = await newTab();
    const visitorId = await newVisitor();
    tab.use(visitorId);
    const goods = await item(1);
    tab.addToCart(exhibitionId, [goods]);
    tab.addToCart('open00000000000000000001', [goods]);
    const stored = async () =>
      (await phone.rows('ShoppingCart')).filter((row) => row['VisitorId'] === visitorId);
    await vi.waitFor(async () => expect(await stored()).toHaveLength(2));
  });

  it('of one visitor stays on the phone while another is logged in', async () => {
    const tab = await newTab();
    const [first, second] = [await newVisitor(), await newVisitor()];
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    tab.use(first);
    tab.addToCart(exhibitionId, [await item(1)]);
    tab.use(second);
    line.mockRestore();
    await tab.sendCart();
    expect([...(await numbers(first)), ...(await numbers(second))]).toEqual([]);
    expect(tab.wants()).toHaveLength(1);
  });

  it('shows what the server holds again where it refuses a change', async () => {
    const tab = await newTab();
    const visitorId = await newVisitor();
    tab.use(visitorId);
    phone.answerInstead(({ path }) =>
      path.endsWith('insert/ShoppingCart')
        ? Response.json({ resCode: 400000, resMsg: 'no', result: [] })
        : undefined,
    );
    tab.addToCart(exhibitionId, [await item(1)]);
    await tab.sendCart();
    await vi.waitFor(() => expect(tab.wants()).toEqual([]));
    expect(await numbers(visitorId)).toEqual([]);
  });
});

describe('a delivery address', () => {
  const draft: AddressDraft = {
    name: '林晓',
    phone: '138 0013 8000',
    province: '江苏省',
    city: '南京市',
    area: '鼓楼区',
    detail: '中山路 1 号',
    postalCode: '',
    isDefault: true,
  };

  it('is added once where the answer is lost, and where it is saved twice', async () => {
    const tab = await newTab();
    const owner = { exhibitionId, visitorId: await newVisitor() };
    await phone.fault({ name: 'replyLostAfterCommit', path: 'insert/Address', times: 1 });
    expect(await tab.saveAddress(tab.client, owner, draft, undefined)).toBe('done');
    expect(await tab.saveAddress(tab.client, owner, draft, undefined)).toBe('wasThere');
    expect(await ofVisitor('Address', owner.visitorId)).toMatchObject([
      { Phone: '13800138000', IsDefault: true },
    ]);
  });

  it('is added once where two tabs save it in the same moment, and the second tab knows that it was there', async () => {
    const [one, other] = [await newTab(), await newTab()];
    const owner = { exhibitionId, visitorId: await newVisitor() };
    const save = ({ saveAddress, client }: typeof one) => saveAddress(client, owner, draft, undefined);
    expect((await Promise.all([save(one), save(other)])).sort()).toEqual(['done', 'wasThere']);
    expect(await ofVisitor('Address', owner.visitorId)).toMatchObject([{ IsDefault: true }]);
  });

  it('and another one that two tabs save in the same moment are both added, one of them as the default', async () => {
    const [one, other] = [await newTab(), await newTab()];
    const owner = { exhibitionId, visitorId: await newVisitor() };
    const another = { ...draft, detail: '滨江路 2 号' };
    const saved = await Promise.all([
      one.saveAddress(one.client, owner, draft, undefined),
      other.saveAddress(other.client, owner, another, undefined),
    ]);
    expect(saved).toEqual(['done', 'done']);
    const rows = await ofVisitor('Address', owner.visitorId);
    expect(new Set(rows.map((row) => row['AddressDetail']))).toEqual(
      new Set([another.detail, '中山路 1 号']),
    );
    expect(rows.filter((row) => row['IsDefault'] === true)).toHaveLength(1);
  });

  it('that is the default takes it from the others', async () => {
    const tab = await newTab();
    const owner = { exhibitionId, visitorId: await newVisitor() };
    await tab.saveAddress(tab.client, owner, draft, undefined);
    await tab.saveAddress(tab.client, owner, { ...draft, detail: '滨江路 2 号' }, undefined);
    const rows = await ofVisitor('Address', owner.visitorId);
    expect(rows.map((row) => [row['AddressDetail'], row['IsDefault']])).toEqual([
      ['中山路 1 号', false],
      ['滨江路 2 号', true],
    ]);
  });

  it('that is deleted comes back by an undo', async () => {
    const tab = await newTab();
    const owner = { exhibitionId, visitorId: await newVisitor() };
    await tab.saveAddress(tab.client, owner, draft, undefined);
    const [row] = await tab.listAddresses(tab.client, owner);
    const id = row?.RecordId ?? '';
    expect(await tab.showAddress(tab.client, owner, id, false)).toBe('done');
    expect(await tab.listAddresses(tab.client, owner)).toEqual([]);
    await phone.fault({ name: 'replyLostAfterCommit', path: 'update/Address', times: 1 });
    expect(await tab.showAddress(tab.client, owner, id, true)).toBe('done');
    expect(await tab.listAddresses(tab.client, owner)).toHaveLength(1);
  });
});
