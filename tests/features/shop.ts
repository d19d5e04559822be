import { vi } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { openTab, type Phone } from '../flows/openPhone.ts';

/** The exhibition of the sandbox at which visitors order. */
export const shop = 'shop00000000000000000001';
/** Its visitor, with a cart, two addresses and one order in each state. */
export const otherBuyer = 'person00000000000000000o';

/** Leaves the phone as after a registration: the pass of a new visitor is on it. */
export async function registerHere(phone: Phone, exhibitionId: string, more: Row = {}): Promise<string> {
  const record = { ExhibitionId: exhibitionId, Name: '林小满', Mob: '13900002468', ...more };
  const { result } = await phone.call('insert/VisitorExhibitionInfo', { record });
  const tab = await openTab();
  const { readRegistration } = await import('#entities/registration/api/registrationRecord.ts');
  const { keepVisitor } = await import('#entities/registration/stored/keepVisitor.ts');
  const registration = readRegistration(result);
  if (registration === undefined) throw new Error('The registration was not stored');
  await keepVisitor(registration);
  tab.device.getState().set('entranceId', exhibitionId);
  tab.kill();
  return registration.VisitorId;
}

export interface Good {
  readonly productId: string;
  readonly exhibitorId: string;
  readonly name: string;
  readonly unitCents: number;
  readonly stock: number;
}

/** Products without versions, of as many exhibitors that ask for no payment first. */
export async function goodsOf(phone: Phone, count: number): Promise<readonly Good[]> {
  const goods = new Map<string, Good>();
  for (const row of await phone.rows('Product', shop)) {
    const exhibitorId = String(row['ExhibitorId']);
    const isPaidFirst = Number(exhibitorId.slice(-4)) % 5 === 3;
    const hasVersions = (row['Specifications'] as Row[]).some(({ size }) => size !== undefined);
    const isShown = row['IsShow'] === true && row['IsRelease'] === true && row['IsRecycled'] !== true;
    const [name, unitCents, stock] = [row['ProductName'], row['ProductPrice'], row['StockNumber']];
    const isPlain =
      isShown && !hasVersions && row['MinOrderNumber'] === '' && !isPaidFirst && !/[<{]/.test(String(name));
    if (!isPlain || !(Number(unitCents) > 0) || !(Number(stock) > 20) || goods.has(exhibitorId)) continue;
    goods.set(exhibitorId, {
      productId: String(row['RecordId']),
      exhibitorId,
      name: String(name),
      unitCents: Number(unitCents),
      stock: Number(stock),
    });
  }
  const found = Array.from(goods.values()).slice(0, count);
  if (found.length < count) throw new Error('Too few products are sold');
  return found;
}

/** Something in the cart of a visitor, as another phone of theirs has put it in. */
export const putInCart = (phone: Phone, visitorId: string, good: Good, more: Row = {}) =>
  phone.call('insert/ShoppingCart', {
    record: {
      ExhibitionId: shop,
      VisitorId: visitorId,
      ProductId: good.productId,
      ExhibitorId: good.exhibitorId,
      Name: good.name,
      Number: '1',
      Price: String(good.unitCents),
      Type: '',
      ...more,
    },
  });

export const addAddress = (phone: Phone, visitorId: string, more: Row = {}) =>
  phone.call('insert/Address', {
    record: {
      ExhibitionId: shop,
      VisitorId: visitorId,
      Name: '林小满',
      Phone: '13900002468',
      Province: '江苏省',
      City: '南京市',
      Area: '鼓楼区',
      AddressDetail: '中山路 1 号',
      IsDefault: true,
      IsShow: true,
      ...more,
    },
  });

export const rowsOf = async (phone: Phone, collection: string, visitorId: string): Promise<Row[]> =>
  (await phone.rows(collection)).filter((row) => row['VisitorId'] === visitorId);

/** Whose rows of a collection were asked for, each once; '' where the question named no visitor. */
export function askedVisitors(phone: Phone, collection: string): readonly string[] {
  const asked = phone.asked.filter(({ path }) => path === `queryList/${collection}`);
  const visitors = asked.map(({ body }) => {
    const condition = body.params['condition'] as Row | undefined;
    return (condition?.['VisitorId'] as string | undefined) ?? '';
  });
  return Array.from(new Set(visitors));
}

/** An order of a visitor, as it was placed on another phone, in the state of this code. */
export async function placeOrder(
  phone: Phone,
  visitorId: string,
  goods: readonly (Good & { readonly quantity?: number })[],
  { state = '201', ...more }: Row & { readonly state?: string } = {},
): Promise<string> {
  const Productinfo = goods.map(({ productId, name, unitCents, quantity = 1 }) => ({
    ProductId: productId,
    ProductName: name,
    Type: '',
    TypeName: '',
    ProductNum: String(quantity),
    UnitPrice: String(unitCents),
    Price: String(unitCents * quantity),
  }));
  const Orderinfo = {
    ExhibitionId: shop,
    VisitorId: visitorId,
    ExhibitorId: goods[0]?.exhibitorId,
    Sum: String(Productinfo.reduce((sum, { Price }) => sum + Number(Price), 0)),
    Logistics: '1',
    Receiver: '林小满',
    ReceiverPhone: '13900002468',
    ReceiverAddress: '江苏省-南京市-鼓楼区-中山路 1 号',
    Remark: '',
    ...more,
  };
  const { result } = await phone.call('insert/Order', {
    record: { AppType: '商城', Orderinfo, Productinfo },
  });
  const recordId = String((result as Row)['RecordId']);
  await phone.call('updateByCondition/Order', {
    condition: { RecordId: recordId, VisitorId: visitorId },
    setValue: { state },
  });
  return recordId;
}

/** Answers a list with the rows of all visitors, as a server would that takes no notice of the condition. */
export function answerWithAll(phone: Phone, collection: string): void {
  phone.answerInstead(async ({ path }) =>
    path === `queryList/${collection}`
      ? Response.json({ resCode: 0, resMsg: '', result: await phone.rows(collection) })
      : undefined,
  );
}

/** Answers a list page by page with this many copies of the first row of a visitor, the ids counted up. */
export async function answerWithMany(
  phone: Phone,
  collection: string,
  visitorId: string,
  count: number,
  differ: (at: number) => Row = () => ({}),
): Promise<void> {
  const [row] = await rowsOf(phone, collection, visitorId);
  const all = Array.from({ length: count }, (_, at) => ({
    ...row,
    RecordId: `${collection.toLowerCase()}${String(at).padStart(24 - collection.length, '0')}`,
    ...differ(at),
  }));
  phone.answerInstead(({ path, body }) => {
    if (path !== `queryList/${collection}`) return undefined;
    const { pageIndex, pageSize } = body.params['options'] as { pageIndex: number; pageSize: number };
    const result = all.slice((pageIndex - 1) * pageSize, pageIndex * pageSize);
    return Response.json({ resCode: 0, resMsg: '', result });
  });
}

/** Without heights no row of a list, or all of them, would be in sight. Answers what ends it. */
export function withHeights(): () => void {
  const row = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(140);
  const box = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(420);
  return () => {
    row.mockRestore();
    box.mockRestore();
  };
}
