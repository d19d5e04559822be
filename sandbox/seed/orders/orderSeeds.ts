import { knownOrderStates, codeOfState } from '#entities/order/rules/orderState.ts';
import { productOffers } from '#entities/product/rules/productOffer.ts';
import { parcelRow } from '#sandbox/dataApi/orders/sellerRows.ts';
import { textOf } from '#sandbox/dataApi/call.ts';
import type { Row } from '#sandbox/store/store.ts';
import { dayMs, minuteMs, venueText } from '#sandbox/venueClock.ts';
import { seedId } from '../seeded.ts';
import { storyMark } from '../storyMark.ts';

/** One field for both languages. */
const payInstructions =
  '请在 24 小时内转账至主办方账户，附言写订单号。Please transfer to the organiser within 24 hours and quote the order number.';

interface ShopWorld {
  readonly exhibitionId: string;
  readonly tenantId: string;
  readonly nowMs: number;
  readonly visitorId: string;
  /** Of this exhibition; only those with a price are ordered. */
  readonly products: () => readonly Row[];
}

/** One order in each state, and one whose state no client knows. */
const codes = [...knownOrderStates.map(codeOfState), '777'];

const idOf = ({ exhibitionId }: ShopWorld, kind: string, number: number) =>
  seedId(`${kind}${storyMark(exhibitionId)}`, number);

const madeAt = (nowMs: number): Row => ({ CreatedAt: venueText(nowMs), CreatedAtMesc: nowMs });

function sold(
  world: ShopWorld,
): { readonly row: Row; readonly cents: number; readonly type: string; readonly typeName: string }[] {
  return world.products().flatMap((row) => {
    const text = (name: string) => textOf(row[name]);
    const list: unknown = row['Specifications'];
    const [offer] = productOffers({
      ProductPrice: text('ProductPrice'),
      StockNumber: text('StockNumber'),
      MinOrderNumber: text('MinOrderNumber'),
      Specifications: Array.isArray(list) ? list : [],
    });
    return offer === undefined
      ? []
      : [{ row, cents: offer.priceCents, type: offer.type, typeName: offer.name }];
  });
}

/** Order `at` has one to three lines of one exhibitor. */
function linesOf(world: ShopWorld, at: number): Row[] {
  const goods = sold(world);
  const first = goods[(at * 3) % goods.length];
  const others = goods.filter(({ row }) => row['ExhibitorId'] === first?.row['ExhibitorId']);
  return others.slice(0, 1 + (at % 3)).map(({ row, cents, type, typeName }, nth) => ({
    RecordId: idOf(world, 'oline', at * 4 + nth + 1),
    ...madeAt(world.nowMs - at * dayMs),
    ExhibitionId: world.exhibitionId,
    OrderId: idOf(world, 'order', at + 1),
    ProductId: row['RecordId'],
    ProductName: row['ProductName'],
    Type: type,
    TypeName: typeName,
    ProductNum: String(1 + ((at + nth) % 4)),
    UnitPrice: String(cents),
    Price: String(cents * (1 + ((at + nth) % 4))),
    ExhibitorId: row['ExhibitorId'],
    ExhibitorExhibitionInfoId: row['ExhibitorExhibitionInfoId'],
  }));
}

function orderRow(world: ShopWorld, state: string, at: number): Row {
  const lines = linesOf(world, at);
  const madeMs = world.nowMs - at * dayMs - 50 * minuteMs;
  const isOnItsWay = state !== '101' && state !== '201' && state !== '402';
  return {
    RecordId: idOf(world, 'order', at + 1),
    TenantId: world.tenantId,
    ...madeAt(madeMs),
    ExhibitionId: world.exhibitionId,
    VisitorId: world.visitorId,
    ExhibitorId: lines[0]?.['ExhibitorId'],
    ExhibitorExhibitionInfoId: lines[0]?.['ExhibitorExhibitionInfoId'],
    OrderName: lines[0]?.['ProductName'],
    OrderType: '商品',
    OrderLineNumber: `JH${venueText(madeMs).slice(0, 10).replaceAll('-', '')}${String(at + 1).padStart(5, '0')}`,
    Sum: String(lines.reduce((sum, line) => sum + Number(line['Price']), 0)),
    state,
    Logistics: at % 5 === 4 ? '3' : '1',
    ExpressNum: isOnItsWay && at % 5 !== 4 ? `SF${String(1_368_200_417_000 + at)}` : '',
    Receiver: '顾云舟',
    ReceiverPhone: '13800000074',
    ReceiverAddress: '江苏省-南京市-鼓楼区-滨江路 18 号 3 栋 1202',
    Remark: at % 4 === 1 ? '请附发票和合格证' : '',
    PayInstructions: state === '101' ? payInstructions : '',
    ClientRef: '',
  };
}

