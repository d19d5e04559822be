// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { type Good, goodsOf, placeOrder, registerHere, shop } from '../shop.ts';

const setAppBadge = vi.fn<(count: number) => Promise<void>>(async () => {});
const clearAppBadge = vi.fn<() => Promise<void>>(async () => {});
let phone: Phone;
let visitorId: string;
let orderId: string;

beforeAll(async () => {
  startServer();
  // Their code is read for the first time here, not while a test waits for what they show.
  await import('#app/frame/tabs/UnreadCount.tsx');
  await import('#features/exhibitionHome/home/HomeScreen.tsx');
  await import('#features/exhibitionHome/forYou/VisitorParts.ts');
});
afterAll(stopServer);
beforeEach(async () => {
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  setAppBadge.mockClear();
  clearAppBadge.mockClear();
  phone = openPhone();
  visitorId = await registerHere(phone, shop);
  const [good] = (await goodsOf(phone, 1)) as [Good];
  orderId = await placeOrder(phone, visitorId, [good]);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'setAppBadge');
  Reflect.deleteProperty(navigator, 'clearAppBadge');
});

const move = (state: string) =>
  phone.call('updateByCondition/Order', {
    condition: { RecordId: orderId, VisitorId: visitorId },
    setValue: { state },
  });

/** Opens a page after which this phone knows in which state the order is. */
async function lookAtOrders() {
  await openApp(`/orders/${shop}`);
  await waitFor(() => expect(mainText()).toContain('待发货'));
  await waitFor(() => expect(phone.storedText()).toContain(orderId));
}

const inTime = { timeout: 5_000 };
const meTab = (name: RegExp) => screen.findByRole('link', { name }, inTime);

describe('what is new for a visitor', () => {
  it('is counted on the tab, on the home and on the app’s icon after an order was moved on, until the orders are opened', async () => {
    await lookAtOrders();
    await move('202');
    const app = await openApp(`/home/${shop}`);
    expect(await screen.findByRole('link', { name: /我的订单 ?1 笔有进展/ }, inTime)).toBeTruthy();
    expect(await meTab(/^我的 ?1 条新动态$/)).toBeTruthy();
    await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(1));
    await app.user.click(screen.getByRole('link', { name: /我的订单/ }));
    expect(await meTab(/^我的$/)).toBeTruthy();
    await waitFor(() => expect(clearAppBadge).toHaveBeenCalled());
  });

  it('is not counted of an order that stands as it did when the phone first heard of it', async () => {
    await openApp(`/home/${shop}`);
    await waitFor(() => expect(phone.storedText()).toContain(orderId), inTime);
    expect(screen.queryByRole('link', { name: /有进展/ })).toBeNull();
  });

  it('leaves the newest notice, which stands on the home with its words, out of the unread messages beside it', async () => {
    const told = { ExhibitionId: shop, State: '0', BusinessType: 'text' };
    const notice = { ...told, Type: '3', ToAllVisitor: true, SysSender: 'sys' };
    await phone.call('insert/MessageInfo', {
      record: { ...notice, Title: '今晚延长开放', Content: '今晚开放到八点。' },
    });
    await lookAtOrders();
    await move('202');
    await openApp(`/home/${shop}`);
    await screen.findByRole('link', { name: /今晚延长开放/ }, inTime);
    await screen.findByRole('link', { name: /我的订单 ?1 笔有进展/ }, inTime);
    await waitFor(() => expect(screen.queryByRole('link', { name: /条未读/ })).toBeNull());
    expect(await meTab(/^我的 ?2 条新动态$/)).toBeTruthy();

    const record = {
      ...told,
      Type: '1',
      ExhibitorSender: 'exhibitor000000000000001',
      VisitorReceiver: visitorId,
    };
    await phone.call('insert/MessageInfo', { record: { ...record, Content: '样品已寄出' } });
    await openApp(`/home/${shop}`);
    expect(await screen.findByRole('link', { name: /消息 ?1 条未读/ }, inTime)).toBeTruthy();
    expect(screen.getByRole('link', { name: /今晚延长开放/ })).toBeTruthy();
  });

  it('leaves the app’s icon when another person acts, and when one logs out', async () => {
    await openApp(`/home/${shop}`);
    const { actAsVisitor } = await import('#session/acting/keepIdentity.ts');
    clearAppBadge.mockClear();
    expect(actAsVisitor({ visitorId: 'another0000000000000001', userId: '' })).toBe(true);
    expect(clearAppBadge).toHaveBeenCalledTimes(1);
    const { logOut } = await import('#entities/visitor/logout.ts');
    await logOut();
    expect(clearAppBadge.mock.calls.length).toBeGreaterThan(1);
  });
});

describe('the orders in the personal center', () => {
  it('are counted by their state', async () => {
    await openApp(`/mine/${shop}`);
    expect(await screen.findByRole('link', { name: /我的订单 ?待发货 1/ }, inTime)).toBeTruthy();
    await move('202');
    await openApp(`/mine/${shop}`);
    expect(await screen.findByRole('link', { name: /我的订单 ?待收货 1 ?1 笔有进展/ }, inTime)).toBeTruthy();
  });
});
