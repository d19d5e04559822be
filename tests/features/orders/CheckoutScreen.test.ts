// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { moneyText } from '#domain/money/moneyText.ts';
import { addressOf, type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  addAddress,
  answerWithAll,
  answerWithMany,
  askedVisitors,
  type Good,
  goodsOf,
  otherBuyer,
  putInCart,
  registerHere,
  rowsOf,
  shop,
  withHeights,
} from '../shop.ts';
import { pauseBetweenTaps } from '../steps.ts';

const checkout = `/checkout/${shop}`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const shows = (cents: number) => moneyText(cents);
const total = () => document.querySelector('[data-sum]')?.textContent;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^备注/ });
const place = () => screen.findByRole('button', { name: '提交订单' });
const tap = async (app: App, name: string) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
};
const choose = async (app: App, delivery: string) =>
  app.user.click(await screen.findByRole('radio', { name: delivery }));
const inserts = () => phone.asked.filter(({ path }) => path === 'insert/Order');
const sentOrders = () => inserts().map(({ body }) => (body.params['record'] as Row)['Orderinfo'] as Row);
const sentLines = () => inserts().map(({ body }) => (body.params['record'] as Row)['Productinfo'] as Row[]);

async function buyerWith(count: number) {
  const visitorId = await registerHere(phone, shop);
  const goods = await goodsOf(phone, count);
  for (const good of goods) await putInCart(phone, visitorId, good, { Number: '2' });
  return { visitorId, goods: goods as [Good, ...Good[]] };
}

