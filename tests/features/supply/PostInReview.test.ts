// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { postPath } from '#entities/supply/rules/supplyPaths.ts';
import { openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const openId = 'open00000000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

it('a post of another visitor that is reviewed says so to who opens its link', async () => {
  const [row] = await phone.rows('CloudRelease', openId);
  const recordId = String(row?.['RecordId']);
  await phone.call('update/CloudRelease', { recordId, setValue: { ApproveState: '0' } });
  await openApp(postPath(openId, recordId));
  expect(await screen.findByText('这条信息正在审核')).toBeTruthy();
});
