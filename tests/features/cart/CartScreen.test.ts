// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf, type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { moneyText } from '#domain/money/moneyText.ts';
import {
  askedVisitors,
  type Good,
  goodsOf,
  otherBuyer,
  putInCart,
  registerHere,
  rowsOf,
  shop,
} from '../shop.ts';
import { pauseBetweenTaps } from '../steps.ts';

const cart = `/cart/${shop}`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const total = () => document.querySelector('[data-sum]')?.textContent;
const shows = (cents: number) => moneyText(cents);
const chooser = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const quantity = ({ name }: Good) =>
  screen.findByRole<HTMLInputElement>('spinbutton', { name: `“${name}”的数量` });
const tap = async (app: App, name: string | RegExp) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
};
const changesSent = () =>
  phone.asked.filter(({ path }) => /^(insert|update|delete)\/ShoppingCart/.test(path));

/** A visitor with two pieces of one product and one of another. */
async function filledCart() {
  const visitorId = await registerHere(phone, shop);
  const [first, second] = (await goodsOf(phone, 2)) as [Good, Good];
  await putInCart(phone, visitorId, first, { Number: '2' });
  await putInCart(phone, visitorId, second);
  return { visitorId, first, second };
}

describe('the cart', () => {
  it('without anything in it says so and leads to the products', async () => {
    const visitorId = await registerHere(phone, shop);
    await openApp(cart);
    await screen.findByText('购物车还是空的');
    expect(screen.getByRole('link', { name: '去看展品' })).toBeTruthy();
    expect(total()).toBeUndefined();
    expect(askedVisitors(phone, 'ShoppingCart')).toEqual([visitorId]);
  });

  it('counts what is chosen and nothing else, and goes on with that', async () => {
    const { first, second } = await filledCart();
    const app = await openApp(cart);
    const all = await chooser('全选');
    expect(all.checked).toBe(true);
    expect(total()).toBe(shows(2 * first.unitCents + second.unitCents));
    await screen.findByRole('button', { name: '结算（3）' });

    await app.user.click(await chooser(`选择“${second.name}”`));
    await waitFor(() => expect(total()).toBe(shows(2 * first.unitCents)));
    expect(screen.getByRole('button', { name: '结算（2）' })).toBeTruthy();
    expect(all.checked).toBe(false);

    await app.user.click(all);
    expect(total()).toBe(shows(2 * first.unitCents + second.unitCents));
    await app.user.click(all);
    expect(total()).toBe(shows(0));
    await tap(app, '结算（0）');
    expect((await screen.findAllByText('请先选择要下单的展品')).length).toBeGreaterThan(0);
    expect(addressOf(app)).toBe(cart);

    await app.user.click(await chooser(`选择“${second.name}”`));
    await waitFor(() => expect(total()).toBe(shows(second.unitCents)));
    await tap(app, '结算（1）');
    await screen.findByRole('heading', { level: 1, name: '确认订单' });
    await screen.findByText(second.name);
    expect(mainText()).not.toContain(first.name);
    expect(total()).toBe(shows(second.unitCents));
    // To choose is no change of the cart.
    expect(changesSent()).toEqual([]);
  });

  it('asks for the rows of its visitor, and shows no other row, whatever the server answers', async () => {
    const visitorId = await registerHere(phone, shop);
    const [mine, theirs] = (await goodsOf(phone, 2)) as [Good, Good];
    await putInCart(phone, visitorId, mine);
    await putInCart(phone, otherBuyer, theirs);
    phone.answerInstead(async ({ path }) =>
      path === 'queryList/ShoppingCart'
        ? Response.json({ resCode: 0, resMsg: '', result: await phone.rows('ShoppingCart') })
        : undefined,
    );
    await openApp(cart);
    await quantity(mine);
    expect(screen.getAllByRole('spinbutton')).toHaveLength(1);
    expect(mainText()).not.toContain(theirs.name);
    expect(total()).toBe(shows(mine.unitCents));
    expect(askedVisitors(phone, 'ShoppingCart')).toEqual([visitorId]);
  });

  it('that cannot be read says so and nothing of a sum, and is read by another try', async () => {
    const { first } = await filledCart();
    await phone.fault({ name: 'serverError500', path: 'data/queryList/ShoppingCart' });
    const app = await openApp(cart);
    await screen.findByText('购物车加载失败');
    expect(total()).toBeUndefined();
    expect(mainText()).not.toContain('购物车还是空的');
    await phone.clearFaults();
    await tap(app, '重试');
    expect((await quantity(first)).value).toBe('2');
  });

  it('whose products cannot be read does not say that they are gone', async () => {
    await filledCart();
    await phone.fault({ name: 'serverError500', path: 'data/queryList/Product' });
    await openApp(cart);
    await screen.findByText('购物车加载失败');
    expect(mainText()).not.toContain('展品已删除');
  });
});

