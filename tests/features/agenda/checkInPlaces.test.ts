// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { registerPhone } from '../registerPhone.ts';

const onSite = 'onsite000000000000000001';
const agenda = `/agenda/${onSite}`;
const gate = 'gate00000000000000000001';
const forum = 'forum0000000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const noteOf = (placeId: string, registrationId: string, kind: 'waiting' | 'refused') => ({
  exhibitionId: onSite,
  placeId,
  registrationId,
  kind,
  signedAt: '',
  tappedAtMs: Date.now(),
  clientRef: `note-${placeId}-${registrationId}`,
});
const places = () =>
  Array.from(document.querySelectorAll('main [data-kind="checkIn"]'), (card) => card.textContent ?? '');
const chooseLastDay = async (app: Awaited<ReturnType<typeof openApp>>) => {
  const days = await screen.findAllByRole('radio');
  await app.user.click(days.filter(({ name }: HTMLElement & { name?: string }) => name === 'day').at(-1)!);
};

describe('the places to check in at', () => {
  it('stand on their days with their hours; a check-in counts that is waiting, none that was refused or is of another person', async () => {
    const me = await registerPhone(phone, onSite);
    const notes = [
      noteOf(gate, String(me['RecordId']), 'refused'),
      noteOf(gate, 'registration000000000999', 'waiting'),
      noteOf(forum, String(me['RecordId']), 'waiting'),
    ];
    localStorage.setItem('signIns', JSON.stringify(notes));
    const app = await openApp(agenda);
    await waitFor(() => expect(places()).toHaveLength(1));
    expect(places()[0]).toMatch(/南门.*开放时间/);
    expect(places()[0]).not.toContain('已签到');
    expect(screen.getByRole('link', { name: /南门/ }).getAttribute('href')).toMatch(
      /^\/mine\/[^/]+\/signIns$/,
    );
    // Hours of a place are nothing that the visitor has planned.
    expect(screen.queryByRole('link', { name: '加入手机日历' })).toBeNull();
    expect(screen.queryByRole('button', { name: /从日程中移除/ })).toBeNull();
    await chooseLastDay(app);
    await waitFor(() => expect(places()[0]).toContain('无人配送论坛'));
    expect(places()[0]).toContain('已签到');
  });

  it('say so once the server has the check-in', async () => {
    const me = await registerPhone(phone, onSite);
    const record = { ExhibitionId: onSite, SignInPlaceId: gate, RegistrationId: me['RecordId'] };
    await phone.call('insert/SignInRecord', { record });
    await openApp(agenda);
    await waitFor(() => expect(places()[0]).toContain('已签到'));
  });

  it('are not asked for without a registration', async () => {
    await openApp(agenda);
    expect(await screen.findByText('还没有安排')).toBeTruthy();
    expect(phone.takePaths().filter((path) => path.includes('SignIn'))).toEqual([]);
  });
});
