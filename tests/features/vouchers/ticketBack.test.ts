// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { minuteMs } from '#sandbox/venueClock.ts';
import { openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { registerPhone } from '../registerPhone.ts';
import { pauseBetweenTaps } from '../steps.ts';

const openId = 'open00000000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const code = () => screen.queryByRole('img', { name: /^参观码二维码/ });

it('the back of a ticket shows the route by booth, the next meeting and the own card, and one tap shows the code again', async () => {
  await registerPhone(phone, openId, { Name: '温书白' });
  localStorage.setItem('entranceid', openId);
  const meeting = {
    kind: 'appointment',
    id: 'appointment0000000000001',
    title: { zh: '与江海重工洽谈', en: '' },
    placeName: { zh: '2 号馆洽谈区', en: '' },
    path: `/appointments/${openId}/appointment0000000000001`,
    startMs: Date.now() + 90 * minuteMs,
    knownStartMs: Date.now() + 90 * minuteMs,
  };
  const over = {
    ...meeting,
    id: 'over',
    title: { zh: '昨天的洽谈', en: '' },
    startMs: Date.now() - 1440 * minuteMs,
  };
  localStorage.setItem(`schedule.${openId}`, JSON.stringify([over, meeting]));
  const app = await openApp(`/exhibitors/${openId}`);
  for (const star of (await screen.findAllByRole('button', { name: /^收藏.+/ })).slice(0, 2)) {
    pauseBetweenTaps();
    await app.user.click(star);
  }
  await phone.fault({ name: 'serverError500', path: '/data/' });
  await app.router.navigate('/code');
  const turn = await screen.findByRole('button', { name: '背面' });
  expect(code()).not.toBeNull();
  await app.user.click(turn);
  const back = within(await screen.findByRole('region', { name: '参观码背面' }));
  expect(document.activeElement?.textContent).toBe('正面');
  // What was said of the stars may still stand before it.
  await waitFor(() => expect(document.getElementById('x-live')?.textContent).toMatch(/参观码背面$/));
  const booths = within(back.getByRole('list')).getAllByRole('link');
  expect(booths).toHaveLength(2);
  const plates = booths.map((link) => link.firstElementChild?.textContent ?? '');
  expect(plates).toEqual(
    plates.slice().sort((one, other) => one.localeCompare(other, 'en', { numeric: true })),
  );
  expect(back.getByRole('link', { name: /与江海重工洽谈/ }).getAttribute('href')).toBe(meeting.path);
  expect(await back.findByRole('img', { name: '温书白的名片二维码' })).toBeTruthy();
  pauseBetweenTaps();
  await app.user.click(screen.getByRole('button', { name: '正面' }));
  expect(code()).not.toBeNull();
});

it('a ticket of another person of the phone has no back', async () => {
  await registerPhone(phone, openId, { Name: '乙' });
  localStorage.removeItem('ownRecords');
  localStorage.removeItem('visitorId');
  localStorage.setItem('entranceid', openId);
  await openApp('/code');
  await screen.findByRole('button', { name: '条形码' }).catch(() => undefined);
  expect(code()).not.toBeNull();
  expect(screen.queryByRole('button', { name: '背面' })).toBeNull();
});