describe('a line of the cart', () => {
  it('has no more pieces than there are, is stored as it is changed, and taken out and back', async () => {
    const { visitorId, first, second } = await filledCart();
    const app = await openApp(cart);
    const number = await quantity(first);
    await app.user.clear(number);
    await app.user.type(number, '9999');
    await app.user.tab();
    await waitFor(() => expect(number.value).toBe(String(first.stock)));
    expect(screen.getByText(`仅剩 ${first.stock} 件`)).toBeTruthy();
    await waitFor(() => expect(total()).toBe(shows(first.stock * first.unitCents + second.unitCents)));
    const stored = async () =>
      (await rowsOf(phone, 'ShoppingCart', visitorId)).map((row) => [row['ProductId'], row['Number']]);
    await eventually(async () =>
      expect(await stored()).toEqual([
        [first.productId, String(first.stock)],
        [second.productId, '1'],
      ]),
    );

    await tap(app, `移出“${second.name}”`);
    await waitFor(() => expect(screen.getAllByRole('spinbutton')).toHaveLength(1));
    await eventually(async () => expect(await stored()).toEqual([[first.productId, String(first.stock)]]));
    await tap(app, '撤销');
    expect((await quantity(second)).value).toBe('1');
    await eventually(async () =>
      expect(new Map((await stored()) as [string, string][]).get(second.productId)).toBe('1'),
    );
  });

  it('has no fewer pieces than its exhibitor sells, from the product page to the order', async () => {
    const visitorId = await registerHere(phone, shop);
    const [good] = (await goodsOf(phone, 1)) as [Good];
    const setValue = { MinOrderNumber: '12' };
    await phone.call('update/Product', { recordId: good.productId, setValue });
    const app = await openApp(`/product/${shop}/${good.productId}`);
    await tap(app, '加入购物车');
    const sheet = await screen.findByRole('dialog', { name: '选择数量' });
    expect(within(sheet).queryByRole('radio')).toBeNull();
    expect(within(sheet).getByText('12 件起订')).toBeTruthy();
    expect(within(sheet).getByRole<HTMLInputElement>('spinbutton').value).toBe('12');
    pauseBetweenTaps();
    await app.user.click(within(sheet).getByRole('button', { name: '加入购物车' }));
    await eventually(async () =>
      expect(await rowsOf(phone, 'ShoppingCart', visitorId)).toMatchObject([{ Number: '12' }]),
    );

    await app.router.navigate(cart);
    const number = await quantity(good);
    await app.user.clear(number);
    await app.user.type(number, '3');
    await app.user.tab();
    await waitFor(() => expect(number.value).toBe('12'));
    await waitFor(() => expect(total()).toBe(shows(12 * good.unitCents)));
  });

  it('of which fewer are left than its exhibitor sells cannot be ordered, and its page says why', async () => {
    const visitorId = await registerHere(phone, shop);
    const [good] = (await goodsOf(phone, 1)) as [Good];
    await putInCart(phone, visitorId, good);
    const setValue = { MinOrderNumber: '12', StockNumber: '11' };
    await phone.call('update/Product', { recordId: good.productId, setValue });
    const app = await openApp(cart);
    await screen.findByText('库存不足起订量');
    expect(screen.queryByRole('spinbutton')).toBeNull();
    await app.router.navigate(`/product/${shop}/${good.productId}`);
    await tap(app, '库存不足起订量');
    await screen.findAllByText('这件展品的库存不足起订量，可以向展商询价。');
    expect(changesSent()).toEqual([]);
  });

  it('of another price or a product that is gone is not counted until its price is accepted', async () => {
    const visitorId = await registerHere(phone, shop);
    const [good, changed, gone] = (await goodsOf(phone, 3)) as [Good, Good, Good];
    await putInCart(phone, visitorId, good);
    await putInCart(phone, visitorId, changed, { Price: '100', Number: '3' });
    await putInCart(phone, visitorId, { ...gone, productId: 'gone00000000000000000001', name: '旧展品' });
    const app = await openApp(cart);
    await quantity(good);
    const faulty = screen.getByRole('region', { name: '需要处理的展品' });
    expect(within(faulty).getAllByRole('listitem')).toHaveLength(2);
    expect(within(faulty).getByText('¥1.00')).toBeTruthy();
    expect(within(faulty).getByText(shows(changed.unitCents))).toBeTruthy();
    expect(within(faulty).getByText('展品已删除')).toBeTruthy();
    expect(total()).toBe(shows(good.unitCents));
    expect(screen.getByRole('button', { name: '结算（1）' })).toBeTruthy();

    await tap(app, '按现价购买');
    await waitFor(() => expect(total()).toBe(shows(good.unitCents + 3 * changed.unitCents)));
    await eventually(async () =>
      expect(await rowsOf(phone, 'ShoppingCart', visitorId)).toContainEqual(
        expect.objectContaining({
          ProductId: changed.productId,
          Price: String(changed.unitCents),
          Number: '3',
        }),
      ),
    );
    await tap(app, '全部移出');
    await waitFor(() => expect(screen.queryByText('展品已删除')).toBeNull());
    await eventually(async () => expect(await rowsOf(phone, 'ShoppingCart', visitorId)).toHaveLength(2));
  });

  it('that a former visitor of the phone has changed is not sent into the cart of the next', async () => {
    const { first, visitorId } = await filledCart();
    const app = await openApp(cart);
    const more = await screen.findByRole('button', { name: `增加 “${first.name}”的数量` });
    // Not even what the server holds can be read: the change itself waits on the phone.
    await phone.fault({ name: 'serverError500', path: 'ShoppingCart' });
    await app.user.click(more);
    await waitFor(async () => expect((await quantity(first)).value).toBe('3'));
    app.close();
    await phone.clearFaults();
    const next = await registerHere(phone, shop, { Name: '周以宁', Mob: '13900002469' });
    await openApp(cart);
    await screen.findByText('购物车还是空的');
    expect(await rowsOf(phone, 'ShoppingCart', next)).toEqual([]);
    expect(await rowsOf(phone, 'ShoppingCart', visitorId)).toContainEqual(
      expect.objectContaining({ ProductId: first.productId, Number: '2' }),
    );
  });
});

