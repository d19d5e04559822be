// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';
import type { Row } from '#sandbox/store/store.ts';
import { type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { registerHere } from '../shop.ts';
import { pauseBetweenTaps } from '../steps.ts';

const fair = 'meetings0000000000000001';
const page = `/late/${fair}`;
const today = formatVenueTime(Date.now(), 'yyyy-MM-dd');
const noon = parseVenueTime(`${today} 12:00:00`) ?? Number.NaN;
let phone: Phone;
let visitorId: string;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  phone = openPhone();
  visitorId = await registerHere(phone, fair);
});
afterEach(() => void vi.useRealTimers());

const exhibitorOf = (number: number) => `exhibitormeetings${String(number).padStart(7, '0')}`;

interface Agreed {
  readonly number: number;
  /** At the venue, `HH:mm`. */
  readonly from: string;
  readonly until: string;
  readonly more?: Row;
}

/** What the server has of meetings; undefined where it does not answer. */
function agree(list: readonly Agreed[] | undefined) {
  const rows = list?.map(({ number, from, until, more }) => ({
    RecordId: `invitation00000000000${String(number).padStart(3, '0')}`,
    ExhibitionId: fair,
    ExhibitorId: exhibitorOf(number),
    VisitorId: visitorId,
    Type: '1',
    State: '4',
    MeetingTimeDate: today,
    MeetingTimeStart: from,
    MeetingTimeEnd: until,
    MeetingPlace: '2 号馆洽谈区',
    ...more,
  }));
  phone.answerInstead(({ path }) => {
    if (!path.endsWith('/InvitationInfo')) return undefined;
    return rows === undefined
      ? Response.json({ resCode: 500_000, resMsg: 'no', result: [] })
      : Response.json({ resCode: 0, resMsg: '', result: rows });
  });
}

const states = () =>
  Array.from(document.querySelectorAll<HTMLElement>('main [data-plan]'), (row) => row.dataset['state']);
const tap = async (app: App, name: string | RegExp, role = 'button') => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole(role, { name }));
};
const sent = async () =>
  (await phone.rows('MessageInfo', fair)).filter((row) => row['VisitorSender'] === visitorId);

