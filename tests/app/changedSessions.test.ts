// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';
import type { Row } from '#sandbox/store/store.ts';
import { mainText, openApp } from './openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { registerPhone } from '#tests/features/registerPhone.ts';

const openId = 'open00000000000000000001';
const hourMs = 3_600_000;
let phone: Phone;
let cancelled: Row;
let moved: Row;

beforeAll(startServer);
afterAll(stopServer);

const liveId = (number: number) => `liveopen${String(number).padStart(16, '0')}`;
const idOf = (row: Row) => String(row['RecordId']);
const startOf = (row: Row) => parseVenueTime(String(row['StartTime'])) ?? Number.NaN;
const change = (row: Row, setValue: Row) =>
  phone.call('update/Conference', { recordId: idOf(row), setValue });

/** The first two sessions of the fair: one is cancelled, the other begins half an hour later in another room. */
beforeEach(async () => {
  phone = openPhone();
  const rows = await phone.rows('Conference', openId);
  const [first, second] = rows
    .filter((row) => !Number.isNaN(startOf(row)))
    .sort((one, other) => startOf(one) - startOf(other));
  cancelled = { ...first, Title: '取消的论坛' };
  moved = { ...second, Title: '改期的论坛' };
  // Each room shows one session.
  for (const row of rows)
    if (row['LiveListId'] === liveId(1) || row['LiveListId'] === liveId(2))
      await change(row, { LiveListId: '' });
  await change(cancelled, { Title: cancelled['Title'], IsCancelled: true, LiveListId: liveId(1) });
  const { StartTime, Place } = moved;
  await change(moved, {
    Title: moved['Title'],
    StartTime: formatVenueTime(startOf(moved) + hourMs / 2),
    EndTime: formatVenueTime(startOf(moved) + hourMs),
    Place: '新的会议室',
    LiveListId: liveId(2),
    Revision: 1,
    Former: { StartTime, Place },
  });
});

/** As it was planned before the organiser changed it. */
const planned = (row: Row) => ({
  kind: 'conference',
  id: idOf(row),
  title: { zh: row['Title'], en: '' },
  startMs: startOf(row),
  knownStartMs: startOf(row),
  placeName: { zh: row['Place'], en: row['PlaceEn'] },
  knownPlace: { zh: row['Place'], en: row['PlaceEn'] },
  path: `/conference/${openId}/${idOf(row)}`,
});
const plan = (...rows: Row[]) =>
  localStorage.setItem(`schedule.${openId}`, JSON.stringify(rows.map(planned)));

const rowOf = (row: Row) =>
  waitFor(() => {
    const link = document.querySelector(`main a[href$="${idOf(row)}"]`);
    if (link === null) throw new Error(`no row of ${idOf(row)}`);
    return link;
  });
const told = (time: unknown) => formatVenueTime(Number(time), 'HH:mm');

describe('a session that the organiser has cancelled or moved says so', () => {
  it('in the programme', async () => {
    await openApp(`/conferences/${openId}?q=论坛`);
    expect((await rowOf(cancelled)).textContent).toContain('已取消');
    const row = (await rowOf(moved)).textContent;
    expect(row).toContain('改期，原为');
    expect(row).toContain(told(startOf(moved)));
    expect(row).toContain(`换地点，原为${String(moved['Place'])}`);
  });

  it('on its page', async () => {
    await openApp(`/conference/${openId}/${idOf(cancelled)}`);
    expect(await screen.findByText('主办方已取消这场会议。')).toBeTruthy();
    await openApp(`/conference/${openId}/${idOf(moved)}`);
    await screen.findByText(/^时间有调整，由 /);
    await screen.findByText(`地点有调整，由${String(moved['Place'])}改为新的会议室`);
  });

  it('among what a search finds', async () => {
    await openApp(`/search/${openId}?q=论坛`);
    await waitFor(async () => expect((await rowOf(cancelled)).textContent).toContain('已取消'));
    expect((await rowOf(moved)).textContent).toContain(`换地点，原为${String(moved['Place'])}`);
  });

  it('in the schedule of a visitor', async () => {
    plan(cancelled, moved);
    await openApp(`/agenda/${openId}`);
    await waitFor(() => expect(mainText()).toContain('主办方已取消'));
    expect(mainText()).toMatch(/时间有调整，原为 .*；地点有调整，原为/);
  });

  it('on the home, where one that is cancelled is not announced', async () => {
    await registerPhone(phone, openId, {});
    await openApp(`/home/${openId}`);
    expect((await rowOf(moved)).textContent).toContain('改期，原为');
    expect(mainText()).not.toContain('取消的论坛');
  });

  it('in the live rooms that show it, and in their list', async () => {
    await openApp(`/live/${openId}/${liveId(1)}`);
    await screen.findByText('会议“取消的论坛”已取消，直播不会按计划进行。');
    await openApp(`/live/${openId}/${liveId(2)}`);
    await screen.findByText(/^会议“改期的论坛”已由 .* 改到 /);
    await openApp(`/lives/${openId}`);
    const card = () => document.querySelector(`main a[href$="${liveId(1)}"]`);
    await waitFor(() => expect(card()?.textContent).toContain('已取消'));
  });

  it('by the live that a visitor has in the schedule', async () => {
    await change(moved, { LiveListId: '' });
    await change(cancelled, { LiveListId: liveId(2) });
    const live = { ...planned(cancelled), kind: 'live', id: liveId(2), knownPlace: undefined };
    localStorage.setItem(`schedule.${openId}`, JSON.stringify([live]));
    await openApp(`/agenda/${openId}`);
    await waitFor(() => expect(mainText()).toContain('主办方已取消'));
  });
});