describe('a change of the cart that the server refuses', () => {
  const refusal = /^(insert|update|delete)\/ShoppingCart/;
  const refuse = () =>
    phone.answerInstead(({ path }) =>
      refusal.test(path) ? Response.json({ resCode: 400_000, resMsg: 'no', result: [] }) : undefined,
    );
  const told = (...names: readonly string[]) =>
    `购物车里的${names.map((name) => `“${name}”`).join('、')}没有改成，已恢复原样`;

  it('is told with its product, and the cart shows what the server has', async () => {
    const { first, second, visitorId } = await filledCart();
    refuse();
    const app = await openApp(cart);
    await quantity(first);
    await tap(app, `增加 “${first.name}”的数量`);
    await screen.findAllByText(told(first.name));
    await waitFor(async () => expect((await quantity(first)).value).toBe('2'));
    await tap(app, `移出“${second.name}”`);
    await screen.findAllByText(told(second.name));
    expect((await quantity(second)).value).toBe('1');
    expect(await rowsOf(phone, 'ShoppingCart', visitorId)).toHaveLength(2);
    // Nothing is left to be told or sent.
    expect(localStorage.getItem(`cart.${shop}`)).toBe('[]');
  });

  it('is told on the page to which the visitor has gone on since', async () => {
    const visitorId = await registerHere(phone, shop);
    const [good] = (await goodsOf(phone, 1)) as [Good];
    let refuseNow = () => {};
    const isAsked = new Promise<void>((resolve) => {
      phone.answerInstead(({ path }) => {
        if (!refusal.test(path)) return undefined;
        resolve();
        return new Promise((answer) => {
          refuseNow = () => answer(Response.json({ resCode: 400_000, resMsg: 'no', result: [] }));
        });
      });
    });
    const app = await openApp(`/product/${shop}/${good.productId}`);
    await tap(app, '加入购物车');
    await isAsked;
    await app.router.navigate(`/addresses/${shop}`);
    await screen.findByRole('heading', { level: 1, name: '收货地址' });
    expect(screen.queryAllByText(told(good.name))).toEqual([]);
    refuseNow();
    await screen.findAllByText(told(good.name));
    expect(await rowsOf(phone, 'ShoppingCart', visitorId)).toEqual([]);
  });

  it('while the page is not seen is told when it is seen again, with every product', async () => {
    const { first, second } = await filledCart();
    refuse();
    const app = await openApp(cart);
    await quantity(first);
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await tap(app, `增加 “${first.name}”的数量`);
    await tap(app, `移出“${second.name}”`);
    await waitFor(async () => expect((await quantity(second)).value).toBe('1'));
    await waitFor(async () => expect((await quantity(first)).value).toBe('2'));
    expect(screen.queryAllByText(/没有改成/)).toEqual([]);
    seen.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findAllByText(told(first.name, second.name));
  });
});

