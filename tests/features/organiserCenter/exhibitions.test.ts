// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const exhibitionId = 'organiser000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const administratorIsIn = (UserId: string, TenantId: string) =>
  localStorage.setItem('systemAdminUser', JSON.stringify({ UserId, TenantId, Name: '江海会展云' }));
const open = () => openApp(`/organiser-center/${exhibitionId}/exhibitions`);

it('an administrator finds the exhibitions of the tenant, and switches to one of them', async () => {
  administratorIsIn('user00000000000000000adm', '5a1d0c7e93b24f6885e07b1c2d3f4a60');
  const app = await open();
  await app.user.type(await screen.findByRole('searchbox'), '机床与工装');
  const row = await screen.findByRole('link', { name: /青禾机床与工装展/ });
  expect(await screen.findByText(/登记 10 人/)).toBeTruthy();
  await app.user.click(row);
  expect(await screen.findByText('主办方中心 · 平台管理员')).toBeTruthy();
  expect(localStorage.getItem('entranceid')).toBe('stand0000000000000000001');
  const asked = phone.asked.filter(({ path }) => path === 'queryList/Exhibition');
  expect(JSON.stringify(asked.map(({ body }) => body.params))).not.toContain('"UserId"');
});

it('an organiser without exhibitions is told where they come from', async () => {
  localStorage.setItem('organizerUserId', 'user000000000000idlehost');
  await open();
  expect(await screen.findByText('还没有展会')).toBeTruthy();
  expect(mainText()).toContain('您的账号名下还没有展会');
});

it('of a tenant without exhibitions an administrator reads that there are none yet', async () => {
  administratorIsIn('user0000000000000idleadm', 'sandboxnew');
  await open();
  expect(await screen.findByText(/您管理的客户还没有展会/)).toBeTruthy();
});
