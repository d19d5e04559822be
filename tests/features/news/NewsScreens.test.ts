// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf, mainText, openApp, switchTo } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';

const openId = 'open00000000000000000001';
const endedId = 'ended0000000000000000001';
const list = `/news/${openId}`;
const idOf = (number: number) => `newsopen${String(number).padStart(16, '0')}`;
const articleOf = (number: number) => `/article/${openId}/${idOf(number)}`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  // jsdom lays nothing out, and a row without a height is passed over.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
});

const links = () =>
  screen.queryAllByRole('link').filter((one) => one.getAttribute('href')?.startsWith('/article/'));
const reads = (collection = 'NewsContent') =>
  phone.asked.filter(({ path }) => path === `queryList/${collection}` || path === `get/${collection}`);
const updates = () => phone.asked.filter(({ path }) => path === 'updateByCondition/NewsContent');
const stored = async (number: number) =>
  (await phone.rows('NewsContent', openId)).find((row) => row['RecordId'] === idOf(number)) ?? {};

describe('the news', () => {
  it('are those of the exhibition, the latest first, counted, and searched by their titles in both languages', async () => {
    const app = await openApp(list);
    await screen.findByText('共 30 条资讯');
    expect(links()[0]?.textContent).toContain('六百家展商名单公布');
    expect(links()[0]?.getAttribute('href')).toBe(articleOf(1));
    expect(reads()[0]?.body.params).toMatchObject({
      condition: { ExhibitionId: openId },
      options: { sort: { PublishTime: -1 } },
    });
    const search = screen.getByRole('searchbox', { name: '搜索资讯标题' });
    await app.user.type(search, '焊接');
    await waitFor(() => expect(links()).toHaveLength(2));
    for (const link of links()) expect(link.textContent).toContain('二号馆新增焊接展区');
    await app.user.clear(search);
    await app.user.type(search, 'welding');
    await waitFor(() => expect(addressOf(app)).toContain('welding'));
    await waitFor(() => expect(links()).toHaveLength(2));
    await app.user.clear(search);
    await app.user.type(search, 'qqqqqxxxz');
    await screen.findByText('没有找到相符的内容');
    expect(links()).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: '清除搜索条件' }));
    await screen.findByText('共 30 条资讯');
  });

  it('are searched by all that was typed, also where a key comes while the search before it is on its way', async () => {
    const app = await openApp(list);
    await screen.findByText('共 30 条资讯');
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索资讯标题' });
    const end = app.router.subscribe(({ location: { search: asked } }) => {
      if (asked !== '?q=wel') return;
      end();
      // The address is there, and the page has not been drawn by it.
      fireEvent.change(search, { target: { value: 'welding' } });
    });
    fireEvent.change(search, { target: { value: 'wel' } });
    await waitFor(() => expect(addressOf(app)).toBe(`${list}?q=welding`));
    expect(search.value).toBe('welding');
    await waitFor(() => expect(links()).toHaveLength(2));
  });

  it('that cannot be read say so and come by another try; an exhibition can have none', async () => {
    await phone.fault({ name: 'serverError500', path: '/NewsContent' });
    const app = await openApp(list);
    await screen.findByText('资讯加载失败');
    expect(screen.queryByText('还没有资讯')).toBeNull();
    await phone.clearFaults();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByText('共 30 条资讯');
    await openApp(`/news/${endedId}`);
    await screen.findByText('还没有资讯');
  });
});

