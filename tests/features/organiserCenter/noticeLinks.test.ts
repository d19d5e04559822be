// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const exhibitionId = 'organiser000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  localStorage.setItem('organizerUserId', 'user0000000000000000host');
});

it('a session that was called off is marked as such among those that a notice may lead to', async () => {
  const [off, on] = (await phone.rows('Conference', exhibitionId)).filter(({ Title }) => Title !== '');
  await phone.call('update/Conference', { recordId: off?.['RecordId'], setValue: { IsCancelled: true } });
  const app = await openApp(`/organiser-center/${exhibitionId}/notice`);
  await app.user.click(await screen.findByRole('button', { name: /^链接到/ }));
  await app.user.click(await screen.findByRole('radio', { name: '某场会议' }));
  await app.user.click(await screen.findByRole('button', { name: /^会议活动/ }));
  expect(await screen.findByRole('radio', { name: `${String(off?.['Title'])}（已取消）` })).toBeTruthy();
  expect(screen.getAllByRole('radio', { name: String(on?.['Title']) }).length).toBeGreaterThan(0);
});