describe('the checkout', () => {
  it('offers every address in a sheet that draws those in sight alone, and finds one by what it says', async () => {
    const endHeights = withHeights();
    const { visitorId } = await buyerWith(1);
    await addAddress(phone, visitorId);
    await answerWithMany(phone, 'Address', visitorId, 250, (at) => ({
      AddressDetail: `中山路 ${at + 1} 号`,
      IsDefault: at === 120,
    }));
    const app = await openApp(checkout);
    await app.user.click(await screen.findByRole('button', { name: /中山路 121 号/ }));
    const sheet = within(await screen.findByRole('dialog', { name: '选择收货地址' }));
    expect(sheet.getAllByRole('radio').length).toBeLessThan(50);
    const chosen = sheet.getByRole('radio', { name: /中山路 121 号/ });
    expect(document.activeElement).toBe(chosen);
    expect(chosen.getAttribute('aria-posinset')).toBe('121');
    expect(chosen.getAttribute('aria-setsize')).toBe('250');
    await app.user.type(sheet.getByRole('searchbox'), '中山路 250');
    await app.user.click(await sheet.findByRole('radio', { name: /中山路 250 号/ }));
    await screen.findByRole('button', { name: /中山路 250 号/ });
    endHeights();
  });

  it.each([
    ['first', 0, '{ArrowUp}'],
    ['last', 249, '{ArrowDown}'],
  ])(
    'keeps the %s address of a long sheet in focus at the arrow key that leads beyond it',
    async (_which, at, key) => {
      const endHeights = withHeights();
      const { visitorId } = await buyerWith(1);
      await addAddress(phone, visitorId);
      await answerWithMany(phone, 'Address', visitorId, 250, (row) => ({
        AddressDetail: `中山路 ${row + 1} 号`,
        IsDefault: row === at,
      }));
      const app = await openApp(checkout);
      const name = new RegExp(`中山路 ${at + 1} 号`);
      await app.user.click(await screen.findByRole('button', { name }));
      const chosen = within(await screen.findByRole('dialog', { name: '选择收货地址' })).getByRole('radio', {
        name,
      });
      await app.user.keyboard(key);
      expect(document.activeElement).toBe(chosen);
      endHeights();
    },
  );

  it('without anything chosen says so and leads to the cart', async () => {
    const visitorId = await registerHere(phone, shop);
    await openApp(checkout);
    await screen.findByText('没有要下单的展品');
    expect(screen.queryByRole('button', { name: '提交订单' })).toBeNull();
    expect(askedVisitors(phone, 'Address')).toEqual([visitorId]);
  });

  it('sends nothing to a courier without an address, and what is picked up next is the only order', async () => {
    await buyerWith(1);
    const app = await openApp(checkout);
    await tap(app, '提交订单');
    expect((await screen.findAllByText('请先添加收货地址')).length).toBeGreaterThan(0);
    expect((await place()).getAttribute('aria-busy')).not.toBe('true');
    await choose(app, '展位自提');
    await tap(app, '提交订单');
    await heading('待发货');
    expect(sentOrders().map((order) => order['Logistics'])).toEqual(['3']);
  });

  it('sends to a courier exactly what is shown', async () => {
    const { visitorId, goods } = await buyerWith(1);
    const [good] = goods;
    await addAddress(phone, visitorId);
    const app = await openApp(checkout);
    await tap(app, '提交订单');
    await heading('待发货');
    expect(sentOrders()).toMatchObject([
      {
        ExhibitionId: shop,
        VisitorId: visitorId,
        ExhibitorId: good.exhibitorId,
        Sum: String(2 * good.unitCents),
        Logistics: '1',
        Receiver: '林小满',
        ReceiverPhone: '13900002468',
        ReceiverAddress: '江苏省-南京市-鼓楼区-中山路 1 号',
      },
    ]);
    expect(sentLines()).toMatchObject([
      [
        {
          ProductId: good.productId,
          ProductNum: '2',
          UnitPrice: String(good.unitCents),
          Price: String(2 * good.unitCents),
        },
      ],
    ]);
    await eventually(async () => expect(await rowsOf(phone, 'ShoppingCart', visitorId)).toEqual([]));
  });

  it('of what is picked up gives no address and no number, only who picks it up', async () => {
    const { visitorId } = await buyerWith(1);
    await addAddress(phone, visitorId, { Name: '顾客家里' });
    const app = await openApp(checkout);
    await screen.findByText('顾客家里');
    await choose(app, '展位自提');
    await waitFor(() => expect(screen.queryByText('顾客家里')).toBeNull());
    await tap(app, '提交订单');
    await heading('待发货');
    expect(sentOrders()).toMatchObject([
      { Logistics: '3', Receiver: '林小满', ReceiverPhone: '', ReceiverAddress: '', myAddress: '' },
    ]);
    expect(JSON.stringify(inserts().map(({ body }) => body.params))).not.toContain('中山路');
    expect(await screen.findAllByText('展位自提')).toHaveLength(2);
  });

  it('goes to the address that is chosen, of this visitor alone, also where the server answers with others', async () => {
    const { visitorId } = await buyerWith(1);
    await addAddress(phone, visitorId);
    await addAddress(phone, visitorId, { Name: '周以宁', AddressDetail: '滨江路 2 号', IsDefault: false });
    answerWithAll(phone, 'Address');
    const app = await openApp(checkout);
    await app.user.click(await screen.findByRole('button', { name: /林小满/ }));
    const sheet = within(await screen.findByRole('dialog', { name: '选择收货地址' }));
    expect(sheet.getAllByRole('radio')).toHaveLength(2);
    expect(sheet.queryByText(/顾云舟/)).toBeNull();
    await app.user.click(sheet.getByRole('radio', { name: /周以宁/ }));
    await screen.findByRole('button', { name: /周以宁/ });
    await tap(app, '提交订单');
    await heading('待发货');
    expect(sentOrders()).toMatchObject([
      { Receiver: '周以宁', ReceiverAddress: '江苏省-南京市-鼓楼区-滨江路 2 号' },
    ]);
    expect(askedVisitors(phone, 'Address')).toEqual([visitorId]);
    expect(await rowsOf(phone, 'Order', otherBuyer)).toHaveLength(15);
  });

  it('makes one order of each exhibitor, each with its own sum, and leaves in the cart what is not chosen', async () => {
    const { visitorId, goods } = await buyerWith(3);
    const [first, second, third] = goods as [Good, Good, Good];
    await addAddress(phone, visitorId);
    const app = await openApp(`/cart/${shop}`);
    await app.user.click(await screen.findByRole('checkbox', { name: `选择“${third.name}”` }));
    await tap(app, '结算（4）');
    await heading('确认订单');
    await screen.findByText('将按展商拆成 2 笔订单。');
    expect(total()).toBe(shows(2 * first.unitCents + 2 * second.unitCents));
    for (const { unitCents } of [first, second])
      expect(mainText()).toContain(`共 2 件${shows(2 * unitCents)}`);
    await tap(app, '提交订单');
    await heading('我的订单');
    expect(addressOf(app)).toBe(`/orders/${shop}`);
    const sums = new Map(sentOrders().map((order) => [order['ExhibitorId'], order['Sum']]));
    expect(inserts()).toHaveLength(2);
    expect(sums).toEqual(
      new Map([first, second].map(({ exhibitorId, unitCents }) => [exhibitorId, String(2 * unitCents)])),
    );
    expect(JSON.stringify(sentLines())).not.toContain(third.productId);
    expect((await screen.findAllByText('已提交 2 笔订单')).length).toBeGreaterThan(0);
    await eventually(async () =>
      expect((await rowsOf(phone, 'ShoppingCart', visitorId)).map((row) => row['ProductId'])).toEqual([
        third.productId,
      ]),
    );
  });

  it('sends once, however often it is tapped and where the answer is lost', async () => {
    const { visitorId } = await buyerWith(1);
    await addAddress(phone, visitorId);
    await phone.fault({ name: 'replyLostAfterCommit', path: 'insert/Order', times: 1 });
    const app = await openApp(checkout);
    const button = await place();
    for (let nth = 0; nth < 3; nth += 1) {
      pauseBetweenTaps();
      await app.user.click(button);
    }
    await heading('待发货');
    expect(await rowsOf(phone, 'Order', visitorId)).toHaveLength(1);
    await eventually(async () => expect(await rowsOf(phone, 'ShoppingCart', visitorId)).toEqual([]));
  });

  it('keeps delivery and note for a page that is opened again, and forgets them once it is ordered', async () => {
    const { visitorId } = await buyerWith(1);
    await addAddress(phone, visitorId);
    const app = await openApp(checkout);
    await choose(app, '同城配送');
    await app.user.type(await note(), '请附发票');
    const again = await openApp(checkout);
    expect((await note()).value).toBe('请附发票');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '同城配送' }).checked).toBe(true);
    await tap(again, '提交订单');
    await heading('待发货');
    expect(sentOrders()).toMatchObject([{ Logistics: '2', Remark: '请附发票' }]);
    // Another one: the phone takes the ordered one out of the cart a moment later.
    await putInCart(phone, visitorId, (await goodsOf(phone, 2))[1]!);
    await openApp(checkout);
    expect((await note()).value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '快递' }).checked).toBe(true);
  });

  it('that is refused says why, keeps the cart and the note, and leads back to the cart', async () => {
    const { visitorId, goods } = await buyerWith(1);
    await addAddress(phone, visitorId);
    const app = await openApp(checkout);
    await app.user.type(await note(), '请附发票');
    phone.answerInstead(({ path }) =>
      path === 'insert/Order' ? Response.json({ resCode: 1901, resMsg: 'no', result: [] }) : undefined,
    );
    await tap(app, '提交订单');
    await screen.findByText('订单没有提交成功');
    expect(mainText()).toContain('有展品的库存不够了，请回购物车调整数量。');
    expect((await note()).value).toBe('请附发票');
    expect(await rowsOf(phone, 'ShoppingCart', visitorId)).toMatchObject([{ ProductId: goods[0].productId }]);
    expect(screen.queryByText(/已提交/)).toBeNull();
    await tap(app, '返回购物车');
    await heading('购物车');
  });

  it.each([
    ['0', '刚刚售完，没有下单'],
    ['1', '只剩 1 件，没有下单'],
  ])(
    'of a version of which %s are left meanwhile is refused by its name, and leads back to the cart',
    async (left, sentence) => {
      const visitorId = await registerHere(phone, shop);
      const [good] = (await goodsOf(phone, 1)) as [Good];
      const version = (size: string, stock: string) => ({
        size,
        price: String(good.unitCents),
        total: stock,
      });
      const give = (stock: string) =>
        phone.call('update/Product', {
          recordId: good.productId,
          setValue: { Specifications: [version('标准版', '5'), version('加强版', stock)] },
        });
      await give('5');
      await putInCart(phone, visitorId, good, { Number: '2', Type: '1' });
      await addAddress(phone, visitorId);
      const app = await openApp(checkout, { timeFactor: 1 });
      await note();
      await give(left);
      await tap(app, '提交订单');
      await waitFor(() => expect(mainText()).toContain(`“${good.name} · 加强版”${sentence}`));
      expect(await rowsOf(phone, 'Order', visitorId)).toEqual([]);
      await tap(app, '返回购物车');
      await heading('购物车');
    },
  );

  it.each<[string, (app: App) => unknown]>([
    ['the button', (app) => tap(app, '返回购物车')],
    ['Back', (app) => app.router.navigate(-1)],
  ])(
    'that its exhibitor has given a minimum meanwhile is refused, and %s leads to the cart that shows it',
    async (_, leave) => {
      const { visitorId, goods } = await buyerWith(1);
      await addAddress(phone, visitorId);
      // What was read a moment ago is shown again without asking, as on a phone.
      const app = await openApp(`/cart/${shop}`, { timeFactor: 1 });
      await heading('购物车');
      await screen.findByRole('spinbutton');
      await app.router.navigate(checkout);
      await note();
      const setValue = { MinOrderNumber: '12' };
      await phone.call('update/Product', { recordId: goods[0].productId, setValue });
      await tap(app, '提交订单');
      await screen.findByText('有展品未达起订量，请回购物车调整数量。');
      await leave(app);
      await heading('购物车');
      await screen.findByText('12 件起订');
      expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('12');
    },
  );

  it('whose addresses cannot be read says so and sends nothing', async () => {
    const { visitorId } = await buyerWith(1);
    await addAddress(phone, visitorId);
    await phone.fault({ name: 'serverError500', path: 'data/queryList/Address' });
    const app = await openApp(checkout);
    await screen.findByText('订单信息加载失败');
    expect(screen.queryByRole('button', { name: '提交订单' })).toBeNull();
    await phone.clearFaults();
    await tap(app, '重试');
    await screen.findByRole('button', { name: /林小满/ });
  });

  it('of what another page has ordered meanwhile is not sent again, says so and leads to the orders', async () => {
    const { visitorId } = await buyerWith(1);
    await addAddress(phone, visitorId);
    const app = await openApp(checkout, { timeFactor: 1 });
    await place();
    const [row] = await rowsOf(phone, 'ShoppingCart', visitorId);
    await phone.call('delete/ShoppingCart', { recordId: row?.['RecordId'] });
    await tap(app, '提交订单');
    await screen.findByText('这些展品已不在购物车里，可能已在其他页面下单或移除。');
    expect(inserts()).toEqual([]);
    await tap(app, '查看我的订单');
    await heading('我的订单');
  });

  it('leaves in the cart what was put in on top while it was sent', async () => {
    const { visitorId, goods } = await buyerWith(1);
    await addAddress(phone, visitorId);
    const app = await openApp(checkout);
    await place();
    const [row] = await rowsOf(phone, 'ShoppingCart', visitorId);
    phone.answerInstead(async ({ path }) => {
      if (path === 'insert/Order')
        await phone.call('update/ShoppingCart', { recordId: row?.['RecordId'], setValue: { Number: '5' } });
      return undefined;
    });
    await tap(app, '提交订单');
    await heading('待发货');
    await eventually(async () =>
      expect(await rowsOf(phone, 'ShoppingCart', visitorId)).toMatchObject([
        { Number: '3', SumPrice: String(3 * goods[0].unitCents) },
      ]),
    );
  });

  it('of goods in whose cart row the exhibitor is missing goes to the exhibitor of the product', async () => {
    const visitorId = await registerHere(phone, shop);
    const [good] = (await goodsOf(phone, 1)) as [Good];
    await putInCart(phone, visitorId, good, { ExhibitorId: '' });
    await addAddress(phone, visitorId);
    const app = await openApp(checkout);
    await tap(app, '提交订单');
    await heading('待发货');
    expect(sentOrders()).toMatchObject([{ ExhibitorId: good.exhibitorId }]);
  });

  it('goes to an address that was added while it was looked at', async () => {
    const { visitorId } = await buyerWith(1);
    await addAddress(phone, visitorId);
    const app = await openApp(checkout);
    await screen.findByRole('button', { name: /林小满/ });
    await app.router.navigate(`/cart/${shop}`);
    await heading('购物车');
    await addAddress(phone, visitorId, { Name: '周以宁', IsDefault: false });
    // What was read less long ago is not asked for again.
    await new Promise((rest) => setTimeout(rest, app.times.pollMs));
    await app.router.navigate(checkout);
    await screen.findByRole('button', { name: /周以宁/ });
    await tap(app, '提交订单');
    await heading('待发货');
    expect(sentOrders()).toMatchObject([{ Receiver: '周以宁' }]);
  });

  it('of two exhibitors that was interrupted finishes the first order and says that the second is to be placed', async () => {
    const { visitorId, goods } = await buyerWith(2);
    await addAddress(phone, visitorId);
    const app = await openApp(checkout);
    await place();
    // Stored, and the page ends before anything has answered.
    phone.answerInstead(({ path }) => (path === 'insert/Order' ? new Promise<never>(() => {}) : undefined));
    await tap(app, '提交订单');
    await eventually(() => expect(inserts()).toHaveLength(1));
    phone.answerInstead(() => undefined);
    const again = await openApp(checkout);
    await screen.findByText('已提交 1 笔订单。以下展品还没有下单，请确认后提交。');
    const isSent = ({ exhibitorId }: Good) => sentOrders()[0]?.['ExhibitorId'] === exhibitorId;
    expect(mainText()).toContain(goods.find((good) => !isSent(good))?.name);
    expect(mainText()).not.toContain(goods.find(isSent)?.name);
    await tap(again, '提交订单');
    await heading('我的订单');
    expect(await rowsOf(phone, 'Order', visitorId)).toHaveLength(2);
  });

  it('takes no note that is too long', async () => {
    const { visitorId } = await buyerWith(1);
    await addAddress(phone, visitorId);
    const app = await openApp(checkout);
    const field = await note();
    await app.user.click(field);
    await app.user.paste('长'.repeat(201));
    await tap(app, '提交订单');
    await screen.findByText('备注最多 200 个字，请删减');
    expect(inserts()).toEqual([]);
    await app.user.clear(field);
    await app.user.paste('长'.repeat(200));
    await tap(app, '提交订单');
    await heading('待发货');
    expect(inserts()).toHaveLength(1);
  });
});
