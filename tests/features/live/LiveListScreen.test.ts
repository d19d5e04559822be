// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const openId = 'open00000000000000000001';
const endedId = 'ended0000000000000000001';
/** Eight on air and eight recordings, none to come. */
const streamsId = 'streams00000000000000001';
const list = `/lives/${openId}`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  // jsdom lays nothing out, and a row without a height is passed over.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
});

const cards = () =>
  screen
    .queryAllByRole('link')
    .filter((one) => one.getAttribute('href')?.startsWith('/live/'))
    .map(({ textContent }) => textContent ?? '');
const groups = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '');
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .find(({ checked }) => checked)
    ?.closest('label')?.textContent;
const asked = (path: string) => phone.asked.filter((one) => one.path === path);

describe('the lives', () => {
  it('are on air, announced or recorded, with their hosts, and the address says which are shown', async () => {
    const app = await openApp(list);
    await waitFor(() => expect(groups()).toEqual(['直播中 6', '预告 9', '回放 15']));
    expect(chosen()).toBe('直播中 6');
    expect(cards()).toHaveLength(6);
    for (const card of cards()) expect(card).toMatch(/直播中.*人看过/);
    await waitFor(() => expect(cards().join()).toContain('有限公司'));
    expect(asked('queryList/LiveList')[0]?.body.params).toMatchObject({
      condition: { ExhibitionId: openId },
    });
    const hosts = asked('get/ExhibitorExhibitionInfo').map(({ body }) => body.params['condition']);
    expect(hosts).toHaveLength(1);
    expect(hosts[0]).toMatchObject({ ExhibitionId: openId });
    await app.user.click(screen.getByRole('radio', { name: /^预告/ }));
    await waitFor(() => expect(addressOf(app)).toBe(`${list}?state=preview`));
    await waitFor(() => expect(cards()).toHaveLength(9));
    expect(cards()[0]).toMatch(/预告.*\d+ 分钟后开始/);
    expect(cards().join()).not.toContain('人看过');
    await openApp(`${list}?state=replay`);
    await waitFor(() => expect(cards()).toHaveLength(15));
    // Those without a recording stand behind the others.
    expect(cards().map((card) => card.includes('回放'))).toEqual([
      ...Array.from({ length: 12 }, () => true),
      false,
      false,
      false,
    ]);
  });

  it('of which none is announced say so there, and lead to videos and pictures only where there are some', async () => {
    await openApp(`/lives/${streamsId}?state=preview`);
    await screen.findByText('暂时没有预告');
    expect(groups()).toEqual(['直播中 8', '预告 0', '回放 8']);
    expect(cards()).toEqual([]);
    await openApp(`/lives/${endedId}`);
    await screen.findByText('还没有直播');
    await waitFor(() => expect(asked('queryCount/LivePicture').length).toBeGreaterThan(0));
    expect(screen.queryByRole('link', { name: '图片直播' })).toBeNull();
    await openApp(list);
    await screen.findByRole('link', { name: '图片直播' });
    expect(screen.getByRole('link', { name: '展会视频' }).getAttribute('href')).toBe(`/videos/${openId}`);
  });

  it('that cannot be read say so, which is not that there is none, and come by another try', async () => {
    await phone.fault({ name: 'serverError500', path: 'queryList/LiveList' });
    const app = await openApp(list);
    await screen.findByText('直播列表加载失败');
    expect(screen.queryByText('还没有直播')).toBeNull();
    await phone.clearFaults();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(cards()).toHaveLength(6));
  });
});

describe('what was filmed', () => {
  it('videos are counted, in the organiser’s order, and searched by their names', async () => {
    const rows = (await phone.rows('VideoList', openId)).sort(
      (one, other) => Number(one['Sort']) - Number(other['Sort']),
    );
    const app = await openApp(`/videos/${openId}`);
    await screen.findByText(`共 ${rows.length} 个视频`);
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe(rows[0]?.['Title']);
    expect(asked('queryList/VideoList')[0]?.body.params).toMatchObject({
      condition: { ExhibitionId: openId },
      options: { sort: { Sort: 1 } },
    });
    await app.user.type(screen.getByRole('searchbox'), 'qqqqqxxxz');
    await screen.findByText('没有找到相符的内容');
    await openApp(`/videos/${endedId}`);
    await screen.findByText('还没有视频');
  });

  it('pictures are read once with the latest first, named with their time, and an album can be empty', async () => {
    const rows = (await phone.rows('LivePicture', openId)).sort((one, other) =>
      String(one['TakenTime']) > String(other['TakenTime']) ? -1 : 1,
    );
    await openApp(`/album/${openId}`);
    const name = new RegExp(
      `^${String(rows[0]?.['Title'])} · .*${String(rows[0]?.['TakenTime']).slice(11, 16)}`,
    );
    await screen.findByRole('button', { name });
    expect(asked('queryList/LivePicture').map(({ body }) => body.params)[0]).toMatchObject({
      condition: { ExhibitionId: openId },
      options: { sort: { TakenTime: -1 }, pageSize: 500 },
    });
    await openApp(`/album/${endedId}`);
    await screen.findByText('还没有图片');
  });

  it.each([
    ['videos', 'VideoList', '视频加载失败'],
    ['album', 'LivePicture', '图片加载失败'],
  ])('%s that cannot be read say so and come by another try', async (page, collection, failed) => {
    await phone.fault({ name: 'serverError500', path: `queryList/${collection}` });
    const app = await openApp(`/${page}/${openId}`);
    await screen.findByText(failed);
    expect(mainText()).not.toContain('还没有');
    await phone.clearFaults();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.queryByText(failed)).toBeNull());
    await waitFor(() => expect(document.querySelectorAll('main h2').length).toBeGreaterThan(0));
  });
});

it('a fair of more than three hundred lives shows the latest too', async () => {
  const rows = await phone.rows('LiveList', openId);
  const many = Array.from({ length: 300 }, (_, at) => ({
    ...rows[0],
    RecordId: `live${String(at).padStart(20, '0')}`,
  }));
  phone.answerInstead(({ path, body }) => {
    if (path !== 'queryList/LiveList') return undefined;
    const { pageIndex } = body.params['options'] as { readonly pageIndex: number };
    return Response.json({ resCode: 10_000, resMsg: '', result: pageIndex === 1 ? many : rows.slice(1, 2) });
  });
  await openApp(list);
  const shown = () => groups().reduce((sum, group) => sum + Number(/\d+$/.exec(group)?.[0] ?? 0), 0);
  await waitFor(() => expect(shown()).toBe(301));
});
