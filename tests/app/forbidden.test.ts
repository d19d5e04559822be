// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPhone, type Phone, startServer, stopServer } from '../flows/openPhone.ts';
import { addressOf, openApp } from './openApp.ts';

const openId = 'open00000000000000000001';
const channelId = 'visitor00000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const refused = async (path: string) => {
  await phone.fault({ name: 'forbidden403' });
  const app = await openApp(path);
  await screen.findByRole('heading', { name: '登录已过期' });
  return app;
};
const consumeNextPath = () => screen.getByRole('link', { name: '返回刚才的页面' }).getAttribute('href');

describe('a 403 on a screen', { tags: ['forbidden'] }, () => {
  it.each([
    `/homeclassic/${openId}`,
    `/select/${openId}/${channelId}`,
    `/channel-group/${openId}`,
    `/wechat_login/${openId}`,
    `/login/${openId}?as=exhibitor`,
    `/password/${openId}`,
    `/certificates/${openId}`,
    `/register/${openId}`,
    `/upload/${openId}/${channelId}`,
    `/information/${openId}/${channelId}`,
    `/group/${openId}/${channelId}?member=m1`,
    `/group/${openId}`,
    `/question-page/${openId}/${channelId}`,
    `/question-success/${openId}/${channelId}`,
    `/mine/${openId}/details?voucher=registration000000000001`,
    `/mine/${openId}/signIns`,
    `/sign-in/${openId}/gate00000000000000000001`,
    `/teams/${openId}`,
    `/teams/${openId}/join?code=T001`,
    `/teams/${openId}/ranking`,
  ])('leads back to %s', async (path) => {
    const app = await refused(path);
    expect(addressOf(app)).toBe('/authorize');
    expect(consumeNextPath()).toBe(path);
  });

  it('during a login leads back to the screen, and keeps the login’s target', {
    tags: ['wechat-login'],
  }, async () => {
    localStorage.setItem('redirectTo', `/register/${openId}/${channelId}`);
    localStorage.setItem('InterActionId', 'interaction-1');
    await refused(`/certificates/${openId}`);
    expect(consumeNextPath()).toBe(`/certificates/${openId}`);
    expect([localStorage.getItem('redirectTo'), localStorage.getItem('InterActionId')]).toEqual([
      `/register/${openId}/${channelId}`,
      'interaction-1',
    ]);
  });

  it.each([
    [`/mine/${openId}/signIns`, '验证码登录', `/login/${openId}`],
    [`/exhibitor-center/${openId}/leads`, '展商登录', `/login/${openId}?as=exhibitor`],
    [`/organiser-center/${openId}/people`, '主办方登录', `/login/${openId}?as=host`],
  ])('on %s offers “%s” first, and every other login after it', async (path, first, to) => {
    const app = await refused(path);
    const ways = screen
      .getAllByRole('link', { name: /登录$/ })
      .map((way) => [way.textContent, way.getAttribute('href')]);
    expect(ways[0]).toEqual([first, to]);
    expect(new Set(ways.map(([text]) => text))).toEqual(
      new Set(['验证码登录', '密码登录', '展商登录', '主办方登录']),
    );
    await phone.clearFaults();
    await app.user.click(screen.getByRole('link', { name: first }));
    await waitFor(() => expect(addressOf(app)).toBe(to));
    const { consumeReturnTo } = await import('#flows/navigation/returnTo.ts');
    expect(consumeReturnTo(openId)).toBe(path);
  });
});
