// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addressOf, type App, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { askForCode, codeInput, contactInput, prove } from '#tests/features/steps.ts';

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

/** Calls, such as those to log in, are answered when the test says so. */
function holdUp(held = loginCalls) {
  let answer = () => {};
  const until = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let isAsked = false;
  phone.answerInstead(async ({ path }) => {
    if (!held.test(path)) return undefined;
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
  await eventually(() => expect(screen.queryByRole('button', { name: /登录|查找|^继续$/ })).toBeNull());
  const asked = vi.spyOn(app.router, 'navigate');
  return () => asked.mock.calls;
}

/** Time for an answer that has come to lead on, where it should not. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 100));

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

it('Back while a code is being sent counts: it is counted down, and not announced on the page before', async () => {
  const app = await openLogin('');
  const sending = holdUp(/^getsmscode$/);
  await app.user.type(await contactInput(), '13900001111');
  await app.user.click(screen.getByRole('button', { name: '获取验证码' }));
  await sending.asked();
  await goBack(app);
  sending.answer();
  await eventually(() => expect(Object.keys(sessionStorage).join()).toContain('codeEnds.'));
  await aMoment();
  expect(document.getElementById('x-live')?.textContent ?? '').toBe('');
});

describe('Back while a pass is looked for', () => {
  const registered = '13800000001';
  const registrations = /^query\w*\/VisitorExhibitionInfo$/;
  const lookups = () => phone.asked.filter(({ path }) => registrations.test(path));

  async function openSearch(): Promise<App> {
    const app = await openApp(before);
    await app.router.navigate(`/certificates/${knownId}`);
    await screen.findByRole('heading', { name: '找回参观码' });
    return app;
  }

  it('counts before the code is checked: nothing is looked for', async () => {
    const app = await openSearch();
    const check = holdUp(/^valismscode$/);
    await prove(app, phone, registered);
    await check.asked();
    const goneTo = await goBack(app);
    check.answer();
    await aMoment();
    expect(lookups()).toEqual([]);
    expect(goneTo()).toEqual([]);
    expect(addressOf(app)).toBe(before);
  });

  it('counts before it is found: it is not put on the phone', async () => {
    const app = await openSearch();
    const search = holdUp(registrations);
    await prove(app, phone, registered);
    await search.asked();
    const goneTo = await goBack(app);
    search.answer();
    await aMoment();
    expect(localStorage.getItem('visitorId')).toBeNull();
    expect(goneTo()).toEqual([]);
    expect(addressOf(app)).toBe(before);
  });

  it('counts once it is on the phone: it is kept, and not opened', async () => {
    const app = await openSearch();
    const login = holdUp();
    await prove(app, phone, registered);
    await login.asked();
    const goneTo = await goBack(app);
    login.answer();
    await eventually(() => expect(localStorage.getItem('token')).toBeTruthy());
    await aMoment();
    expect(localStorage.getItem('visitorId')).toBe('person000000000000000001');
    expect(goneTo()).toEqual([]);
    expect(addressOf(app)).toBe(before);
  });
});

describe('Back while WeChat is asked who it is', () => {
  const page = `/wechat_login/${knownId}`;

  async function openWechat(): Promise<App> {
    const app = await openApp(before);
    await app.router.navigate(page);
    return app;
  }

  it('counts: the person is logged in, and stays on the page before', async () => {
    localStorage.setItem('wechat.unionid', 'sandbox-unionid-0001');
    localStorage.setItem('wechat.lastAuthTime', String(Date.now()));
    const app = await openWechat();
    const login = holdUp();
    await app.user.click(await screen.findByRole('button', { name: '继续' }));
    await login.asked();
    const goneTo = await goBack(app);
    login.answer();
    await eventually(() => expect(localStorage.getItem('token')).toBeTruthy());
    await aMoment();
    expect(localStorage.getItem('visitorId')).toBe('person000000000000000001');
    expect(goneTo()).toEqual([]);
    expect(addressOf(app)).toBe(before);
  });

  it('counts while what was typed is written: the page is not left for WeChat', async () => {
    const app = await openWechat();
    const button = await screen.findByRole('button', { name: '微信一键登录' });
    const { beforeLeaving } = await import('#session/beforeLeaving.ts');
    let written = () => {};
    const isWritten = new Promise<void>((resolve) => {
      written = resolve;
    });
    let isAsked = false;
    beforeLeaving(() => {
      isAsked = true;
      return isWritten;
    });
    const assign = catchLeaving();
    await app.user.click(button);
    await eventually(() => expect(isAsked).toBe(true));
    await goBack(app);
    written();
    await aMoment();
    expect(assign).not.toHaveBeenCalled();
    expect(addressOf(app)).toBe(before);
  });
});

/** Stands in for leaving to another host, which jsdom cannot. */
function catchLeaving() {
  const assign = vi.fn();
  const real = window.location;
  // Of the real one `assign` may not be another.
  const caught = new Proxy({} as Location, {
    get: (_, key) => (key === 'assign' ? assign : Reflect.get(real, key)),
  });
  vi.stubGlobal('location', caught);
  onTestFinished(() => void vi.stubGlobal('location', real));
  return assign;
}

interface Page {
  readonly address: string;
  readonly title: string;
}

describe('an answer that comes after Back to a page with fields of the same names', () => {
  const certificates = { address: `/certificates/${knownId}`, title: '找回参观码' };
  const login = { address: `/login/${knownId}`, title: '登录' };
  const passwordLogin = { address: `/login/${knownId}?way=password`, title: '密码登录' };
  const newPassword = { address: `/password/${knownId}`, title: '设置新密码' };
  const contact = '13800000001';

  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

  /** A page, and then another one that has fields of the same ids. */
  async function openBoth(first: Page, second: Page): Promise<App> {
    const app = await openApp(first.address);
    await heading(first.title);
    await app.router.navigate(second.address);
    await heading(second.title);
    return app;
  }

  /** Back to the first page, and then the answer: what has the focus afterwards, and what is said. */
  async function backBefore({ title }: Page, app: App, held: ReturnType<typeof holdUp>) {
    await held.asked();
    await app.router.navigate(-1);
    await heading(title);
    held.answer();
    // A question that is asked afterwards is answered afterwards.
    const { services } = await import('#session/services.ts');
    const client = await services().client();
    await client.read('/data/queryList/Exhibition', { condition: { RecordId: knownId } });
    return { focused: document.activeElement?.tagName, text: document.body.textContent };
  }

  it('moves no focus and says nothing where the code was wrong', async () => {
    const app = await openBoth(certificates, login);
    const code = await askForCode(app, phone, contact);
    const held = holdUp(/^valismscode$/);
    await app.user.type(codeInput(), code === '000000' ? '111111' : '000000');
    const { focused, text } = await backBefore(certificates, app, held);
    expect(focused).not.toBe('INPUT');
    expect(text).not.toContain('验证码不正确');
  });

  it('moves no focus and says nothing where a code was sent', async () => {
    const app = await openBoth(certificates, login);
    const held = holdUp(/^getsmscode$/);
    await app.user.type(await contactInput(), contact);
    await app.user.click(screen.getByRole('button', { name: '获取验证码' }));
    const { focused, text } = await backBefore(certificates, app, held);
    expect(focused).not.toBe('INPUT');
    expect(text).not.toContain('验证码已发送');
  });

  it('moves no focus and says nothing where the present password was wrong', async () => {
    const app = await openBoth(passwordLogin, newPassword);
    await app.user.click(screen.getByRole('button', { name: '记得密码？直接修改' }));
    await app.user.type(await contactInput(), contact);
    for (const [id, typed] of Object.entries({
      password: 'wrong123',
      'new-password': 'another123',
      confirmation: 'another123',
    }))
      await app.user.type(screen.getByLabelText(/./, { selector: `#${id}` }), typed);
    const held = holdUp();
    await app.user.click(screen.getByRole('button', { name: '保存新密码' }));
    const { focused, text } = await backBefore(passwordLogin, app, held);
    expect(focused).not.toBe('INPUT');
    expect(text).not.toContain('密码不正确');
  });
});
