// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moneyText } from '#domain/money/moneyText.ts';
import { mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import {
  answerWithAll,
  answerWithMany,
  askedVisitors,
  type Good,
  goodsOf,
  placeOrder,
  registerHere,
  shop,
  withHeights,
} from '../shop.ts';
import { pauseBetweenTaps } from '../steps.ts';

const orders = `/orders/${shop}`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const shows = (cents: number) => moneyText(cents);
/** The rows of the tab that is open. */
const rows = () =>
  within(screen.getByRole('tabpanel', { hidden: false }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent ?? '');

describe('the orders of a visitor', () => {
  it('are not asked for before there is a registration', async () => {
    for (const path of [
      orders,
      `${orders}/order00000000000shop0001`,
      `${orders}/order00000000000shop0001/parcel`,
    ]) {
      await openApp(path);
      await screen.findByText('需要先登记才能使用');
    }
    expect(
      phone.asked.filter(({ path }) => /\/(Order|LogisticsInfo|SalesServiceRecord)$/.test(path)),
    ).toEqual([]);
  });

  it('stand under the tab of their state, the newest first, each with its pieces and its sum', async () => {
    const visitorId = await registerHere(phone, shop);
    const [first, second] = (await goodsOf(phone, 2)) as [Good, Good];
    await placeOrder(phone, visitorId, [{ ...first, quantity: 3 }]);
    phone.pass(60_000);
    await placeOrder(phone, visitorId, [second], { state: '202' });
    phone.pass(60_000);
    await placeOrder(phone, visitorId, [first, { ...first, quantity: 2 }], { state: '777' });
    const app = await openApp(orders);
    await screen.findByRole('tab', { name: '全部', selected: true });
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(rows()[0]).toMatch(/状态更新中/);
    expect(rows()[0]).toContain(`共 3 件 ${shows(3 * first.unitCents)}`);
    expect(rows()[1]).toContain(`待收货`);
    expect(rows()[1]).toContain(`共 1 件 ${shows(second.unitCents)}`);
    expect(rows()[2]).toContain(`共 3 件 ${shows(3 * first.unitCents)}`);
    expect(rows()[2]).toContain(first.name);

    const open = async (name: string) => app.user.click(screen.getByRole('tab', { name }));
    await open('待发货');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]).toContain('待发货');
    await open('待收货');
    await waitFor(() => expect(rows()[0]).toContain('待收货'));
    expect(rows()).toHaveLength(1);
    await open('退换货');
    await waitFor(() => expect(mainText()).toContain('没有“退换货”的订单'));
  });

  it('are asked for by who it is, and no order of another visitor is shown, whatever the server answers', async () => {
    const visitorId = await registerHere(phone, shop);
    const [good] = (await goodsOf(phone, 1)) as [Good];
    const orderId = await placeOrder(phone, visitorId, [good]);
    answerWithAll(phone, 'Order');
    await openApp(orders);
    await screen.findByRole('tab', { name: '全部', selected: true });
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(document.querySelector(`main a[href="${orders}/${orderId}"]`)).not.toBeNull();
    expect(askedVisitors(phone, 'Order')).toEqual([visitorId]);
  });

  it('that cannot be read say so instead of none, and are read by another try', async () => {
    const visitorId = await registerHere(phone, shop);
    const [good] = (await goodsOf(phone, 1)) as [Good];
    await placeOrder(phone, visitorId, [good]);
    await phone.fault({ name: 'serverError500', path: 'data/queryList/Order' });
    const app = await openApp(orders);
    await screen.findByText('订单加载失败');
    expect(mainText()).not.toContain('还没有订单');
    await phone.clearFaults();
    pauseBetweenTaps();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('that are none say so, and lead to the products; an answer that is no list does not say so', async () => {
    const visitorId = await registerHere(phone, shop);
    await openApp(orders);
    await screen.findByText('还没有订单');
    expect(screen.getByRole('link', { name: '去看展品' })).toBeTruthy();
    await placeOrder(phone, visitorId, await goodsOf(phone, 1));
    await phone.fault({ name: 'resultNull', path: 'data/queryList/Order' });
    await openApp(orders);
    await screen.findByText('订单加载失败');
    expect(mainText()).not.toContain('还没有订单');
  });

  it('are all there, however many, and are drawn only where they are in sight', async () => {
    const endHeights = withHeights();
    const visitorId = await registerHere(phone, shop);
    await placeOrder(phone, visitorId, await goodsOf(phone, 1));
    await answerWithMany(phone, 'Order', visitorId, 400);
    await openApp(orders);
    await screen.findByRole('tab', { name: '全部', selected: true });
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
    expect(rows().length).toBeLessThan(50);
    const panel = within(screen.getByRole('tabpanel', { hidden: false }));
    expect(panel.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('400');
    endHeights();
  });
});
