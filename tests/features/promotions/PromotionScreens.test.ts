// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { minuteMs, venueText } from '#sandbox/venueClock.ts';
import { mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';

const openId = 'open00000000000000000001';
const endedId = 'ended0000000000000000001';
const list = `/promotions/${openId}`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  // jsdom lays nothing out, and a row without a height is passed over.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
});

const links = () =>
  screen.queryAllByRole('link').filter((one) => one.getAttribute('href')?.startsWith('/promotion/'));
const reads = () => phone.asked.filter(({ path }) => /^(queryList|get)\/Promotion$/.test(path));
const updates = () => phone.asked.filter(({ path }) => path === 'updateByCondition/Promotion');
const rows = () => phone.rows('Promotion', openId);
const first = async (): Promise<Row> =>
  (await rows()).sort((one, other) => (String(one['StartTime']) < String(other['StartTime']) ? -1 : 1))[0] ??
  {};
const pageOf = (row: Row) => `/promotion/${openId}/${String(row['RecordId'])}`;
const move = (row: Row, from: number, until: number) =>
  phone.call('update/Promotion', {
    recordId: row['RecordId'],
    setValue: {
      StartTime: venueText(Date.now() + from * minuteMs),
      EndTime: venueText(Date.now() + until * minuteMs),
    },
  });

describe('promotions', () => {
  it('are those of the exhibition, the soonest first, counted, and filtered by their type', async () => {
    const all = await rows();
    const soonest = await first();
    const app = await openApp(list);
    await screen.findByText(`共 ${all.length} 场活动`);
    expect(links()[0]?.textContent).toContain(String(soonest['name']));
    expect(reads()[0]?.body.params).toMatchObject({
      condition: { ExhibitionId: openId },
      options: { sort: { StartTime: 1 } },
    });
    const types = await phone.rows('PromotionType', openId);
    const salon = types.find((type) => type['Name'] === '用户沙龙');
    const ofType = all.filter((row) => row['PromotionTypeId'] === salon?.['RecordId']);
    await app.user.click(await screen.findByRole('button', { name: '筛选' }));
    await app.user.click(await screen.findByRole('button', { name: '用户沙龙' }));
    await app.user.click(screen.getByRole('button', { name: '查看结果' }));
    await screen.findByText(`共 ${ofType.length} 场活动`);
    await waitFor(() => expect(links()).toHaveLength(ofType.length));
    for (const link of links()) expect(link.textContent).toContain('用户沙龙');
  });

  it('are called soon to begin from half an hour before, not days ahead', async () => {
    const [next, later] = await rows();
    await move(next ?? {}, 25, 85);
    await move(later ?? {}, 45, 105);
    await openApp(list);
    await waitFor(() => expect(links()[0]?.textContent).toContain(String(next?.['name'])));
    expect(links()[0]?.textContent).toContain('即将开始');
    expect(links()[1]?.textContent).toContain(String(later?.['name']));
    expect(links()[1]?.textContent).not.toContain('即将开始');
  });

  it('that cannot be read say so and come by another try; an exhibition can have none', async () => {
    await phone.fault({ name: 'serverError500', path: '/Promotion' });
    const app = await openApp(list);
    await screen.findByText('活动加载失败');
    await phone.clearFaults();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByText(/^共 \d+ 场活动$/);
    await openApp(`/promotions/${endedId}`);
    expect(await screen.findByText('还没有活动')).toBeTruthy();
  });
});

describe('a promotion', () => {
  it('is asked for by its id, says when and where it is and who holds it, counts one view, and goes into calendar and schedule', async () => {
    const row = await first();
    const app = await openApp(pageOf(row));
    await screen.findByRole('heading', { level: 1, name: String(row['name']) });
    expect(reads()[0]?.body.params).toMatchObject({
      condition: { ExhibitionId: openId, RecordId: row['RecordId'] },
    });
    expect(screen.getByText('时间').nextElementSibling?.textContent).toContain(
      String(row['StartTime']).slice(11, 16),
    );
    expect(screen.getByText('地点').nextElementSibling?.textContent).toBe(row['Place']);
    const holder = await screen.findByRole('region', { name: '主办展商' });
    expect(within(holder).getByRole('link').getAttribute('href')).toBe(
      `/exhibitor/${openId}/${String(row['ExhibitorId'])}`,
    );
    const file = decodeURIComponent(screen.getByRole<HTMLAnchorElement>('link', { name: '添加到日历' }).href);
    expect(file).toContain(`UID:${String(row['RecordId'])}`);
    for (const time of [row['StartTime'], row['EndTime']])
      expect(file).toContain(String(time).replace(/[-:]/g, '').replace(' ', 'T'));
    await app.user.click(screen.getByRole('button', { name: '加入我的日程' }));
    expect((await screen.findByRole('button', { name: '已在我的日程' })).getAttribute('aria-pressed')).toBe(
      'true',
    );
    expect(localStorage.getItem(`schedule.${openId}`)).toContain(String(row['RecordId']));
    await eventually(async () => expect((await first())['PVNumber']).toBe(Number(row['PVNumber']) + 1));
    expect(updates()).toHaveLength(1);
  });

  it('that runs can still be planned, one that is over cannot', async () => {
    const row = await first();
    await move(row, -30, 30);
    await openApp(pageOf(row));
    await screen.findByText('进行中');
    expect(screen.getByRole('button', { name: '加入我的日程' })).toBeTruthy();
    await move(row, -90, -30);
    localStorage.clear();
    await openApp(pageOf(row));
    await waitFor(() => expect(mainText()).toContain('已结束'));
    expect(screen.queryByRole('button', { name: '加入我的日程' })).toBeNull();
  });

  it('that is not there is cancelled; what cannot be an id is asked of no server', async () => {
    await openApp(`/promotion/${openId}/nothing00000000000000001`);
    await screen.findByText('这场活动已取消');
    expect(screen.getByRole('link', { name: '查看全部活动' }).getAttribute('href')).toBe(list);
    const app = await openApp(`/promotion/${openId}/promotion-1`);
    await screen.findByText('这场活动已取消');
    // What would have been asked for has been asked for by then.
    const row = await first();
    await app.router.navigate(pageOf(row));
    await screen.findByRole('heading', { level: 1, name: String(row['name']) });
    expect(JSON.stringify(reads().map(({ body }) => body.params))).not.toContain('promotion-1');
  });

  it('that cannot be read says so, which is not that it is cancelled, and comes by another try', async () => {
    const row = await first();
    await phone.fault({ name: 'serverError500', path: '/Promotion' });
    const app = await openApp(pageOf(row));
    await screen.findByText('这场活动加载失败');
    expect(mainText()).not.toContain('已取消');
    await phone.clearFaults();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByRole('heading', { level: 1, name: String(row['name']) });
  });
});
