// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';
import type { Row } from '#sandbox/store/store.ts';
import { openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { registerPhone } from '../registerPhone.ts';

const fair = 'open00000000000000000001';
const inTime = { timeout: 10_000 };
let phone: Phone;
let session: Row;
let person: Row;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  person = await registerPhone(phone, fair, {});
  const rows = await phone.rows('Conference', fair);
  session = rows.find(({ StartTime }) => parseVenueTime(String(StartTime)) !== undefined) ?? {};
  const { RecordId: id, Title, StartTime, Place, PlaceEn } = session;
  const startMs = parseVenueTime(String(StartTime));
  const place = { zh: Place, en: PlaceEn };
  const entry = {
    kind: 'conference',
    id,
    title: { zh: Title, en: '' },
    startMs,
    knownStartMs: startMs,
    placeName: place,
    knownPlace: place,
    path: `/conference/${fair}/${String(id)}`,
  };
  const owner = String(person['VisitorId']);
  localStorage.setItem(`schedule.${fair}/${owner}`, JSON.stringify([entry]));
});

const change = (setValue: Row) =>
  phone.call('update/Conference', { recordId: session['RecordId'], setValue });
const move = (hours: number) => {
  const startMs = (parseVenueTime(String(session['StartTime'])) ?? 0) + hours * 3_600_000;
  return change({ StartTime: formatVenueTime(startMs), EndTime: '' });
};
const tab = (name: RegExp) => screen.findByRole('link', { name }, inTime);

describe('what the organiser changes of a schedule', () => {
  it('is counted on the home and on the tab of the schedule until the day is opened, and again when it changes again', async () => {
    await move(1);
    const app = await openApp(`/home/${fair}`);
    const link = await screen.findByRole('link', { name: /我的日程 ?1 项有变化/ }, inTime);
    expect(await tab(/^日程 ?1 条新动态$/)).toBeTruthy();
    await app.user.click(link);
    await screen.findByText(/时间有调整，原为/);
    expect(await tab(/^日程$/)).toBeTruthy();
    await openApp(`/home/${fair}`);
    expect(await tab(/^日程$/)).toBeTruthy();
    await change({ IsCancelled: true });
    await openApp(`/home/${fair}`);
    expect(await tab(/^日程 ?1 条新动态$/)).toBeTruthy();
  });

  it('is read on the page of the session too', async () => {
    await change({ IsCancelled: true });
    await openApp(`/home/${fair}`);
    expect(await tab(/^日程 ?1 条新动态$/)).toBeTruthy();
    await openApp(`/conference/${fair}/${String(session['RecordId'])}`);
    await screen.findByText('主办方已取消这场会议。');
    await waitFor(() => expect(phone.storedText()).toContain('"state":"cancelled"'));
    await openApp(`/home/${fair}`);
    expect(await tab(/^日程$/)).toBeTruthy();
  });

  it('is nothing while it is as the visitor has planned it', async () => {
    await openApp(`/home/${fair}`);
    await waitFor(() => expect(phone.asked.some(({ path }) => path === 'queryList/Order')).toBe(true));
    expect(await tab(/^日程$/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /我的日程.*有变化/ })).toBeNull();
  });
});

describe('the answer of the organiser', () => {
  it('to a question is counted on the home and on the tab of the visitor until it is read', async () => {
    const record = {
      ExhibitionId: fair,
      VisitorId: person['VisitorId'],
      Content: '班车几点发车？',
      Answer: '每天 8:30 起，每半小时一班。',
      State: '1',
    };
    await phone.call('insert/ConnectUs', { record });
    const app = await openApp(`/home/${fair}`);
    const link = await screen.findByRole('link', { name: /我的提问 ?1 条新回复/ }, inTime);
    // The notice of the fair is the other one.
    expect(await tab(/^我的 ?2 条新动态$/)).toBeTruthy();
    await app.user.click(link);
    await screen.findByText('每天 8:30 起，每半小时一班。');
    await app.router.navigate(`/home/${fair}`);
    expect(await tab(/^我的 ?1 条新动态$/)).toBeTruthy();
  });
});