/** What the visitor asked, and what the exhibitor answered, of the orders in a return or exchange. */
function recordRows(world: ShopWorld): Row[] {
  return codes.flatMap((state, at) => {
    if (!/^3[0-2]\d$/.test(state)) return [];
    const asked = `${state.slice(0, 2)}3`;
    const common = {
      OrderId: idOf(world, 'order', at + 1),
      ExhibitionId: world.exhibitionId,
      VisitorId: world.visitorId,
    };
    const atMs = (nth: number) => world.nowMs - at * dayMs + nth * 40 * minuteMs;
    const step = (nth: number, Type: string, more: Row): Row => ({
      RecordId: idOf(world, 'sales', at * 2 + nth + 1),
      ...common,
      ...madeAt(atMs(nth)),
      Time: venueText(atMs(nth)),
      Type,
      ...more,
    });
    const question = step(0, asked, {
      Name: '顾云舟',
      Reason: '质量问题',
      Content: '外壳有一处划痕',
      PicList: [{ PicPath: '/sandbox/pictures/seed-product-7.svg' }],
    });
    const isRefused = state.endsWith('2');
    const Reason = isRefused ? '超过七天无理由退货期' : '请寄回 2 号馆展位';
    return state === asked
      ? [question]
      : [question, step(1, state, { Name: '', Reason, IsApprove: !isRefused })];
  });
}

const addressRows = (world: ShopWorld): Row[] =>
  [
    { Name: '顾云舟', Area: '鼓楼区', AddressDetail: '滨江路 18 号 3 栋 1202', IsDefault: true },
    { Name: '顾云舟（公司）', Area: '建邺区', AddressDetail: '云津精密园 6 号楼前台', IsDefault: false },
  ].map((row, at) => ({
    RecordId: idOf(world, 'addr', at + 1),
    ...madeAt(world.nowMs - at * dayMs),
    ExhibitionId: world.exhibitionId,
    VisitorId: world.visitorId,
    Phone: '13800000074',
    Province: '江苏省',
    City: '南京市',
    PostalCode: '',
    IsShow: true,
    ...row,
  }));

/** Beside good goods: one whose price has changed, one that is gone, and one of a quantity that cannot be ordered. */
function cartRows(world: ShopWorld): Row[] {
  const goods = sold(world).slice(2, 8);
  const odd: readonly Row[] = [
    {},
    {},
    { Price: '100' },
    { ProductId: seedId('gone', 1) },
    { Number: '1000000000' },
  ];
  return goods.slice(0, odd.length).map(({ row, cents }, at) => ({
    RecordId: idOf(world, 'cart', at + 1),
    ...madeAt(world.nowMs - at * minuteMs),
    ExhibitionId: world.exhibitionId,
    VisitorId: world.visitorId,
    ProductId: row['RecordId'],
    ExhibitorId: row['ExhibitorId'],
    ExhibitorExhibitionInfoId: row['ExhibitorExhibitionInfoId'],
    Name: row['ProductName'],
    Number: String(at + 1),
    Price: String(cents),
    Type: typeOf(row),
    ...odd[at],
  }));
}

function typeOf(row: Row): string {
  const [first] = Array.isArray(row['Specifications']) ? (row['Specifications'] as Row[]) : [];
  return first?.['size'] === undefined ? '' : '0';
}

/** A visitor's cart, addresses and orders. */
export const shopSeeds = (world: ShopWorld) => ({
  Order: () => codes.map((state, at) => orderRow(world, state, at)),
  OrderLineItem: () => codes.flatMap((_, at) => linesOf(world, at)),
  SalesServiceRecord: () => recordRows(world),
  Address: () => addressRows(world),
  ShoppingCart: () => cartRows(world),
  LogisticsInfo: () =>
    codes
      .map((state, at) => orderRow(world, state, at))
      .filter((row) => row['ExpressNum'] !== '')
      .map((row, at) => ({ ...parcelRow(row, world.nowMs), RecordId: idOf(world, 'way', at + 1) })),
});
