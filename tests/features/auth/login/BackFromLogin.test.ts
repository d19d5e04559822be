// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf, type App, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { prove } from '#tests/features/steps.ts';

const knownId = 'known0000000000000000001';
const before = `/news/${knownId}`;
const loginCalls = /login$/i;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

/** The login, with a page before it. */
async function openLogin(query: string): Promise<App> {
  const app = await openApp(before);
  await app.router.navigate(`/login/${knownId}${query}`);
  return app;
}

/** Calls to log in are answered when the test says so. */
function holdUp() {
  let answer = () => {};
  const until = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let isAsked = false;
  phone.answerInstead(async ({ path }) => {
    if (!loginCalls.test(path)) return undefined;
    isAsked = true;
    await until;
    return undefined;
  });
  return { answer: () => answer(), asked: () => eventually(() => expect(isAsked).toBe(true)) };
}

/** Answers a function that says where the app has asked to go since. */
async function goBack(app: App): Promise<() => unknown[]> {
  await app.router.navigate(-1);
  await eventually(() => expect(addressOf(app)).toBe(before));
  await eventually(() => expect(screen.queryByRole('button', { name: /登录|查询/ })).toBeNull());
  const asked = vi.spyOn(app.router, 'navigate');
  return () => asked.mock.calls;
}

async function typeAccount(app: App, selector: string, userName: string, password: string) {
  await app.user.type(await screen.findByLabelText(/./, { selector }), userName);
  await app.user.type(screen.getByLabelText(/./, { selector: '#password' }), password);
  await app.user.click(screen.getByRole('button', { name: '登录' }));
}

describe('Back while a login is under way', () => {
  it.each([
    ['an exhibitor', 'exhibitor', '13800000011', 'sandbox2', 'exhibitorUserId'],
    ['an organiser', 'host', '13800000021', 'sandbox3', 'organizerUserId'],
  ])(
    'counts: %s who is let in afterwards is told so, and stays on the page before',
    async (_, role, userName, password, key) => {
      const app = await openLogin(`?as=${role}&way=password`);
      const login = holdUp();
      await typeAccount(app, '#account', userName, password);
      await login.asked();
      const goneTo = await goBack(app);
      login.answer();
      expect(await screen.findByText('登录成功')).toBeTruthy();
      expect(localStorage.getItem(key)).toBeTruthy();
      expect(goneTo()).toEqual([]);
      expect(addressOf(app)).toBe(before);
    },
  );

  it('counts for an exhibitor whose code was right', async () => {
    const app = await openLogin('?as=exhibitor');
    const login = holdUp();
    await prove(app, phone, '13800000011');
    await login.asked();
    const goneTo = await goBack(app);
    login.answer();
    expect(await screen.findByText('登录成功')).toBeTruthy();
    expect(localStorage.getItem('exhibitorUserId')).toBeTruthy();
    expect(goneTo()).toEqual([]);
    expect(addressOf(app)).toBe(before);
  });

  it('counts for a visitor with a password', async () => {
    const app = await openLogin('?way=password');
    const login = holdUp();
    await typeAccount(app, '#contact', '13800000001', 'sandbox1');
    await login.asked();
    const goneTo = await goBack(app);
    login.answer();
    expect(await screen.findByText('登录成功')).toBeTruthy();
    expect(goneTo()).toEqual([]);
    expect(addressOf(app)).toBe(before);
  });
});
