// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { pauseBetweenTaps } from '../steps.ts';

const exhibitionId = 'stand0000000000000000001';
const center = `/exhibitor-center/${exhibitionId}`;
const user = 'user00000000000exhibitor';
const accept = '同意林若溪的洽谈';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
  localStorage.setItem('exhibitorUserId', user);
});

const updates = () => phone.asked.filter(({ path }) => path === 'update/InvitationInfo');
const tap = async (app: App, name: string) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
};

/** A colleague removes each row of a collection that the app reads a second time, just before it is read. */
function removeWhenLookedAt(collection: string) {
  phone.answerInstead(async ({ path, body }) => {
    const [, recordId] = /"RecordId":"(\w{24})"/.exec(JSON.stringify(body.params)) ?? [];
    if (path.endsWith(`/${collection}`) && recordId !== undefined)
      await phone.call(`delete/${collection}`, { recordId });
    return undefined;
  });
}

describe('an appointment that waits for the booth', () => {
  it('is not accepted where the server fails; it is told, and another tap accepts it once', async () => {
    const app = await openApp(`${center}/appointments`);
    await screen.findByRole('button', { name: accept });
    phone.answerInstead(({ path }) =>
      path === 'update/InvitationInfo' ? new Response('', { status: 500 }) : undefined,
    );
    await tap(app, accept);
    expect(await screen.findByText('没有成功，什么都没有改变，请再试一次。')).toBeTruthy();
    expect(updates()).toHaveLength(1);

    phone.answerInstead(() => undefined);
    await tap(app, accept);
    expect((await screen.findAllByText('已同意，观众会看到')).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole('button', { name: accept })).toBeNull());
    expect(updates()).toHaveLength(2);
    expect(updates()[1]).toMatchObject({ body: { userId: user, params: { setValue: { State: '4' } } } });
  });

  it('and was removed meanwhile is told as gone, leaves the list, and nothing is sent', async () => {
    const app = await openApp(`${center}/appointments`);
    await screen.findByRole('button', { name: accept });
    removeWhenLookedAt('InvitationInfo');
    await tap(app, accept);
    await waitFor(() => expect(screen.queryByRole('button', { name: accept })).toBeNull());
    expect((await screen.findAllByText('这场洽谈已经不在了。')).length).toBeGreaterThan(0);
    expect(updates()).toEqual([]);
  });
});
