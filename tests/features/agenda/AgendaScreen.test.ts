// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minuteMs, venueDay, venueText } from '#sandbox/venueClock.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { addressOf, type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { registerHere } from '../shop.ts';
import { pauseBetweenTaps } from '../steps.ts';

const openId = 'open00000000000000000001';
const agenda = `/agenda/${openId}`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

/** On the first day of the fair, which is shown first; whole minutes, as the server keeps its times. */
const morningMs = parseVenueTime(venueDay(Date.now(), 20, '10:00')) ?? Number.NaN;
const at = (minutes: number) => morningMs + minutes * minuteMs;

interface Session {
  readonly number: number;
  /** Minutes after ten o'clock. */
  readonly from: number;
  readonly until: number;
  readonly kind?: 'conference' | 'live' | 'appointment';
}

const sessionId = (number: number) => `sessionopen${String(number).padStart(13, '0')}`;
const titleOf = (number: number) => `第 ${number} 场`;

/** A session that the phone has in its schedule and the server on its programme, at the same time. */
async function plan(sessions: readonly Session[], { stored = true } = {}) {
  const entries = sessions.map(({ number, from, until, kind = 'conference' }) => ({
    kind,
    id: sessionId(number),
    title: { zh: titleOf(number), en: '' },
    placeName: { zh: '一号厅', en: '' },
    path: `/${kind}/${openId}/${sessionId(number)}`,
    startMs: at(from),
    endMs: at(until),
    knownStartMs: at(from),
    readAtMs: Date.now() - 3 * 60 * minuteMs,
  }));
  localStorage.setItem(`schedule.${openId}`, JSON.stringify(entries));
  if (stored) for (const { number, from, until } of sessions) await move(number, { from, until });
}

const move = (number: number, { from, until }: { from: number; until: number }) =>
  phone.call('update/Conference', {
    recordId: sessionId(number),
    setValue: { Title: titleOf(number), StartTime: venueText(at(from)), EndTime: venueText(at(until)) },
  });

const cards = (kind = 'conference') =>
  Array.from(document.querySelectorAll(`main [data-kind="${kind}"]`), (card) => card.textContent ?? '');
const asked = (path: string) => phone.asked.filter((one) => one.path.endsWith(path));
const kept = () =>
  (JSON.parse(localStorage.getItem(`schedule.${openId}`) ?? '[]') as { id: string }[]).map(({ id }) => id);
const tap = async (app: App, name: string | RegExp) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
};
/** What the calendar file would hold. */
const calendar = () =>
  decodeURIComponent(screen.getByRole<HTMLAnchorElement>('link', { name: '加入手机日历' }).href);