describe('who is late', () => {
  it('with nothing planned is told so, and that no one waits', async () => {
    agree([]);
    await openApp(page);
    await screen.findByText('今天没有安排');
    expect(mainText()).toContain('没有人在等您');
  });

  it('after the last meeting is told that everything is over', async () => {
    agree([{ number: 2, from: '09:00', until: '09:30' }]);
    await openApp(page);
    expect(await screen.findByText('今天的安排都结束了')).toBeTruthy();
  });

  it('sees each entry once, and tells each who waits once in one tap', async () => {
    agree([
      { number: 2, from: '11:55', until: '12:25' },
      { number: 5, from: '12:25', until: '12:55' },
      { number: 8, from: '12:25', until: '12:55' },
    ]);
    const app = await openApp(page);
    await waitFor(() => expect(states()).toEqual(['late', 'reached', 'dropped']));
    expect(mainText()).toContain('不知道您在哪里');
    await tap(app, '发送 2 条消息');
    await eventually(async () => expect(await sent()).toHaveLength(2));
    const messages = await sent();
    expect(new Set(messages.map((row) => row['ExhibitorReceiver']))).toEqual(
      new Set([exhibitorOf(2), exhibitorOf(8)]),
    );
    const texts = messages.map((row) => String(row['Content'])).join('\n');
    expect(texts).toContain('我们约的是 11:55，我预计 12:00 左右到');
    expect(texts).toContain('我们约的 12:25 我赶不过去了');
    await waitFor(() => expect(screen.getAllByText('已在 12:00 告知')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /^发送 \d/ })).toBeNull();
    // Also for the next page, and another delay is told as what is new.
    const again = await openApp(page);
    await waitFor(() => expect(screen.getAllByText('已在 12:00 告知')).toHaveLength(2));
    await tap(again, '10 分钟后', 'radio');
    await tap(again, '发送 1 条消息');
    await eventually(async () => expect(await sent()).toHaveLength(3));
    expect(String((await sent()).map((row) => row['Content']))).toContain('我预计 12:10 左右到');
  });

  it('sends what was typed, and is told where that was written for another hour', async () => {
    agree([{ number: 2, from: '11:55', until: '12:25' }]);
    const app = await openApp(page);
    await tap(app, /^修改：/);
    const field = await screen.findByRole('textbox');
    await app.user.clear(field);
    await app.user.type(field, '堵车了，12:05 到');
    await tap(app, '10 分钟后', 'radio');
    await screen.findByText(/按之前的时间写的/);
    await tap(app, '发送 1 条消息');
    await eventually(async () => expect((await sent())[0]?.['Content']).toBe('堵车了，12:05 到'));
  });

  it('does not write to whom the tick is taken away', async () => {
    agree([
      { number: 2, from: '11:50', until: '12:25' },
      { number: 5, from: '12:20', until: '12:55' },
    ]);
    const app = await openApp(page);
    await screen.findByRole('button', { name: '发送 2 条消息' });
    const card = document.querySelector<HTMLElement>('[data-telling]');
    await app.user.click(within(card as HTMLElement).getByRole('checkbox'));
    await tap(app, '发送 1 条消息');
    await eventually(async () => expect(await sent()).toHaveLength(1));
    expect((await sent())[0]?.['ExhibitorReceiver']).toBe(exhibitorOf(5));
  });

  it('is led to the meeting where no message can be written', async () => {
    agree([{ number: 2, from: '11:55', until: '12:25', more: { ExhibitorId: '' } }]);
    await openApp(page);
    await screen.findByText(/没法给对方发消息/);
    expect(screen.getByRole('link', { name: '查看洽谈' }).getAttribute('href')).toContain('/appointments/');
    expect(screen.queryByRole('button', { name: /^发送 \d/ })).toBeNull();
  });

  it('skips an entry and takes it back, and proposes another time for a meeting that cannot be reached', async () => {
    agree([
      { number: 5, from: '12:25', until: '12:55' },
      { number: 8, from: '12:25', until: '12:55' },
    ]);
    const app = await openApp(page);
    await waitFor(() => expect(states()).toEqual(['reached', 'dropped']));
    expect((await screen.findByRole('link', { name: /^约其他时间：/ })).getAttribute('href')).toContain(
      'change=',
    );
    await tap(app, /^改去这项：/);
    await waitFor(() => expect(states()).toEqual(['dropped', 'reached']));
    await tap(app, /^不去了：/);
    await waitFor(() => expect(states()).toEqual(['reached', 'dropped']));
    expect(mainText()).toContain('您决定不去');
    await tap(app, /^还是要去：/);
    await waitFor(() => expect(mainText()).not.toContain('您决定不去'));
    await waitFor(() => expect(states()).toEqual(['reached', 'dropped']));
  });

  it('without an answer of the server sees the meetings that the phone has kept', async () => {
    agree([{ number: 2, from: '11:55', until: '12:25' }]);
    await openApp(page);
    await screen.findByRole('button', { name: '发送 1 条消息' });
    await eventually(async () => {
      const { readOwnRows } = await import('#data/queries/keptOwnRows.ts');
      const place = { exhibitionId: fair, visitorIds: [visitorId], name: 'appointments' };
      expect(await readOwnRows(place)).toBeDefined();
    });
    agree(undefined);
    await openApp(page);
    await screen.findByText('洽谈加载失败');
    await screen.findByRole('button', { name: '发送 1 条消息' });
  });

  it('leaves nothing of whom they have told to the next person on the phone', async () => {
    agree([{ number: 2, from: '11:55', until: '12:25' }]);
    const app = await openApp(page);
    await tap(app, '发送 1 条消息');
    await eventually(async () => expect(await sent()).toHaveLength(1));
    const { toldList } = await import('#features/late/told/toldList.ts');
    expect(toldList(fair).list()).toHaveLength(1);
    await registerHere(phone, fair, { Name: '周以宁', Mob: '13900002469' });
    const { toldList: next } = await import('#features/late/told/toldList.ts');
    expect(next(fair).list()).toEqual([]);
  });

  it('takes a session that cannot be reached out of the schedule, and brings it back', async () => {
    agree([{ number: 5, from: '12:25', until: '12:55' }]);
    const atMs = (clock: string) => parseVenueTime(`${today} ${clock}:00`);
    const session = {
      kind: 'conference',
      id: 'sessionmeetings000000001',
      title: { zh: '机床论坛', en: '' },
      placeName: { zh: '一号厅', en: '' },
      path: `/conference/${fair}/sessionmeetings000000001`,
      startMs: atMs('12:30'),
      endMs: atMs('12:50'),
      knownStartMs: atMs('12:30'),
    };
    localStorage.setItem(`schedule.${fair}/${visitorId}`, JSON.stringify([session]));
    const app = await openApp(page);
    await waitFor(() => expect(states()).toEqual(['reached', 'dropped']));
    expect(mainText()).toMatch(/与“.+”冲突/);
    await tap(app, '从日程移除：机床论坛');
    await waitFor(() => expect(states()).toEqual(['reached']));
    await tap(app, '撤销');
    await waitFor(() => expect(states()).toEqual(['reached', 'dropped']));
  });

  it.each([
    ['behind', 27],
    ['ahead', -27],
  ])('goes by the clock of the fair on a phone that is more than a day %s', async (_, hours) => {
    phone.pass(hours * 3_600_000);
    const at = (minutes: number) => formatVenueTime(noon + hours * 3_600_000 + minutes * 60_000, 'HH:mm');
    const MeetingTimeDate = formatVenueTime(noon + hours * 3_600_000, 'yyyy-MM-dd');
    agree([
      { number: 2, from: at(-5), until: at(25), more: { MeetingTimeDate } },
      // Today by the clock of the phone alone.
      { number: 5, from: '12:05', until: '12:35' },
    ]);
    const app = await openApp(page);
    await waitFor(() => expect(states()).toEqual(['late']));
    await tap(app, '发送 1 条消息');
    await screen.findByText(`已在 ${at(0)} 告知`);
    const words = `我们约的是 ${at(-5)}，我预计 ${at(0)} 左右到`;
    await eventually(async () => expect(String((await sent())[0]?.['Content'])).toContain(words));
  });

  it('sees after midnight what is still on, and before it the night that follows', async () => {
    const tomorrow = formatVenueTime(noon + 86_400_000, 'yyyy-MM-dd');
    agree([
      { number: 2, from: '23:40', until: '23:59' },
      { number: 5, from: '00:10', until: '00:40', more: { MeetingTimeDate: tomorrow } },
      { number: 8, from: '10:00', until: '10:30', more: { MeetingTimeDate: tomorrow } },
    ]);
    vi.setSystemTime(parseVenueTime(`${today} 23:45:00`) ?? Number.NaN);
    await openApp(page);
    await waitFor(() => expect(states()).toEqual(['late', 'reached']));
    vi.setSystemTime(parseVenueTime(`${tomorrow} 00:15:00`) ?? Number.NaN);
    await openApp(page);
    await waitFor(() => expect(states()).toEqual(['late', 'reached']));
    expect(mainText()).not.toContain('23:40');
  });

  it('comes from the schedule of today as long as something is left of it', async () => {
    agree([{ number: 5, from: '12:25', until: '12:55' }]);
    await openApp(`/agenda/${fair}`);
    expect((await screen.findByRole('link', { name: /^我晚到了/ })).getAttribute('href')).toBe(page);
    agree([{ number: 5, from: '11:00', until: '11:30' }]);
    localStorage.removeItem(`schedule.${fair}/${visitorId}`);
    await openApp(`/agenda/${fair}`);
    await waitFor(() => expect(mainText()).toContain('11:00'));
    expect(screen.queryByRole('link', { name: /^我晚到了/ })).toBeNull();
  });
});
