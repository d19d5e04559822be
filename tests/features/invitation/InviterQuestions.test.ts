// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { addressOf, type App, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { draftSaved, leaveIdentity, pauseBetweenTaps } from '../steps.ts';

const delegates = { exhibitionId: 'delegate0000000000000001', channelId: 'maindelegate000000000001' };
const { exhibitionId, channelId } = delegates;
const form = `/information/${exhibitionId}/${channelId}`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  await leaveIdentity(delegates);
});

const inviterInput = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^邀请人(?!电话)/ });
const phoneInput = () => document.querySelector<HTMLInputElement>('input[name="InviterPhone"]');

/** A person of a booth, whose number the server says, invites to the exhibition of the delegates. */
async function invite(): Promise<{ readonly id: string; readonly contact: Row }> {
  const contact = (await phone.rows('ExhibitorContact', 'stand0000000000000000001')).find(
    (row) => row['Phone'] !== undefined,
  )!;
  const { result } = await phone.call('insert/InvitationInfo', {
    record: {
      ExhibitionId: exhibitionId,
      ExhibitorId: 'exhibitor000000000000001',
      InitatorChild: contact['RecordId'],
      Type: '2',
    },
  });
  return { id: String((result as Row)['RecordId']), contact };
}

async function acceptOnTheWay(id: string): Promise<App> {
  const app = await openApp(`/invitation/${exhibitionId}/${id}`);
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name: '接受邀请' }));
  await waitFor(() => expect(addressOf(app)).toMatch(/^\/register\//));
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name: '下一步：填写信息' }));
  return app;
}

it('who accepts an invitation finds in the form who has invited and their number, and may change both for good', async () => {
  const { id, contact } = await invite();
  const app = await acceptOnTheWay(id);
  const input = await inviterInput();
  expect(input.value).toBe(contact['Name']);
  expect(phoneInput()?.value.replace(/ /g, '')).toBe(contact['Phone']);
  await app.user.clear(input);
  await app.user.tab();
  await draftSaved();
  app.close();
  await openApp(form);
  expect((await inviterInput()).value).toBe('');
});

it('who has tapped no invitation finds both questions blank', async () => {
  await invite();
  await openApp(form);
  expect((await inviterInput()).value).toBe('');
  expect(phoneInput()?.value).toBe('');
});