describe('the cart of a stranger', () => {
  it('stays on the phone: the server is not asked, and ordering leads to the registration', async () => {
    const [good] = (await goodsOf(phone, 1)) as [Good];
    const product = await openApp(`/product/${shop}/${good.productId}`);
    await tap(product, '加入购物车');
    const app = await openApp(cart);
    expect((await quantity(good)).value).toBe('1');
    expect(mainText()).toContain('购物车暂存在这部手机上，登记后可以下单。');
    expect(total()).toBe(shows(good.unitCents));
    expect(phone.asked.filter(({ path }) => path.endsWith('/ShoppingCart'))).toEqual([]);
    await tap(app, '结算（1）');
    await screen.findByText('需要先登记才能使用');
    expect(phone.asked.filter(({ path }) => /\/(Order|Address)$/.test(path))).toEqual([]);
  });

  it.each([
    ['是我放的，加入我的购物车', 1],
    ['不是我的，移除', 0],
  ])('is no one’s who logs in next until they say so: %s', async (answer, rows) => {
    const [good] = (await goodsOf(phone, 1)) as [Good];
    const product = await openApp(`/product/${shop}/${good.productId}`);
    await tap(product, '加入购物车');
    const record = { ExhibitionId: shop, Name: '周闻溪', Mob: '13900001111' };
    const { result } = await phone.call('insert/VisitorExhibitionInfo', { record });
    const next = (result as { VisitorId: string }).VisitorId;
    localStorage.setItem('visitorId', next);
    const app = await openApp(cart);
    expect(await screen.findByText('登录前有人在这部手机上放入了 1 种展品')).toBeTruthy();
    expect(await rowsOf(phone, 'ShoppingCart', next)).toEqual([]);
    await tap(app, answer);
    await waitFor(() => expect(screen.queryByText(/登录前有人/)).toBeNull());
    await eventually(async () => expect(await rowsOf(phone, 'ShoppingCart', next)).toHaveLength(rows));
  });
});
