// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf, type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { registerPhone } from '../registerPhone.ts';
import { pauseBetweenTaps } from '../steps.ts';

/** Twelve exhibitors, all of which are found by this. */
const smallId = 'small0000000000000000001';
const every = '有限公司';
const path = `/search/${smallId}`;
const directory = 'get/ExhibitorExhibitionInfo';
const searchOf = (query: string) => `${path}?q=${encodeURIComponent(query)}`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

const box = () => screen.findByRole<HTMLInputElement>('searchbox');
const found = (kind = 'exhibitor') =>
  Array.from(document.querySelectorAll(`main a[href^="/${kind}/"]`), (link) => link.textContent ?? '');
const asked = (of: string) => phone.asked.filter((one) => one.path === of);
/** The latest first, of who acts on this phone. */
const kept = () => {
  const name = Object.keys(localStorage).find((key) => key.startsWith(`searched.${smallId}`)) ?? '';
  return (JSON.parse(localStorage.getItem(name) ?? '[]') as string[]).reverse();
};
const tap = async (app: App, name: string | RegExp) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
};
const search = async (app: App, query: string) => {
  await app.user.clear(await box());
  await app.user.click(await box());
  if (query !== '') await app.user.paste(query);
};
const slowLine = () =>
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' }, configurable: true });

describe('the field of the search', () => {
  it('has the focus where a link led to it, and none where it was reloaded, came back to, or was linked with a query', async () => {
    const app = await openApp(path);
    await screen.findByText('展位号，如 2A11');
    expect(document.activeElement).not.toBe(await box());
    await app.router.navigate(`/exhibitors/${smallId}`);
    await app.user.click(await screen.findByRole('link', { name: '搜展商、展品、会议' }));
    await screen.findByText('展位号，如 2A11');
    await waitFor(async () => expect(document.activeElement).toBe(await box()));
    await app.user.paste(every);
    await waitFor(() => expect(found()).toHaveLength(5));
    await app.router.navigate(`/exhibitors/${smallId}`);
    await screen.findByRole('link', { name: '搜展商、展品、会议' });
    await app.router.navigate(-1);
    await waitFor(() => expect(found()).toHaveLength(5));
    expect(document.activeElement).not.toBe(await box());
    await app.router.navigate(`/exhibitors/${smallId}`);
    await screen.findByRole('link', { name: '搜展商、展品、会议' });
    await app.router.navigate(searchOf(every));
    await waitFor(() => expect(found()).toHaveLength(5));
    expect(document.activeElement).not.toBe(await box());
  });
});

describe('the search', () => {
  it('shows five of a kind with their number, all of one kind by a tap, and chips with counts that lead to all and to one', async () => {
    const app = await openApp(path);
    await screen.findByText('展位号，如 2A11');
    expect(screen.getByRole('link', { name: '全部展商' }).getAttribute('href')).toBe(
      `/exhibitors/${smallId}`,
    );
    await search(app, every);
    await waitFor(() => expect(found()).toHaveLength(5));
    expect(screen.getByRole('heading', { name: /^展商 12$/ })).toBeTruthy();
    for (const link of document.querySelectorAll('main a[href^="/exhibitor/"]'))
      expect(link.querySelector('mark')?.textContent).toBe(every);
    expect(screen.getByRole('button', { name: '全部' }).getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(addressOf(app) + location.search).toContain(encodeURIComponent(every)));
    await tap(app, '查看全部 12 家展商');
    await waitFor(() => expect(found()).toHaveLength(12));
    expect(addressOf(app)).toContain('kind=exhibitor');
    expect(mainText()).toContain('共找到 12 条结果');
    expect(screen.queryByRole('button', { name: /^查看全部/ })).toBeNull();
    expect(screen.getByRole('button', { name: '展商 12' }).getAttribute('aria-pressed')).toBe('true');
    await tap(app, '全部');
    await waitFor(() => expect(found()).toHaveLength(5));
    expect(addressOf(app)).not.toContain('kind=');
    await tap(app, '展商 12');
    await waitFor(() => expect(found()).toHaveLength(12));
    expect(addressOf(app)).toContain('kind=exhibitor');
  });

  it.each(['13900001111', '139 0000 1111', 'wang@example.com', '110101199003070011'])(
    'for %s, which is a person’s, is told to no server, kept by nothing, and not in the address',
    async (query) => {
      slowLine();
      await registerPhone(phone, smallId);
      const app = await openApp(path);
      await search(app, query);
      await app.user.keyboard('{Enter}');
      await screen.findByText(/没有找到/);
      await new Promise((done) => setTimeout(done, 600));
      const sent = JSON.stringify(phone.asked);
      expect(sent).not.toContain(query);
      expect(JSON.stringify(localStorage)).not.toContain(query);
      expect(location.search).toBe('');
    },
  );

  it('says that nothing was found, leads to the exhibitors, and is broken by nothing that can be typed', async () => {
    const app = await openApp(path);
    for (const query of ['.*', '(', '\\', '[a-', '😀', '智'.repeat(120), '<b>', '  ']) {
      await search(app, query);
      expect((await box()).value).toBe(query);
    }
    await search(app, '.*');
    await screen.findByText('没有找到“.*”');
    expect(screen.getByRole('link', { name: '全部展商' }).getAttribute('href')).toBe(
      `/exhibitors/${smallId}`,
    );
  });

  it('finds what the server has besides exhibitors, also where it has no events at all', async () => {
    const [news] = await phone.rows('NewsContent', smallId);
    const [session] = await phone.rows('Conference', smallId);
    phone.answerInstead(({ path: of }) =>
      of === 'get/Promotion' ? Response.json({ resCode: 1, resMsg: '' }) : undefined,
    );
    const app = await openApp(searchOf(String(news?.['Title'])));
    await waitFor(() => expect(found('article').join()).toContain(String(news?.['Title'])));
    await search(app, String(session?.['Title']));
    await waitFor(() => expect(found('conference').join()).toContain(String(session?.['Title'])));
    expect(screen.queryByRole('heading', { name: /^展商活动/ })).toBeNull();
    expect(asked('get/Promotion').length).toBeGreaterThan(0);
  });
});

