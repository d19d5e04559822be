// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addressOf, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const exhibitionId = 'organiser000000000000001';
const center = `/organiser-center/${exhibitionId}`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const hostIsIn = () => localStorage.setItem('organizerUserId', 'user0000000000000000host');
const peopleAsked = () => phone.asked.filter(({ path }) => /queryCount|VisitorExhibitionInfo/.test(path));

it('a visitor and an exhibitor see nothing of the organiser’s pages, and are led to the organiser’s login', {
  tags: ['roles-apart'],
}, async () => {
  localStorage.setItem('visitorId', 'person000000000000000001');
  localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
  localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
  const app = await openApp(center);
  expect(await screen.findByText('请以主办方身份登录')).toBeTruthy();
  expect(peopleAsked().filter(({ path }) => path.startsWith('queryCount'))).toEqual([]);
  await app.user.click(screen.getByRole('button', { name: '主办方登录' }));
  expect(await screen.findByRole('heading', { name: '主办方登录' })).toBeTruthy();
  expect(addressOf(app)).toBe(`/login/${exhibitionId}?as=host`);
});

it('an organiser of other exhibitions is told so, and can log in with another account', async () => {
  localStorage.setItem('organizerUserId', 'user000000000000idlehost');
  await openApp(center);
  expect(await screen.findByText('您的账号不管理这个展会')).toBeTruthy();
  expect(screen.getByRole('button', { name: '主办方登录' })).toBeTruthy();
  expect(peopleAsked().filter(({ path }) => path.startsWith('queryCount'))).toEqual([]);
});

it('an organiser sees registrations by state, day and channel, check-ins by place, and teams; no row of a person is read', async () => {
  hostIsIn();
  await openApp(center);
  expect(
    await screen.findByRole('img', { name: /^14 天共登记 74 人，最多的一天是 .+，11 人$/ }),
  ).toBeTruthy();
  const tiles = Array.from(document.querySelectorAll('dl dt')).map((dt) => [
    dt.textContent,
    dt.nextElementSibling?.textContent,
  ]);
  expect(tiles).toEqual([
    ['登记总数', '74'],
    ['已通过', '60'],
    ['待审核', '10'],
    ['已退回', '4'],
  ]);
  const rowsOf = (name: string) => screen.getByRole('table', { name }).querySelectorAll('tbody tr');
  const texts = (name: string) => Array.from(rowsOf(name), (row) => row.textContent);
  expect(texts('按登记通道')).toEqual(['专业观众42', '特邀买家21', '媒体11']);
  await screen.findByRole('table', { name: '按地点的签到次数' });
  expect(texts('按地点的签到次数')).toEqual(['南入口34', '论坛会场12', '买家休息室0']);
  expect(await screen.findByText('7 支 · 4 支待审核')).toBeTruthy();
  expect(
    phone.asked.filter(({ path }) => /queryList\/(Visitor|SignInRecord|Invitation|Team)/.test(path)),
  ).toEqual([]);
  const counted = phone.asked.filter(({ path }) => path.startsWith('queryCount'));
  expect(new Set(counted.map(({ body }) => (body as { userId?: string }).userId))).toEqual(
    new Set(['user0000000000000000host']),
  );
});

it('figures that the server does not tell are named as missing, beside those that it tells', async () => {
  hostIsIn();
  phone.answerInstead(({ path }) =>
    path === 'queryCount/SignInRecord' ? Response.json({ resCode: 3, resMsg: '', result: '' }) : undefined,
  );
  await openApp(center);
  expect(await screen.findByText('签到数据加载失败')).toBeTruthy();
  expect(await screen.findByRole('table', { name: '按登记通道' })).toBeTruthy();
});

it('an organiser whose role the server has taken away is told so on the next page', async () => {
  hostIsIn();
  await phone.call('update/User', { recordId: 'user0000000000000000host', setValue: { Type: '2' } });
  await openApp(center);
  expect(await screen.findByText('您的账号不管理这个展会')).toBeTruthy();
});

it('an organiser who is no visitor finds the centre below Me', async () => {
  hostIsIn();
  const app = await openApp(`/mine/${exhibitionId}`);
  expect(await screen.findByText('登记总数')).toBeTruthy();
  expect(addressOf(app)).toBe(center);
});
