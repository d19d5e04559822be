import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';
import { callApi, holdVouchers } from './onSite.ts';
import { rowsIn, type StoredRow } from './records.ts';
import { newMobile } from './visitor.ts';

/** The exhibition of the sandbox at which visitors order. */
export const shop = 'shop00000000000000000001';

/** A visitor of this journey only, registered, whose pass is on the phone. */
export async function buyerWithPass(request: APIRequestContext, context: BrowserContext): Promise<StoredRow> {
  const record = { ExhibitionId: shop, Name: '林小满', CompanyName: '江海精工有限公司', Mob: newMobile() };
  const row = await callApi(request, 'insert/VisitorExhibitionInfo', { record });
  await holdVouchers(context, [row], { exhibitionId: shop });
  return row;
}

/** The visitor of the story, with an order in each state. */
export async function holdShopPass(request: APIRequestContext, context: BrowserContext): Promise<void> {
  const rows = await rowsIn(request, 'VisitorExhibitionInfo');
  const row = rows.find((one) => one['RecordId'] === 'registration00000000000o');
  expect(row).toBeDefined();
  await holdVouchers(context, row ? [row] : [], { exhibitionId: shop });
}

export const rowsOf = async (request: APIRequestContext, collection: string, visitor: StoredRow) =>
  (await rowsIn(request, collection)).filter((row) => row['VisitorId'] === visitor['VisitorId']);

/** What an exhibitor does with an order. */
export async function actAsSeller(
  request: APIRequestContext,
  order: StoredRow,
  action: string,
): Promise<void> {
  const answer = await request.post('/sandbox/orders', {
    data: { recordId: order['RecordId'], action, reason: '包装已拆封' },
  });
  expect(answer.status()).toBe(200);
}

/** Ready to be delivered to. */
export const addAddress = (request: APIRequestContext, visitor: StoredRow): Promise<StoredRow> =>
  callApi(request, 'insert/Address', {
    record: {
      ExhibitionId: shop,
      VisitorId: visitor['VisitorId'],
      Name: '林小满',
      Phone: '13800000099',
      Province: '江苏省',
      City: '南京市',
      Area: '鼓楼区',
      AddressDetail: '中山路 1 号',
      IsDefault: true,
      IsShow: true,
    },
  });

interface Good {
  readonly productId: string;
  readonly exhibitorId: string;
  readonly unitCents: number;
}

/** Products with a price, without versions, of as many exhibitors that need no payment first. */
export async function goodsOf(request: APIRequestContext, count: number, from = 0): Promise<readonly Good[]> {
  const rows = await callApi(request, 'queryList/Product', {
    condition: { ExhibitionId: shop },
    options: { pageIndex: 1, pageSize: 100 },
  });
  const sold = (rows as unknown as readonly StoredRow[]).filter((row) => {
    const isPaidFirst = Number(String(row['ExhibitorId']).slice(-4)) % 5 === 3;
    const hasVersions = (row['Specifications'] as StoredRow[]).some(({ size }) => size !== undefined);
    const isShown = row['IsShow'] === true && row['IsRelease'] === true && row['IsRecycled'] !== true;
    const isHostile = /[<{]/.test(String(row['ProductName']));
    const isAnyNumber = row['MinOrderNumber'] === '';
    const isPlain = !hasVersions && !isPaidFirst && isShown && !isHostile && isAnyNumber;
    return isPlain && Number(row['ProductPrice']) > 0 && Number(row['StockNumber']) > 20;
  });
  const goods = new Map<string, Good>();
  for (const row of sold) {
    const exhibitorId = String(row['ExhibitorId']);
    if (!goods.has(exhibitorId))
      goods.set(exhibitorId, {
        productId: String(row['RecordId']),
        exhibitorId,
        unitCents: Number(row['ProductPrice']),
      });
  }
  const found = Array.from(goods.values()).slice(from, from + count);
  expect(found).toHaveLength(count);
  return found;
}

/** Something in the cart of a visitor, as another phone of theirs has put it in. */
export const putInCart = (
  request: APIRequestContext,
  visitor: StoredRow,
  good: Good,
  more: StoredRow = {},
): Promise<StoredRow> =>
  callApi(request, 'insert/ShoppingCart', {
    record: {
      ExhibitionId: shop,
      VisitorId: visitor['VisitorId'],
      ProductId: good.productId,
      ExhibitorId: good.exhibitorId,
      Name: 'goods',
      Number: '1',
      Price: String(good.unitCents),
      Type: '',
      ...more,
    },
  });

/** A product that is chosen by its version. */
export async function productWithVersions(request: APIRequestContext): Promise<string> {
  const rows = await callApi(request, 'queryList/Product', {
    condition: { ExhibitionId: shop },
    options: { pageIndex: 1, pageSize: 100 },
  });
  const found = (rows as unknown as readonly StoredRow[]).find((row) => {
    const versions = (row['Specifications'] as StoredRow[]).filter(({ total }) => Number(total) > 1);
    const isShown = row['IsShow'] === true && row['IsRelease'] === true && row['IsRecycled'] !== true;
    return isShown && versions.length > 1 && versions[0]?.['size'] !== undefined;
  });
  return String(found?.['RecordId']);
}