describe('an article', () => {
  it('is asked for by its id, shows time, summary, text and the exhibitor it is about, and counts one view', async () => {
    const row = await stored(1);
    await openApp(articleOf(1));
    await screen.findByRole('heading', { level: 1, name: '六百家展商名单公布' });
    expect(reads()[0]?.body.params).toMatchObject({ condition: { ExhibitionId: openId, RecordId: idOf(1) } });
    expect(mainText()).toContain(String(row['PublishTime']).slice(11, 16));
    expect(mainText()).toContain(String(row['Summary']));
    const about = await screen.findByRole('region', { name: '相关展商' });
    expect(within(about).getByRole('link').getAttribute('href')).toBe(
      `/exhibitor/${openId}/${String(row['ExhibitorId'])}`,
    );
    await eventually(async () => expect((await stored(1))['PVNumber']).toBe(Number(row['PVNumber']) + 1));
    expect(updates()).toHaveLength(1);
    await switchTo('en');
    await screen.findByRole('heading', { level: 1, name: 'Full exhibitor list announced' });
    expect(updates()).toHaveLength(1);
  });

  it('counts the view of each of two visitors who open it at the same time', async () => {
    const before = Number((await stored(1))['PVNumber']);
    let isOther = true;
    phone.answerInstead(async ({ path }) => {
      if (!path.startsWith('update') || !isOther) return undefined;
      isOther = false;
      // Another phone has read the same number, and is a moment quicker.
      const setValue = { PVNumber: before + 1 };
      await phone.call('update/NewsContent', { recordId: idOf(1), setValue });
      return undefined;
    });
    await openApp(articleOf(1));
    await screen.findByRole('heading', { level: 1, name: '六百家展商名单公布' });
    await eventually(async () => expect((await stored(1))['PVNumber']).toBe(before + 2));
  });

  it('about no exhibitor asks for none; it runs no script, frames no page and follows no address that is none', async () => {
    await openApp(articleOf(10));
    await screen.findByText('正常的一段。');
    expect(document.querySelectorAll('main script, main iframe, main [onclick]')).toHaveLength(0);
    expect(document.querySelectorAll('main a[href^="javascript"]')).toHaveLength(0);
    expect(screen.queryByRole('region', { name: '相关展商' })).toBeNull();
    expect(reads('ExhibitorExhibitionInfo')).toEqual([]);
  });

  it('that is not there is said to be gone and leads to the list; what cannot be an id is asked of no server', async () => {
    await openApp(`/article/${openId}/${idOf(9_999)}`);
    await screen.findByText('这条资讯已下线');
    expect(screen.getByRole('link', { name: '查看全部资讯' }).getAttribute('href')).toBe(list);
    const app = await openApp(`/article/${openId}/news-1`);
    await screen.findByText('这条资讯已下线');
    expect(updates()).toEqual([]);
    // What would have been asked for has been asked for by then.
    await app.router.navigate(articleOf(1));
    await screen.findByRole('heading', { level: 1, name: '六百家展商名单公布' });
    expect(JSON.stringify(reads().map(({ body }) => body.params))).not.toContain('news-1');
  });

  it('that cannot be read says so, which is not that it is gone, counts no view, and comes by another try', async () => {
    await phone.fault({ name: 'serverError500', path: '/NewsContent' });
    const app = await openApp(articleOf(1));
    await screen.findByText('这条资讯加载失败');
    expect(mainText()).not.toContain('已下线');
    expect(updates()).toEqual([]);
    await phone.clearFaults();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByRole('heading', { level: 1, name: '六百家展商名单公布' });
  });
});

describe('the guide', () => {
  it('lists its pages in the organiser’s order, and each opens', async () => {
    const pages = (await phone.rows('WebRichText', openId)).sort(
      (one, other) => Number(one['Sort']) - Number(other['Sort']),
    );
    const app = await openApp(`/guide/${openId}`);
    await screen.findByText(`共 ${pages.length} 篇`);
    const rows = screen.getAllByRole('link').filter(({ textContent }) => textContent === pages[0]?.['Title']);
    expect(rows).toHaveLength(1);
    expect(reads('WebRichText')[0]?.body.params).toMatchObject({
      condition: { ExhibitionId: openId },
      options: { sort: { Sort: 1 } },
    });
    await app.user.click(rows[0]!);
    await screen.findByRole('heading', { level: 1, name: String(pages[0]?.['Title']) });
    expect(addressOf(app)).toContain(String(pages[0]?.['RecordId']));
  });

  it('of which a page has no text says so; one that is not there is gone, which is asked for only by an id', async () => {
    const [page] = await phone.rows('WebRichText', openId);
    const pageId = String(page?.['RecordId']);
    await phone.call('update/WebRichText', { recordId: pageId, setValue: { Content: '', ContentEn: '' } });
    await openApp(`/guide/${openId}/${pageId}`);
    await screen.findByText('这一页还没有内容。');
    await openApp(`/guide/${openId}/guideopen000000000009999`);
    await screen.findByText('这一页已下线');
    expect(screen.getByRole('link', { name: '查看全部指南' }).getAttribute('href')).toBe(`/guide/${openId}`);
    const app = await openApp(`/guide/${openId}/page-1`);
    await screen.findByText('这一页已下线');
    // What would have been asked for has been asked for by then.
    await app.router.navigate(`/guide/${openId}/${pageId}`);
    await screen.findByText('这一页还没有内容。');
    expect(JSON.stringify(reads('WebRichText').map(({ body }) => body.params))).not.toContain('page-1');
  });

  it('that cannot be read says so and comes by another try', async () => {
    await phone.fault({ name: 'serverError500', path: '/WebRichText' });
    const app = await openApp(`/guide/${openId}`);
    await screen.findByText('参观指南加载失败');
    await phone.clearFaults();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText(/^共 \d+ 篇$/)).toBeTruthy();
  });
});
