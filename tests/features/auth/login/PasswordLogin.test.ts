// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf, type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { contactInput, openOtherLogin, pauseBetweenTaps } from '#tests/features/steps.ts';

const knownId = 'known0000000000000000001';
const channelId = 'mainknown000000000000001';
const login = `/login/${knownId}/${channelId}?way=password`;
const mobile = '13800000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const passwordInput = () => screen.findByLabelText<HTMLInputElement>(/./, { selector: '#password' });
const submit = (app: App) => app.user.click(screen.getByRole('button', { name: /^(登录|Log in)$/ }));
const live = () => document.getElementById('x-live')?.textContent;
const loginPaths = () => phone.takePaths().filter((path) => /login$/i.test(path));

async function logIn(app: App, name: string, password: string) {
  const input = await contactInput();
  await app.user.clear(input);
  if (name !== '') await app.user.type(input, name);
  if (password !== '') await app.user.type(await passwordInput(), password);
  await submit(app);
}

describe('a visitor’s login with a password', () => {
  it('is among the other ways beside the code, which stays the default, and keeps the number that was typed', async () => {
    const app = await openApp(`/login/${knownId}/${channelId}`);
    await app.user.type(await contactInput(), mobile);
    await openOtherLogin(app, '密码登录');
    expect((await passwordInput()).autocomplete).toBe('current-password');
    expect([(await contactInput()).value, (await contactInput()).autocomplete]).toEqual([mobile, 'username']);
    pauseBetweenTaps();
    await openOtherLogin(app, '验证码登录');
    expect(await screen.findByRole('button', { name: '获取验证码' })).toBeTruthy();
    expect((await contactInput()).value).toBe(mobile);
  });

  it('is not offered to a visitor who comes to register', async () => {
    await openApp(`${login}&next=register`);
    expect(await screen.findByRole('button', { name: '获取验证码' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /密码|其他登录方式/ })).toBeNull();
  });

  it('keeps id, user, token and status, says so, and leads to the voucher', {
    tags: ['logins', 'login-messages'],
  }, async () => {
    const app = await openApp(login);
    await logIn(app, '138 0000 0001', 'sandbox1');
    expect(await screen.findByRole('heading', { name: '参观码' })).toBeTruthy();
    await waitFor(() => expect(live()).toBe('登录成功'));
    const kept = ['visitorId', 'userid', 'loginStatus'].map((key) => localStorage.getItem(key));
    expect(kept).toEqual(['person000000000000000001', 'user00000000000000000001', '1']);
    expect(localStorage.getItem('token')).toMatch(/^\w{48}$/);
    expect(mainText()).toContain('林予安');
    expect(loginPaths()).toEqual(['VisitorLogin']);
  });

  it('never leaves the password or the number in the phone’s storage', async () => {
    const app = await openApp(login);
    await logIn(app, mobile, 'sandbox1');
    await screen.findByRole('heading', { name: '参观码' });
    expect(phone.storedText()).not.toMatch(/sandbox1|13800000001/);
    expect(addressOf(app)).not.toContain('sandbox1');
  });

  it.each([
    ['zh', '13800009999', 'sandbox1', 'contact', '用户名不存在，请核对后再试'],
    ['en', '13800009999', 'sandbox1', 'contact', 'This user name doesn’t exist. Please check it.'],
    ['zh', mobile, 'sandbox9', 'password', '密码不正确，请重新输入'],
    ['en', mobile, 'sandbox9', 'password', 'Incorrect password. Please enter it again.'],
    ['zh', '13800000011', 'sandbox2', 'contact', '该用户还没有登记为观众，请先登记参观'],
    [
      'en',
      '13800000011',
      'sandbox2',
      'contact',
      'This user isn’t registered as a visitor. Please register first.',
    ],
    ['zh', mobile, '', 'password', '请输入密码'],
    ['en', '', 'sandbox1', 'contact', 'Please enter your mobile number.'],
  ])(
    'in %s of %s with %s: says at the %s "%s", and keeps what was typed',
    { tags: ['login-messages'] },
    async (language, name, password, at, sentence) => {
      localStorage.setItem('locale', language);
      const app = await openApp(login);
      await logIn(app, name, password);
      const said = await screen.findByText(sentence);
      expect(said.id).toBe(`${at}-error`);
      expect(document.activeElement?.id).toBe(at);
      expect([(await contactInput()).value, (await passwordInput()).value]).toEqual([name, password]);
      expect(localStorage.getItem('token')).toBeNull();
    },
  );

  it.each([
    ['zh', 429, '尝试次数太多，请几分钟后再试'],
    ['en', 429, 'Too many attempts. Please wait a few minutes and try again'],
    ['zh', 503, '系统繁忙，请稍后重试'],
    ['en', 503, 'Login is busy. Please try again later'],
    ['zh', 418, '登录出错，请稍后重试'],
    ['en', 418, 'Login failed, please try again later'],
  ])(
    'in %s answered by HTTP %i says "%s" as an alert, after one request',
    { tags: ['login-messages'] },
    async (language, status, sentence) => {
      localStorage.setItem('locale', language);
      phone.answerInstead(({ path }) =>
        path === 'VisitorLogin' ? new Response('{}', { status }) : undefined,
      );
      const app = await openApp(login);
      await logIn(app, mobile, 'sandbox1');
      expect((await screen.findByRole('alert')).textContent).toBe(sentence);
      expect(loginPaths()).toEqual(['VisitorLogin']);
      expect((await passwordInput()).value).toBe('sandbox1');
    },
  );

  it('after five wrong passwords says that it was too often', async () => {
    for (let count = 0; count < 5; count += 1)
      await phone.call('VisitorLogin', { Type: '2', UserName: mobile, UserPassword: 'wrong' });
    const app = await openApp(login);
    await logIn(app, mobile, 'sandbox1');
    expect((await screen.findByRole('alert')).textContent).toBe('尝试次数太多，请几分钟后再试');
  });

  it('asks once, however often the button is tapped', async () => {
    const app = await openApp(login);
    await app.user.type(await contactInput(), mobile);
    await app.user.type(await passwordInput(), 'sandbox9');
    phone.takePaths();
    const button = screen.getByRole('button', { name: '登录' });
    await Promise.all([app.user.click(button), app.user.click(button), app.user.click(button)]);
    await screen.findByText('密码不正确，请重新输入');
    expect(loginPaths()).toEqual(['VisitorLogin']);
  });

  it('of a visitor who is not registered here offers to register, without another proof', async () => {
    const openId = 'open00000000000000000001';
    const app = await openApp(`/login/${openId}/visitor00000000000000001?way=password`);
    await logIn(app, mobile, 'sandbox1');
    await app.user.click(await screen.findByRole('button', { name: '现在登记' }));
    expect(await screen.findByRole('heading', { name: '填写信息' })).toBeTruthy();
  });
});
