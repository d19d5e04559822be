// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveIdentity, visitor } from '#tests/features/steps.ts';
import zhShell from '#language/zh/shell.json';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { addressOf, countReloads, mainText, openApp, switchTo } from '../openApp.ts';

const openId = 'open00000000000000000001';
const visitorId = 'visitor00000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

describe('the document’s title', () => {
  it.each([
    ['zh', `/select/${openId}`, '登录注册'],
    ['zh', `/login/${openId}`, '登录注册'],
    ['zh', `/upload/${openId}/${visitorId}`, '登录注册'],
    ['zh', '/list', '报名凭证'],
    ['zh', `/homeclassic/${openId}`, '第十二届江海国际智能制造展览会'],
    ['zh', `/home/${openId}`, '第十二届江海国际智能制造展览会'],
    ['zh', '/404', '展会服务'],
    ['en', `/select/${openId}`, 'Login & register'],
    ['en', '/list', 'Registration vouchers'],
    ['en', `/homeclassic/${openId}`, 'Jianghai Smart Manufacturing Expo'],
    ['en', '/404', 'Exhibition service'],
  ])('in %s at %s is "%s"', { tags: ['route-titles'] }, async (language, path, title) => {
    localStorage.setItem('locale', language);
    if (path === '/list') localStorage.setItem('entranceid', openId);
    await openApp(path);
    await waitFor(() => expect(document.title).toBe(title));
  });
});

describe('addresses', () => {
  it.each(['/nowhere', `/select/${openId}/${visitorId}/more`])(
    '%s leads to the page “not found”',
    { tags: ['route-addresses'] },
    async (path) => {
      await openApp(path);
      expect(await screen.findByRole('heading', { name: '没有找到页面' })).toBeTruthy();
    },
  );

  it('the page “not found” offers to scan a code and to look at one’s tickets', async () => {
    await openApp('/nowhere');
    expect(await screen.findByRole('button', { name: '扫一扫' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '我的参观码' }).getAttribute('href')).toBe('/list');
  });

  it('an unknown one offers the exhibition that was shown last, and never one that was only asked for', async () => {
    localStorage.setItem('entranceid', openId);
    const blank = await openApp('/nowhere');
    await screen.findByRole('heading', { name: '没有找到页面' });
    expect(screen.queryByRole('link', { name: '打开上次浏览的展会' })).toBeNull();
    await blank.router.navigate(`/select/${openId}`);
    await screen.findByText('登记参观');
    await blank.router.navigate('/nowhere');
    expect((await screen.findByRole('link', { name: '打开上次浏览的展会' })).getAttribute('href')).toBe(
      `/home/${openId}`,
    );
  });

  it('the bare address leads to the stored exhibition’s home, and to /404 on an empty phone', async () => {
    const empty = await openApp('/');
    expect(addressOf(empty)).toBe('/404');
    localStorage.setItem('entranceid', openId);
    const known = await openApp('/');
    expect(addressOf(known)).toBe(`/home/${openId}`);
  });
});

describe('switching the language', () => {
  it('changes the texts, the title and the page’s language in place, and is remembered', {
    tags: ['language-default', 'language-stored'],
  }, async () => {
    const app = await openApp(`/select/${openId}`);
    await screen.findByText('登记参观');
    await app.user.click(screen.getByRole('button', { name: 'Switch to English' }));
    expect(await screen.findByText('Register to visit')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jianghai Smart Manufacturing Expo');
    expect([document.documentElement.lang, document.title]).toEqual(['en', 'Login & register']);
    expect(localStorage.getItem('locale')).toBe('en');
    await openApp(`/select/${openId}`);
    expect(await screen.findByText('Register to visit')).toBeTruthy();
  });

  it('keeps what was typed and the focus, and shows problems in the new language', async () => {
    const app = await openApp(`/login/${openId}/${visitorId}`);
    const mobile = await screen.findByLabelText(/手机号/);
    await app.user.type(mobile, '1380000');
    await app.user.click(screen.getByRole('button', { name: '登录' }));
    expect(await screen.findByText('手机号应为 1 开头的 11 位数字，请核对')).toBeTruthy();
    await switchTo('en');
    const same = await screen.findByLabelText(/Mobile number/);
    expect(same).toBe(mobile);
    expect((same as HTMLInputElement).value).toBe('1380000');
    expect(screen.queryByText(/手机号应为/)).toBeNull();
    expect(same.getAttribute('aria-describedby')).toContain('contact-error');
  });

  it('shows an error and changes nothing when it fails', async () => {
    const app = await openApp(`/select/${openId}`);
    await screen.findByText('登记参观');
    // A network that loses this one file.
    vi.doMock('#language/en/select.json', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    await app.user.click(screen.getByRole('button', { name: 'Switch to English' }));
    await waitFor(() =>
      expect(document.getElementById('x-live')?.textContent).toBe('切换语言失败，请检查网络后重试'),
    );
    vi.doUnmock('#language/en/select.json');
    expect(screen.getByText('登记参观')).toBeTruthy();
    expect([document.documentElement.lang, localStorage.getItem('locale')]).not.toContain('en');
  });
});

describe('the page’s frame', () => {
  it('says that the phone is offline until it is online again', async () => {
    await openApp('/404');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(await screen.findByText(zhShell.offlineRead)).toBeTruthy();
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByText(zhShell.offlineRead)).toBeNull());
  });

  it.each([
    [`/register/${openId}/${visitorId}`, true],
    [`/information/${openId}/${visitorId}`, true],
    [`/group/${openId}/${visitorId}`, true],
    [`/question-page/${openId}/${visitorId}`, true],
    [`/select/${openId}`, false],
    [`/homeclassic/${openId}`, false],
    [`/login/${openId}`, false],
    [`/teams/${openId}`, false],
  ])('says offline at %s that the form can still be filled in: %s', async (path, isForm) => {
    await leaveIdentity({ exhibitionId: openId, channelId: visitorId, name: '周闻溪' });
    await openApp(path);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(await screen.findByText(isForm ? zhShell.offline : zhShell.offlineRead)).toBeTruthy();
    expect(screen.queryByText(isForm ? zhShell.offlineRead : zhShell.offline)).toBeNull();
  });

  it('says at a code that it works offline', async () => {
    localStorage.setItem('entranceid', openId);
    await openApp('/list');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(await screen.findByText('网络已断开，参观码仍可出示。')).toBeTruthy();
  });

  it('says at the visitor’s own registration to come back online, because nothing is filled in there', async () => {
    await openApp(`/mine/${openId}`);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(await screen.findByText(zhShell.offlineRead)).toBeTruthy();
  });

  it('says that the browser stores nothing, and works nevertheless', { tags: ['D01'] }, async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await openApp(`/select/${openId}`);
    expect(await screen.findByText(/浏览器不允许保存数据/)).toBeTruthy();
    expect(await screen.findByText('登记参观')).toBeTruthy();
  });

  it('reloads when another tab has logged out', { tags: ['D11'] }, async () => {
    const app = await openApp(`/select/${openId}`);
    const reloads = countReloads();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
    await waitFor(() => expect(reloads()).toBe(1));
    expect(app.device.getState().isPersonGone).toBe(true);
  });

  it('says that the link’s id was replaced', async () => {
    localStorage.setItem('entranceid', openId);
    const app = await openApp('/select/short');
    expect(app.substituted).toHaveBeenCalledTimes(1);
    expect(addressOf(app)).toBe(`/select/${openId}`);
  });
});

