// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const exhibitionId = 'stand0000000000000000001';
const center = `/exhibitor-center/${exhibitionId}`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
  localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
});

const stateIs = (ApproveState: string) =>
  phone.call('update/ExhibitorExhibitionInfo', {
    recordId: 'exhibiting000000000stand',
    setValue: { ApproveState },
  });

it('the page of a company whose application was approved is open, not under review', async () => {
  await stateIs('0');
  await openApp(`${center}/company`);
  await screen.findByText('主页已开通');
  expect(mainText()).not.toContain('审核中');
  await openApp(center);
  await screen.findByText('这些数字怎么算');
  await waitFor(() => expect(phone.isAnswering()).toBe(false));
  expect(mainText()).not.toContain('审核中');
});

it('a correction of the company is under review until the organiser has decided', async () => {
  await stateIs('1');
  await openApp(`${center}/company`);
  expect(await screen.findByText('主办方审核中')).toBeTruthy();
  await stateIs('2');
  await openApp(`${center}/company`);
  expect(await screen.findByText('主办方已审核通过')).toBeTruthy();
});
