// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leaveIdentity } from '#tests/features/steps.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { addressOf, type App, countReloads, openApp } from '../openApp.ts';

const openId = 'open00000000000000000001';
const channelId = 'visitor00000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

/** Taps on "log out" on the landing page, on a phone that knows a visitor. */
async function tapLogOut(): Promise<App> {
  localStorage.setItem('entranceid', openId);
  localStorage.setItem('visitorId', 'person000000000000000001');
  const app = await openApp(`/select/${openId}/${channelId}`);
  await app.user.click(await screen.findByRole('button', { name: '退出登录' }));
  await screen.findByRole('dialog');
  return app;
}
const answer = (app: App, name: string) =>
  app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

describe('a tap on “log out”', () => {
  it('asks first, and changes nothing on “cancel”', { tags: ['logout'] }, async () => {
    const app = await tapLogOut();
    expect(screen.getByRole('dialog', { name: '退出登录？' })).toBeTruthy();
    const before = phone.storedText();
    await answer(app, '取消');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(phone.storedText()).toBe(before);
  });

  it('empties the phone and reloads the page after “yes”', { tags: ['logout'] }, async () => {
    const app = await tapLogOut();
    const reloads = countReloads();
    await answer(app, '退出登录');
    await waitFor(() => expect(reloads()).toBe(1));
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(location.pathname).toBe(`/select/${openId}`);
  });

  it('hands language, text size, colours and the easy mode to the page after it, and stores none of them', {
    tags: ['logout'],
  }, async () => {
    const app = await tapLogOut();
    app.device.getState().set('locale', 'zh');
    app.device.getState().set('textSize', 'large');
    app.device.getState().set('colorScheme', 'dark');
    app.device.getState().set('easyMode', 'standard');
    const reloads = countReloads();
    await answer(app, '退出登录');
    await waitFor(() => expect(reloads()).toBe(1));
    expect(localStorage.length).toBe(0);
    expect(history.state).toEqual({
      carried: { locale: 'zh', textSize: 'large', colorScheme: 'dark', easyMode: 'standard' },
    });
  });

  it('warns about a half-filled form, and first offers to continue it', {
    tags: ['D13'],
  }, async () => {
    await leaveIdentity({ exhibitionId: openId, channelId });
    const app = await tapLogOut();
    expect(screen.getByRole('dialog', { name: '有未提交的内容' })).toBeTruthy();
    const buttons = within(screen.getByRole('dialog')).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['继续填写', '清除并退出', '取消']);
    await answer(app, '继续填写');
    await waitFor(() => expect(addressOf(app)).toBe(`/select/${openId}/${channelId}`));
    expect(localStorage.getItem('visitorId')).not.toBeNull();
  });

  it('warns about a registration that is being sent, and clears it only after a second confirmation', {
    tags: ['D13'],
  }, async () => {
    const before = await openApp('/404');
    const { outbox } = await before.localStores();
    await outbox.put({
      id: 'intent',
      exhibitionId: openId,
      channelId,
      clientRef: 'intent',
      record: {},
      secretFields: [],
      state: { at: 'checking' },
      updatedAtMs: 1,
    });
    const app = await tapLogOut();
    const reloads = countReloads();
    expect(screen.getByRole('dialog', { name: '有一份登记正在确认' })).toBeTruthy();
    expect(await (await app.localStores()).outbox.list()).toHaveLength(1);
    await answer(app, '清除并退出');
    await waitFor(() => expect(reloads()).toBe(1));
    const next = await openApp('/404');
    expect(await (await next.localStores()).outbox.list()).toEqual([]);
  });
});
