// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf, type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { openOtherLogin, prove } from '#tests/features/steps.ts';

const knownId = 'known0000000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

async function logIn(app: App, userName: string, password: string) {
  await app.user.type(await screen.findByLabelText(/./, { selector: '#account' }), userName);
  await app.user.type(screen.getByLabelText(/./, { selector: '#password' }), password);
  await app.user.click(screen.getByRole('button', { name: '登录' }));
}

describe('exhibitors and organisers', () => {
  it('find their login among the other ways of the visitors’, and the way back', async () => {
    const app = await openApp(`/login/${knownId}`);
    await openOtherLogin(app, '参展商、主办方登录');
    expect(await screen.findByRole('heading', { name: '参展商登录' })).toBeTruthy();
    await app.user.click(screen.getByRole('link', { name: '主办方' }));
    expect(await screen.findByRole('heading', { name: '主办方登录' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '主办方' }).getAttribute('aria-current')).toBe('page');
    await openOtherLogin(app, '观众登录');
    expect(await screen.findByRole('heading', { name: '登录' })).toBeTruthy();
  });

  it('an exhibitor is kept by ids and the names of person and company, says who is in, and stays the visitor they were', {
    tags: ['roles-apart', 'logins'],
  }, async () => {
    localStorage.setItem('visitorId', 'person000000000000000001');
    const app = await openApp(`/login/${knownId}?as=exhibitor&way=password`);
    await logIn(app, '13800000011', 'sandbox2');
    expect(await screen.findByRole('heading', { name: '云津精密机械有限公司' })).toBeTruthy();
    expect(addressOf(app)).toBe(`/exhibitor-center/${knownId}`);
    const kept = ['exhibitorId', 'exhibitorUserId', 'exhibitorContact', 'visitorId', 'userid'].map((key) =>
      localStorage.getItem(key),
    );
    expect(kept).toEqual([
      'exhibitor000000000000001',
      'user00000000000exhibitor',
      '{"Name":"顾清和","CompanyName":"云津精密机械有限公司","RecordId":"contact00000000000000001"}',
      'person000000000000000001',
      null,
    ]);
    expect(localStorage.getItem('token')).toMatch(/^\w{48}$/);
    expect(phone.storedText()).not.toMatch(/sandbox2|13800000011/);
  });

  const lookup = 'queryList/ExhibitorExhibitionInfo';
  const exhibitorIsIn = () => {
    localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
    localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
    localStorage.setItem('exhibitorContact', '{"Name":"云津精密机械有限公司"}');
  };

  it('an exhibitor who is signed up for the exhibition gets into the centre, after a lookup as the exhibitor user', {
    tags: ['sign-up-exhibitor'],
  }, async () => {
    exhibitorIsIn();
    await openApp(`/login/${knownId}?as=exhibitor`);
    expect(await screen.findByRole('link', { name: '进入展商中心' })).toBeTruthy();
    expect(mainText()).toContain('云津精密机械有限公司');
    expect(phone.asked.find(({ path }) => path === lookup)?.body).toMatchObject({
      userId: 'user00000000000exhibitor',
      params: { condition: { ExhibitionId: knownId, ExhibitorId: 'exhibitor000000000000001' } },
    });
  });

  it('an exhibitor who is not signed up for the exhibition must sign up', {
    tags: ['sign-up-exhibitor'],
  }, async () => {
    exhibitorIsIn();
    const app = await openApp('/login/open00000000000000000001?as=exhibitor');
    expect(await screen.findByText('这个账号还不是本展会的参展商')).toBeTruthy();
    expect(app.said.serviceBusy).toBe(0);
  });

  it('after a failed lookup an exhibitor counts as not signed up, with the toast, until another try works', {
    tags: ['sign-up-exhibitor', 'sign-up-failure'],
  }, async () => {
    exhibitorIsIn();
    await phone.fault({ name: 'serverError500', path: lookup });
    const app = await openApp(`/login/${knownId}?as=exhibitor`);
    expect(await screen.findByText('无法确认您的参展资格')).toBeTruthy();
    expect(app.said.serviceBusy).toBe(1);
    expect(screen.getByRole('link', { name: '申请参展' }).getAttribute('href')).toBe(
      `/become-exhibitor/${knownId}`,
    );
    await phone.clearFaults();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('link', { name: '进入展商中心' })).toBeTruthy();
  });

  it('an exhibitor is logged in by a code too', async () => {
    const app = await openApp(`/login/${knownId}?as=exhibitor`);
    await prove(app, phone, '13800000011');
    expect(await screen.findByRole('heading', { name: '云津精密机械有限公司' })).toBeTruthy();
  });

  it('a mobile that is no exhibitor’s is told so after its code', { tags: ['login-messages'] }, async () => {
    const app = await openApp(`/login/${knownId}?as=exhibitor`);
    await prove(app, phone, '13800000001');
    expect((await screen.findByText('用户名不存在，请核对后再试')).id).toBe('contact-error');
    expect(localStorage.getItem('exhibitorId')).toBeNull();
  });

  it('an organiser is kept by user and token, by password only', {
    tags: ['roles-apart', 'logins'],
  }, async () => {
    const app = await openApp(`/login/${knownId}?as=host`);
    await logIn(app, '13800000021', 'sandbox3');
    expect(await screen.findByText('主办方中心')).toBeTruthy();
    expect(addressOf(app)).toBe(`/organiser-center/${knownId}`);
    expect(localStorage.getItem('organizerUserId')).toBe('user0000000000000000host');
    expect(localStorage.getItem('token')).toMatch(/^\w{48}$/);
    expect(localStorage.getItem('visitorId')).toBeNull();
  });

  it('a person who is logged in sees it immediately, and may use another account', async () => {
    localStorage.setItem('organizerUserId', 'user0000000000000000host');
    const app = await openApp(`/login/${knownId}?as=host`);
    await app.user.click(await screen.findByRole('button', { name: '换一个账号' }));
    await logIn(app, 'nobody', 'sandbox3');
    expect((await screen.findByText('用户名不存在，请核对后再试')).id).toBe('account-error');
    expect(localStorage.getItem('organizerUserId')).toBe('user0000000000000000host');
  });

  it('an empty account and password are refused before anything is sent', async () => {
    const app = await openApp(`/login/${knownId}?as=host`);
    await app.user.click(await screen.findByRole('button', { name: '登录' }));
    expect(await screen.findByText('请填写账号')).toBeTruthy();
    expect(screen.getByText('请输入密码')).toBeTruthy();
    expect(document.activeElement?.id).toBe('account');
    expect(phone.takePaths().filter((path) => /login$/i.test(path))).toEqual([]);
  });
});