describe('a 403', () => {
  it('leads to /authorize once; its link leads back, and drafts and the exhibition stay', {
    tags: ['forbidden', 'N12'],
  }, async () => {
    localStorage.setItem('InterActionId', 'interaction-1');
    localStorage.setItem('token', 'token-1');
    await phone.fault({ name: 'forbidden403' });
    const app = await openApp(`/select/${openId}`);
    expect(await screen.findByRole('heading', { name: '登录已过期' })).toBeTruthy();
    expect(addressOf(app)).toBe('/authorize');
    expect(screen.getByRole('link', { name: '返回刚才的页面' }).getAttribute('href')).toBe(
      `/select/${openId}`,
    );
    expect(localStorage.getItem('token')).toBeNull();
    expect([localStorage.getItem('InterActionId'), localStorage.getItem('entranceid')]).toEqual([
      'interaction-1',
      openId,
    ]);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\\\evil.example',
    'javascript:alert(1)',
    '/authorize',
    'list',
  ])(
    'leads to the exhibition where the stored return address is %s',
    { tags: ['X04', 'X05'] },
    async (stored) => {
      localStorage.setItem('entranceid', openId);
      localStorage.setItem('redirectTo', stored);
      await openApp('/authorize');
      const link = await screen.findByRole('link', { name: '返回刚才的页面' });
      expect(link.getAttribute('href')).toBe(`/select/${openId}`);
    },
  );

  it('saves what was typed just before', { tags: ['N12'] }, async () => {
    await leaveIdentity({ exhibitionId: openId, channelId: visitorId, name: '' });
    // What saves by itself does so minutes later: only the move can have written it.
    const app = await openApp(`/register/${openId}/${visitorId}`, { timeFactor: 1_000 });
    await app.user.type(await screen.findByLabelText(/姓名/), '周闻溪');
    await phone.fault({ name: 'forbidden403' });
    const client = await app.services().client();
    await client.write('/data/queryList/Channel', {}).catch(() => {});
    await screen.findByRole('heading', { name: '登录已过期' });
    expect(screen.getByRole('link', { name: '返回刚才的页面' }).getAttribute('href')).toBe(
      // Where a short form is asked.
      `/information/${openId}/${visitorId}`,
    );
    await waitFor(async () =>
      expect(
        (await app.findRegistrationDraft({ exhibitionId: openId, channelId: visitorId, contact: visitor }))
          ?.draft,
      ).toMatchObject({ identity: { name: '周闻溪' } }),
    );
  });

  it('on every request shows the problem on the second visit within a minute instead of looping', {
    tags: ['N13'],
  }, async () => {
    await phone.fault({ name: 'forbidden403' });
    await openApp(`/select/${openId}`, { timeFactor: 1 });
    await screen.findByRole('heading', { name: '登录已过期' });
    const again = await openApp(`/select/${openId}`, { timeFactor: 1 });
    expect(await screen.findByText('暂时无法访问，请稍后再试或联系主办方。')).toBeTruthy();
    expect(addressOf(again)).toBe(`/select/${openId}`);
    expect(mainText()).toContain('重试');
  });
});