describe('a schedule', () => {
  it('without an entry says so, leads to the lists, and asks the server for nothing', async () => {
    await openApp(agenda);
    expect(await screen.findByText('还没有安排')).toBeTruthy();
    const sources = ['会议', '直播', '我的洽谈', '展商活动'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(sources).toEqual(
      ['conferences', 'lives', 'appointments', 'promotions'].map((list) => `/${list}/${openId}`),
    );
    expect(screen.queryByRole('link', { name: '加入手机日历' })).toBeNull();
    expect(screen.queryByRole('button', { name: '保存为图片' })).toBeNull();
    expect(asked('/Conference').concat(asked('/SignInPlace'), asked('/LiveList'))).toEqual([]);
  });

  it('whose appointments could not be read does not say that nothing is planned', async () => {
    await registerHere(phone, openId);
    phone.answerInstead(({ path }) =>
      path === 'queryList/InvitationInfo'
        ? Response.json({ resCode: 500_000, resMsg: 'no', result: [] })
        : undefined,
    );
    const app = await openApp(agenda);
    await screen.findByText('日程加载失败');
    expect(screen.queryByText('还没有安排')).toBeNull();
    phone.answerInstead(() => undefined);
    pauseBetweenTaps();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByText('还没有安排');
  });

  it('is asked for by its ids; what was moved or cancelled says so and is counted and exported as it is now', async () => {
    await plan([
      { number: 1, from: 0, until: 30 },
      { number: 2, from: 60, until: 90 },
      { number: 3, from: 120, until: 150 },
    ]);
    await move(2, { from: 65, until: 90 });
    await phone.call('delete/Conference', { recordId: sessionId(3) });
    const app = await openApp(agenda);
    expect(await screen.findByText('主办方已取消')).toBeTruthy();
    const condition = asked('queryList/Conference').map(({ body }) => body.params['condition']);
    expect(condition).toHaveLength(1);
    expect(JSON.stringify(condition)).toContain(openId);
    for (const number of [1, 2, 3]) expect(JSON.stringify(condition)).toContain(sessionId(number));
    expect(cards()).toHaveLength(3);
    expect(cards()[1]).toMatch(/^11:05–11:30 (?:2号馆2 号馆)?第 2 场.*时间有调整，原为.*11:00/);
    // Only what takes place.
    expect(calendar().match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(calendar()).not.toContain(sessionId(3));
    await tap(app, '知道了');
    await waitFor(() => expect(mainText()).not.toContain('时间有调整'));
    await openApp(agenda);
    expect(await screen.findByText('主办方已取消')).toBeTruthy();
    expect(mainText()).not.toContain('时间有调整');
  });

  it('that cannot be read again is shown as the phone has it, with its age, until another try works', async () => {
    await plan([{ number: 1, from: 0, until: 30 }]);
    await phone.fault({ name: 'serverError500', path: 'queryList/Conference' });
    const app = await openApp(agenda);
    expect(await screen.findByText('日程加载失败')).toBeTruthy();
    const readAt = venueText(Date.now() - 3 * 60 * minuteMs).slice(11, 16);
    expect(mainText()).toContain(readAt);
    expect(cards()).toHaveLength(1);
    await phone.clearFaults();
    await tap(app, '重试');
    await waitFor(() => expect(screen.queryByText('日程加载失败')).toBeNull());
    expect(cards()).toHaveLength(1);
  });

  it('gives up an entry by a tap and takes it back as it was; an appointment is not given up here', async () => {
    await plan([
      { number: 1, from: 0, until: 30 },
      { number: 2, from: 60, until: 90 },
      { number: 3, from: 180, until: 200, kind: 'appointment' },
    ]);
    const app = await openApp(agenda);
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: `从日程中移除：${titleOf(3)}` })).toBeNull();
    await tap(app, `从日程中移除：${titleOf(1)}`);
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(cards()[0]).toContain(titleOf(2));
    expect(kept()).not.toContain(sessionId(1));
    await tap(app, '撤销');
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(kept().sort()).toEqual([1, 2, 3].map(sessionId));
  });

  it('keeps day and view in its address, and says that another day is free', async () => {
    await plan([{ number: 1, from: 0, until: 30 }]);
    const app = await openApp(agenda);
    const days = within(await screen.findByRole('group', { name: '日期' }));
    await app.user.click(days.getAllByRole('radio').at(-1)!);
    expect(await screen.findByText('这一天还没有安排')).toBeTruthy();
    expect(addressOf(app)).toMatch(/\?day=\d{4}-\d\d-\d\d$/);
    await app.user.click(screen.getByRole('button', { name: '时间轴' }));
    await waitFor(() => expect(addressOf(app)).toContain('view=timeline'));
    await app.router.navigate(`${agenda}?view=timeline&day=${venueText(at(0)).slice(0, 10)}`);
    const block = await screen.findByRole('link', { name: /第 1 场/ });
    expect(block.getAttribute('href')).toBe(`/conference/${openId}/${sessionId(1)}`);
    await app.user.click(screen.getByRole('button', { name: '时间轴' }));
    await waitFor(() => expect(addressOf(app)).not.toContain('view='));
    await waitFor(() => expect(cards()).toHaveLength(1));
  });
});

describe('entries at one time', () => {
  it('are told with the minutes that they share; the one that is not kept goes, and comes back', async () => {
    await plan([
      { number: 1, from: 0, until: 60 },
      { number: 2, from: 45, until: 90 },
    ]);
    const app = await openApp(agenda);
    expect(await screen.findByText(`与“${titleOf(2)}”的时间重叠 15 分钟`)).toBeTruthy();
    await tap(app, '调整安排');
    const sheet = within(await screen.findByRole('dialog'));
    await app.user.click(sheet.getByRole('button', { name: new RegExp(`只保留“${titleOf(1)}”`) }));
    await waitFor(() => expect(kept()).toEqual([sessionId(1)]));
    expect(screen.queryByRole('note')).toBeNull();
    await tap(app, '撤销');
    await waitFor(() => expect(kept()).toHaveLength(2));
  });

  it('of which one is an appointment lead to it, as the other side waits for it', async () => {
    await plan([
      { number: 1, from: 0, until: 60 },
      { number: 2, from: 45, until: 90, kind: 'appointment' },
    ]);
    const app = await openApp(agenda);
    await tap(app, '调整安排');
    const sheet = within(await screen.findByRole('dialog'));
    await app.user.click(sheet.getByRole('button', { name: /打开洽谈/ }));
    await waitFor(() => expect(addressOf(app)).toContain(sessionId(2)));
    expect(kept()).toHaveLength(2);
  });

  it('four of them are one notice, which lists three and says how many more; one is kept of all', async () => {
    await plan([1, 2, 3, 4].map((number) => ({ number, from: number, until: 60 })));
    const app = await openApp(agenda);
    const notice = await screen.findByRole('note');
    expect(notice.textContent).toContain('10:01–11:00 有 4 项安排重叠，只能参加一项');
    expect(within(notice).getAllByRole('listitem')).toHaveLength(4);
    expect(notice.textContent).toContain(titleOf(3));
    expect(notice.textContent).not.toContain(titleOf(4));
    expect(within(notice).getByText('还有 1 项')).toBeTruthy();
    await tap(app, '调整安排');
    const sheet = within(await screen.findByRole('dialog'));
    await app.user.click(sheet.getByRole('button', { name: new RegExp(`只保留“${titleOf(4)}”`) }));
    await waitFor(() => expect(kept()).toEqual([sessionId(4)]));
    expect(screen.queryByRole('note')).toBeNull();
  });
});
