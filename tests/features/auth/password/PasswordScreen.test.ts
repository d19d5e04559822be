// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { askForCode, codeInput, contactInput } from '#tests/features/steps.ts';

const knownId = 'known0000000000000000001';
const mobile = '13800000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const field = (id: string) => screen.findByLabelText<HTMLInputElement>(/./, { selector: `#${id}` });
const save = (app: App) =>
  app.user.click(screen.getByRole('button', { name: /^(保存新密码|Save new password)$/ }));
const kindOf = async (password: string, path = 'VisitorLogin', UserName = mobile) =>
  (await phone.call(path, { UserName, UserPassword: password })).resCode;
const updates = () => phone.takePaths().filter((path) => path === 'update/User');

async function typeNew(app: App, password: string, confirmation: string) {
  if (password !== '') await app.user.type(await field('new-password'), password);
  if (confirmation !== '') await app.user.type(await field('confirmation'), confirmation);
}

describe('a password set by a code', () => {
  it('lets its owner in from then on, and is kept nowhere on the phone', async () => {
    const app = await openApp(`/password/${knownId}`);
    const code = await askForCode(app, phone, mobile);
    await app.user.type(codeInput(), code);
    await typeNew(app, ' new one ', ' new one ');
    expect((await field('new-password')).autocomplete).toBe('new-password');
    // Password managers save the new password under this hidden user name, which must come before it.
    const userName = document.querySelector<HTMLInputElement>('form input[autocomplete="username"]');
    expect([userName?.value, userName?.hidden]).toEqual([mobile, true]);
    await save(app);
    const heading = await screen.findByRole('heading', { name: '新密码已保存' });
    expect(document.activeElement).toBe(heading);
    expect([await kindOf('sandbox1'), await kindOf(' new one ')]).toEqual([1005, 0]);
    expect(phone.storedText()).not.toMatch(/new one|13800000001/);
    expect(screen.getByRole('link', { name: '去登录' }).getAttribute('href')).toBe(
      `/login/${knownId}?way=password`,
    );
  });

  it.each([
    ['zh', '', '', ['请输入有效的验证码', '请输入密码', '请再输入一次密码']],
    [
      'en',
      '12345',
      '',
      [
        'Please enter the valid verification code.',
        'A password needs at least 6 characters. Please make it longer.',
        'Please enter the password again.',
      ],
    ],
    [
      'en',
      '123456',
      '123457',
      [
        'Please enter the valid verification code.',
        'Inconsistent passwords! Please enter your password correctly.',
      ],
    ],
    ['zh', '123456', '123457', ['请输入有效的验证码', '两次输入的密码不一致，请重新输入']],
  ])(
    'in %s of "%s" and "%s" without a code is refused in words, and nothing is sent',
    { tags: ['password', 'quoted-messages'] },
    async (language, password, confirmation, sentences) => {
      localStorage.setItem('locale', language);
      const app = await openApp(`/password/${knownId}`);
      await app.user.type(await contactInput(), mobile);
      await typeNew(app, password, confirmation);
      phone.takePaths();
      await save(app);
      for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeTruthy();
      expect(document.querySelectorAll('.fieldRow-fieldError')).toHaveLength(sentences.length);
      expect(document.activeElement?.id).toBe('code');
      expect((await field('confirmation')).value).toBe(confirmation);
      expect(phone.takePaths().filter((path) => /smscode|Login|User/.test(path))).toEqual([]);
    },
  );

  it('of an unknown number says that the user does not exist', {
    tags: ['login-messages'],
  }, async () => {
    const app = await openApp(`/password/${knownId}`);
    await app.user.type(codeInput(), await askForCode(app, phone, '13900009999'));
    await typeNew(app, 'new one', 'new one');
    await save(app);
    expect((await screen.findByText('用户名不存在，请核对后再试')).id).toBe('contact-error');
    expect(updates()).toEqual([]);
  });

  it('that could not be saved says so, keeps what was typed and is saved at the second try', async () => {
    await phone.fault({ name: 'serverError500', path: 'update/User', times: 1 });
    const app = await openApp(`/password/${knownId}`);
    await app.user.type(codeInput(), await askForCode(app, phone, mobile));
    await typeNew(app, 'new one', 'new one');
    await save(app);
    expect((await screen.findByRole('alert')).textContent).toBe('密码没有保存成功，请重试');
    await save(app);
    expect(await screen.findByRole('heading', { name: '新密码已保存' })).toBeTruthy();
    expect(await kindOf('new one')).toBe(0);
  });
});

describe('a password changed by the one before', () => {
  it('is offered to a person who is logged in, and asks for the present one', async () => {
    localStorage.setItem('visitorId', 'person000000000000000001');
    const app = await openApp(`/password/${knownId}`);
    expect(await screen.findByRole('heading', { name: '修改密码' })).toBeTruthy();
    // Who is logged in need not type their number.
    await waitFor(async () => expect((await contactInput()).value).toBe(mobile));
    await app.user.type(await field('password'), 'sandbox1');
    await typeNew(app, 'new one', 'new one');
    await save(app);
    expect(await screen.findByRole('heading', { name: '新密码已保存' })).toBeTruthy();
    expect([await kindOf('sandbox1'), await kindOf('new one')]).toEqual([1005, 0]);
  });

  it('is not changed after a wrong one, and says so beside it', { tags: ['login-messages'] }, async () => {
    const app = await openApp(`/password/${knownId}`);
    await app.user.click(await screen.findByRole('button', { name: '记得密码？直接修改' }));
    await app.user.type(await contactInput(), mobile);
    await app.user.type(await field('password'), 'sandbox9');
    await typeNew(app, 'new one', 'new one');
    await save(app);
    expect((await screen.findByText('密码不正确，请重新输入')).id).toBe('password-error');
    expect(updates()).toEqual([]);
    expect((await field('new-password')).value).toBe('new one');
  });

  it.each([
    ['host', 'hostLogin', '13800000021', 'sandbox3'],
    ['exhibitor', 'exhibitorLogin', '13800000011', 'sandbox2'],
  ])('works for a %s', async (role, path, userName, password) => {
    localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
    const app = await openApp(`/password/${knownId}?as=${role}`);
    await app.user.type(await field('account'), userName);
    await app.user.type(await field('password'), password);
    await typeNew(app, 'new one', 'new one');
    await save(app);
    expect(await screen.findByRole('heading', { name: '新密码已保存' })).toBeTruthy();
    expect(await kindOf('new one', path, userName)).toBe(0);
  });
});
