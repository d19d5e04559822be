// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';

const openId = 'open00000000000000000001';
const idOf = (number: number) => `liveopen${String(number).padStart(16, '0')}`;
const room = (number: number) => `/live/${openId}/${idOf(number)}`;
const [onAir, announced, recorded, withAll, notRecorded] = [1, 2, 3, 5, 10] as const;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const stored = async (number: number) =>
  (await phone.rows('LiveList', openId)).find((row) => row['RecordId'] === idOf(number)) ?? {};
const change = (number: number, setValue: object) =>
  phone.call('update/LiveList', { recordId: idOf(number), setValue });
const reads = () => phone.asked.filter(({ path }) => /^(queryList|get)\/LiveList$/.test(path));
const views = () => phone.asked.filter(({ path }) => path === 'updateByCondition/LiveList');
const play = () => screen.queryByRole('button', { name: /^播放：/ });
const plan = () => screen.queryByRole('button', { name: '加入我的日程' });

describe('a live', () => {
  it('on air is asked for by its id, waits for a tap, says how many watch and who holds it, and counts one view', async () => {
    const row = await stored(onAir);
    await openApp(room(onAir));
    await screen.findByRole('heading', { level: 1, name: String(row['Title']) });
    expect(reads()[0]?.body.params).toMatchObject({
      condition: { ExhibitionId: openId, RecordId: idOf(onAir) },
    });
    expect(play()).not.toBeNull();
    // Nothing of it is loaded before the tap.
    expect(document.querySelector('main video')?.getAttribute('src')).toBeNull();
    expect(mainText()).toMatch(/直播中.*人看过/);
    expect(plan()).toBeNull();
    const host = await screen.findByRole('region', { name: '主播展商' });
    expect(within(host).getByRole('link').getAttribute('href')).toContain(String(row['ExhibitorId']));
    const shown = await screen.findByRole('region', { name: '直播展品' });
    expect(within(shown).getAllByRole('link')).toHaveLength(3);
    expect(localStorage.getItem('liveRoomNumber')).toBe('8801');
    await eventually(async () => expect((await stored(onAir))['PVNumber']).toBe(Number(row['PVNumber']) + 1));
    // It is read again while it is shown; that is no further view.
    const before = reads().length;
    await waitFor(() => expect(reads().length).toBeGreaterThan(before + 1));
    expect(views()).toHaveLength(1);
  });

  it('that is recorded passes its captions on to the player, says in words what is seen in it, and else that it has none', async () => {
    const row = await stored(recorded);
    await openApp(room(recorded));
    await screen.findByText(String(row['Summary']));
    const track = document.querySelector('main video track');
    expect([track?.getAttribute('kind'), track?.getAttribute('src')]).toEqual([
      'captions',
      expect.stringMatching(/\/sandbox\/streams\/captions-3\.vtt$/),
    ]);
    expect(mainText()).not.toContain('没有字幕');
    const file = '/sandbox/streams/replay-3.mp4';
    await change(recorded, { CaptionsUrl: '', Summary: '', SummaryEn: '', ReplayUrl: file });
    await openApp(room(recorded));
    await screen.findByText('没有字幕和口述影像');
    expect(document.querySelector('main video track')).toBeNull();
    expect(screen.queryByText('文字稿')).toBeNull();
  });

  it('that is recorded says that nothing is said in it, instead of that it has no captions', async () => {
    const file = '/sandbox/streams/replay-3.mp4';
    await change(recorded, { CaptionsUrl: '', HasNoSpeech: true, ReplayUrl: file });
    await openApp(room(recorded));
    await screen.findByText('这段视频没有人声');
    expect(mainText()).not.toContain('没有字幕');
  });

  it('that is recorded does not say that it has no captions while its stream may still carry some', async () => {
    await change(recorded, { CaptionsUrl: '', Summary: '只有摘要' });
    await openApp(room(recorded));
    await screen.findByText('只有摘要');
    expect(mainText()).not.toContain('没有字幕');
  });

  it('that is recorded has all that is said and seen in it as a folded text, in the language of the page', async () => {
    await openApp(room(withAll));
    const row = await stored(withAll);
    const fold = (await screen.findByText('文字稿')).closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.textContent).toContain(String(row['Transcript']));
    expect(mainText()).not.toContain('The visitors applaud.');
  });

  it('is silent to a screen reader until it plays: its button says what there is', async () => {
    await openApp(room(onAir));
    await waitFor(() => expect(play()).not.toBeNull());
    expect(document.querySelector('main video')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('on air without a stream says that it is being prepared', async () => {
    await change(onAir, { StreamUrl: '' });
    await openApp(room(onAir));
    await screen.findByText('主播正在准备，马上开始');
    expect(play()).toBeNull();
  });

  it('that is announced counts down and goes into calendar and schedule; while it has no hour it does neither', async () => {
    const row = await stored(announced);
    const app = await openApp(room(announced));
    expect((await screen.findByRole('timer', { name: '距开播' })).textContent).toMatch(/\d/);
    expect(mainText()).not.toContain('人看过');
    expect(play()).toBeNull();
    const file = decodeURIComponent(screen.getByRole<HTMLAnchorElement>('link', { name: '开播提醒' }).href);
    expect(file).toContain(`UID:${idOf(announced)}`);
    expect(file).toContain(String(row['StartTime']).replace(/[-:]/g, '').replace(' ', 'T'));
    expect(file.replace(/\r?\n /g, '')).toContain(room(announced));
    await app.user.click(plan()!);
    await screen.findByRole('button', { name: '已在我的日程' });
    expect(localStorage.getItem(`schedule.${openId}`)).toContain(idOf(announced));

    await change(announced, { StartTime: '', EndTime: '', State: '0' });
    await openApp(room(announced));
    await screen.findByText('开播时间待定');
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByRole('link', { name: '开播提醒' })).toBeNull();
    expect(screen.queryByRole('button', { name: /我的日程/ })).toBeNull();
  });

  it('that is over offers its recording where there is one, and nothing to plan', async () => {
    await openApp(room(recorded));
    await waitFor(() => expect(play()).not.toBeNull());
    expect(mainText()).toContain('回放');
    expect(plan()).toBeNull();
    await openApp(room(notRecorded));
    await screen.findByText('直播已结束，没有提供回放');
    expect(play()).toBeNull();
    expect(plan()).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('that the organiser puts on air begins while its page is open', async () => {
    await openApp(room(announced));
    await screen.findByRole('timer', { name: '距开播' });
    await change(announced, { State: '1' });
    await waitFor(() => expect(play()).not.toBeNull());
    expect(mainText()).toContain('直播中');
    expect(plan()).toBeNull();
  });

  it('that is not there is cancelled; what cannot be an id is asked of no server', async () => {
    await openApp(`/live/${openId}/nothing00000000000000001`);
    await screen.findByText('这场直播已取消');
    expect(screen.getByRole('link', { name: '查看全部直播' }).getAttribute('href')).toBe(`/lives/${openId}`);
    const app = await openApp(`/live/${openId}/live-1`);
    await screen.findByText('这场直播已取消');
    // What would have been asked for has been asked for by then.
    await app.router.navigate(room(recorded));
    await waitFor(() => expect(play()).not.toBeNull());
    expect(JSON.stringify(reads().map(({ body }) => body.params))).not.toContain('live-1');
  });

  it('that cannot be read says so, which is not that it is cancelled, and comes by another try', async () => {
    await phone.fault({ name: 'serverError500', path: '/LiveList' });
    const app = await openApp(room(recorded));
    await screen.findByText('直播加载失败');
    expect(mainText()).not.toContain('已取消');
    await phone.clearFaults();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(play()).not.toBeNull());
  });
});

describe('a live of a session', () => {
  it('that the organiser has cancelled says so and leads to the session; one that takes place says nothing', async () => {
    await openApp(room(announced));
    await screen.findByRole('heading', { level: 1 });
    expect(mainText()).not.toContain('直播不会按计划进行');
    await phone.call('update/Conference', {
      recordId: 'sessionopen0000000000001',
      setValue: { Title: '包装论坛', IsCancelled: true, LiveListId: idOf(onAir) },
    });
    await openApp(room(onAir));
    await screen.findByText('会议“包装论坛”已取消，直播不会按计划进行。');
    expect(screen.getByRole('link', { name: '查看会议' }).getAttribute('href')).toBe(
      `/conference/${openId}/sessionopen0000000000001`,
    );
  });
});