describe('the searches of a visitor', () => {
  it('are kept on the phone once they are finished, the latest first, and offered again until they are cleared', async () => {
    const app = await openApp(path);
    await search(app, every);
    await waitFor(() => expect(found()).toHaveLength(5));
    expect(kept()).toEqual([]);
    await app.user.type(await box(), '{Enter}');
    await waitFor(() => expect(kept()).toEqual([every]));
    await search(app, '精密');
    await waitFor(() => expect(found().length).toBeGreaterThan(0));
    await app.user.click(document.querySelector('main a[href^="/exhibitor/"]')!);
    await waitFor(() => expect(kept()).toEqual(['精密', every]));
    await openApp(path);
    const history = within(await screen.findByRole('region', { name: '搜索记录' }));
    expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['精密', every]);
    // A stranger's searches are told to no server.
    expect(asked('insert/SearchHistoryRecord')).toEqual([]);
    const again = await openApp(path);
    await tap(again, every);
    await waitFor(() => expect(found()).toHaveLength(5));
    await search(again, '');
    await tap(again, '清空');
    await waitFor(() => expect(screen.queryByRole('region', { name: '搜索记录' })).toBeNull());
    expect(kept()).toEqual([]);
  });

  it('who has registered are on the server once, offered on another phone, and gone from both when they are cleared', async () => {
    const me = await registerPhone(phone, smallId);
    const stored = async () =>
      (await phone.rows('SearchHistoryRecord', smallId))
        .filter((row) => row['VisitorId'] === me['VisitorId'])
        .map((row) => row['Keyword']);
    let app = await openApp(path);
    const hot = await screen.findByRole('region', { name: '热门搜索' });
    expect(hot.textContent).toContain('机器人');
    // Searched by one visitor alone.
    expect(hot.textContent).not.toContain('展位电话');
    for (const query of ['精密', every, every]) {
      await search(app, query);
      await app.user.type(await box(), '{Enter}');
      await waitFor(() => expect(kept()[0]).toBe(query));
    }
    await eventually(async () => expect(new Set(await stored())).toEqual(new Set([every, '精密'])));
    localStorage.removeItem(`searched.${smallId}/${String(me['VisitorId'])}`);
    app = await openApp(path);
    await screen.findByRole('button', { name: every });
    await tap(app, '清空');
    await waitFor(() => expect(screen.queryByRole('button', { name: every })).toBeNull());
    await eventually(async () => expect(await stored()).toEqual([]));
  });
});

describe('where not all is on the phone, the search', () => {
  it('asks the server on a slow line, says so, and downloads no directory', async () => {
    slowLine();
    const rows = await phone.rows('ExhibitorExhibitionInfo', smallId);
    const name = String(rows[0]?.['CompanyName']);
    const app = await openApp(path);
    await screen.findByText('网络较慢，正在联网搜索');
    expect(asked(directory)).toEqual([]);
    await search(app, name.slice(0, 6));
    await waitFor(() => expect(found().join()).toContain(name));
    expect(JSON.stringify(asked(directory).map(({ body }) => body.params))).toContain(name.slice(0, 6));
  });

  it('says that it has failed, which is not that there is nothing, and works by another try', async () => {
    await phone.fault({ name: 'serverError500', path: directory });
    const app = await openApp(searchOf(every));
    await screen.findByText('联网搜索失败');
    expect(mainText()).not.toContain('没有找到');
    await phone.clearFaults();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(found()).toHaveLength(5));
    expect(screen.queryByText('联网搜索失败')).toBeNull();
  });

  it('says without a network that nothing is kept yet', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await phone.fault({ name: 'serverError500', path: directory });
    await openApp(path);
    expect(await screen.findByText(/^当前无网络，手机里还没有展会名录/)).toBeTruthy();
  });
});
