// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldVoucher } from '#tests/features/vouchers/heldVoucher.ts';
import { openPhone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { addressOf, openApp } from '../openApp.ts';

const openId = 'open00000000000000000001';
const channelId = 'visitor00000000000000001';
const teamsId = 'teams0000000000000000001';

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  openPhone();
});

const tabs = () => screen.findByRole('navigation', { name: '主导航' });
const linksIn = (area: HTMLElement) =>
  within(area)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

function holdPass(): void {
  localStorage.setItem('loginStatus', '-1');
  const voucher = heldVoucher('1', { exhibitionId: openId });
  const { recordId, visitorId } = voucher;
  localStorage.setItem('vouchers', JSON.stringify([voucher]));
  localStorage.setItem('ownRecords', JSON.stringify([{ exhibitionId: openId, recordId, visitorId }]));
}

describe('the tabs', () => {
  it('lead to home, exhibitors, pass, schedule and personal center', async () => {
    await openApp(`/exhibitors/${openId}`);
    expect(linksIn(await tabs())).toEqual([
      ['首页', `/home/${openId}`],
      ['逛展', `/exhibitors/${openId}`],
      ['参观码', '/code'],
      ['日程', `/agenda/${openId}`],
      ['我的', `/mine/${openId}`],
    ]);
  });

  it('of an exhibitor have the scanner in place of the pass, which stays one tap away for who holds one', async () => {
    holdPass();
    localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
    localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
    await openApp(`/exhibitors/${openId}`);
    expect(linksIn(await tabs()).slice(1, 4)).toEqual([
      ['逛展', `/exhibitors/${openId}`],
      ['扫观众', `/exhibitor-center/${openId}/leads?scan=1`],
      ['日程', `/agenda/${openId}`],
    ]);
    expect((await screen.findByRole('link', { name: '参观码' })).getAttribute('href')).toBe('/code');
  });

  it.each([
    [`/exhibitors/${openId}`, '逛展'],
    [`/halls/${openId}`, '逛展'],
    ['/code', '参观码'],
    ['/list', '参观码'],
    [`/mine/${openId}`, '我的'],
    [`/teams/${teamsId}`, '首页'],
  ])('at %s mark "%s" as the current one', async (path, name) => {
    localStorage.setItem('entranceid', openId);
    // Without one the personal center leads to the login.
    holdPass();
    await openApp(path);
    const current = within(await tabs()).getByRole('link', { current: 'page' });
    expect(current.textContent).toBe(name);
  });

  it('are not on the landing page of a visitor without a pass', async () => {
    await openApp(`/select/${openId}`);
    await screen.findByText('登记参观');
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull();
  });

  it('are on the landing page of a phone that holds a pass, also where its visitor is lost', {
    tags: ['sign-up-failure'],
  }, async () => {
    holdPass();
    await openApp(`/select/${openId}`);
    expect(within(await tabs()).getByRole('link', { name: '参观码' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: /出示参观码/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /登记参观/ })).toBeTruthy();
  });

  const shell = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile MicroMessenger/8.0.49 miniProgram/wx1';
  it.each([
    ['stay in a mini-program without tabs', shell, 'off', true],
    ['give way to the tabs of a mini-program', shell, 'on', false],
    ['stay in a browser, whatever the mini-program has', 'Mozilla/5.0 (iPhone) Safari/604.1', 'on', true],
  ] as const)('%s', async (_what, userAgent, miniOwnTabs, areShown) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    await openApp(`/exhibitors/${openId}`, { miniOwnTabs });
    // Written by the tabs, or in their place.
    await waitFor(() => expect(document.documentElement.style.getPropertyValue('--x-tabs')).toBe('0px'));
    expect(screen.queryByRole('navigation', { name: '主导航' }) !== null).toBe(areShown);
  });

  it('lead back to the top of a page whose tab is tapped again, and add nothing to the history', async () => {
    const app = await openApp(`/exhibitors/${openId}`);
    const before = window.history.length;
    let top: unknown;
    window.scrollTo = (options: unknown) => {
      top = options;
    };
    await app.user.click(within(await tabs()).getByRole('link', { name: '逛展' }));
    expect([top, window.history.length]).toEqual([{ top: 0, behavior: 'smooth' }, before]);
  });
});

describe('a page below a tab', () => {
  it.each([
    [`/exhibitor/${openId}/exhibitor000000000001001`, `/exhibitors/${openId}`],
    [`/teams/${teamsId}`, `/home/${teamsId}`],
    ['/list', '/code'],
  ])('opened by a link at %s has a Back that leads to %s', async (path, hub) => {
    localStorage.setItem('entranceid', openId);
    await openApp(path);
    expect((await screen.findByRole('link', { name: '返回' })).getAttribute('href')).toBe(hub);
  });

  it('has no language switch and no log-out, which stand in the personal center and on the landing page', async () => {
    localStorage.setItem('visitorId', 'person000000000000000001');
    holdPass();
    await openApp(`/teams/${teamsId}`);
    await screen.findByRole('link', { name: '返回' });
    const account = () => screen.queryAllByRole('button', { name: /^退出登录$|Switch to English$/ });
    expect(account()).toEqual([]);
    await openApp(`/mine/${openId}`);
    await waitFor(() => expect(account()).toHaveLength(2));
    await openApp(`/select/${openId}`);
    await waitFor(() => expect(account()).toHaveLength(2));
  });

  it('offers no log-out where one checks in', async () => {
    localStorage.setItem('visitorId', 'person000000000000000001');
    await openApp('/sign-in/onsite000000000000000001/gate00000000000000000001');
    await screen.findByRole('heading', { name: '南门' });
    await screen.findByRole('navigation', { name: '主导航' });
    expect(screen.queryByRole('button', { name: '退出登录' })).toBeNull();
  });
});

describe('a form or a page with a bar at its foot', () => {
  it.each([`/cart/${openId}`, `/contact-us/${openId}`, `/my-questions/${openId}`])(
    'at %s has no tabs, a Back to the hub of its tab, and links home and to the pass',
    async (path) => {
      holdPass();
      await openApp(path);
      expect((await screen.findByRole('link', { name: '参观码' })).getAttribute('href')).toBe('/code');
      expect(screen.getByRole('link', { name: '首页' }).getAttribute('href')).toBe(`/home/${openId}`);
      const hubs = [`/home/${openId}`, `/mine/${openId}`];
      expect(hubs).toContain(screen.getByRole('link', { name: '返回' }).getAttribute('href'));
      expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull();
    },
  );
});

describe('a flow', () => {
  it('has no tabs, a Back to the landing page and a link home', async () => {
    const app = await openApp(`/login/${openId}/${channelId}`);
    expect((await screen.findByRole('link', { name: '返回' })).getAttribute('href')).toBe(
      `/select/${openId}`,
    );
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull();
    expect(screen.queryByRole('link', { name: '参观码' })).toBeNull();
    await app.user.click(screen.getByRole('link', { name: '首页' }));
    await waitFor(() => expect(addressOf(app)).toBe(`/home/${openId}`));
  });

  it('has a link to the pass for visitors who hold one', async () => {
    holdPass();
    await openApp(`/login/${openId}`);
    expect((await screen.findByRole('link', { name: '参观码' })).getAttribute('href')).toBe('/code');
  });
});
