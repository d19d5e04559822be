// @vitest-environment jsdom
// Isolated: nothing ends what main.tsx has started; its page would still ask the server, and tell that it is gone.
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyKey } from '#boot/takeEarlyAnswer.ts';
import { channelRequest, exhibitionRequest } from '#domain/exhibition/entryRequest.ts';
import zhShell from '#language/zh/shell.json';
import { openPhone, type Phone, startServer, stopServer } from '../flows/openPhone.ts';
import { startPage } from './startPage.ts';

const openId = 'open00000000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubEnv('VITE_TIME_FACTOR', '0.1');
});

const start = (path: string) =>
  startPage(path, '<div id="root"><p>painted</p><p id="boot-problem"></p></div>');

describe('the app’s start', () => {
  it('loads the exhibition of the address, with the build’s credential and headers', {
    tags: ['request-marks'],
  }, async () => {
    await start(`/select/${openId}`);
    expect(await screen.findByText('登记参观')).toBeTruthy();
    const [first] = phone.asked;
    expect(first?.headers.get('authorization')).toBe('Bearer sandbox-credential');
    expect([first?.headers.get('x-client'), first?.headers.get('x-exhibition-id')]).toEqual([
      'mobile',
      openId,
    ]);
  });

  it('takes over the boot script’s answers, its cover, and the page', async () => {
    const exhibition = exhibitionRequest(openId, 'sys');
    const channel = channelRequest({ exhibitionId: openId }, 'sys');
    window.boot = {
      early: {
        [earlyKey(exhibition.path, exhibition.body)]: phone.call(
          'register/queryList/Exhibition',
          exhibition.body.params,
        ),
        [earlyKey(channel.path, channel.body)]: phone.call('register/queryList/Channel', channel.body.params),
      },
      taken: false,
      styled: Promise.resolve(),
      fitCover: (url: string) => url,
      sayProblem: () => {},
    };
    await start(`/select/${openId}`);
    expect(await screen.findByText('登记参观')).toBeTruthy();
    expect(screen.queryByText('painted')).toBeNull();
    expect([window.boot.taken, phone.asked]).toEqual([true, []]);
    delete window.boot;
  });

  it('uses the stored language', { tags: ['language-stored'] }, async () => {
    localStorage.setItem('locale', 'en');
    await start(`/select/${openId}`);
    expect(await screen.findByText('Register to visit')).toBeTruthy();
  });

  it('shows an alert of exactly 「获取通道失败！」 where there is no channel', {
    tags: ['channel-failure'],
  }, async () => {
    await start('/select/nochannel000000000000001');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.querySelector('p')?.textContent).toBe('获取通道失败！');
    dialog.querySelector('button')!.click();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('says that the link’s exhibition number was incomplete', async () => {
    localStorage.setItem('entranceid', openId);
    await start('/select/open');
    await waitFor(() =>
      expect(document.getElementById('x-live')?.textContent).toBe('链接不完整，已打开上次浏览的展会'),
    );
    expect(location.pathname).toBe(`/select/${openId}`);
  });

  it('redirects to /authorize after a 403', async () => {
    await phone.fault({ name: 'forbidden403' });
    await start(`/select/${openId}`);
    expect(await screen.findByRole('heading', { name: '登录已过期' })).toBeTruthy();
  });

  it('reads from_miniprogram once from the address, and keeps it for the next start', {
    tags: ['from-mini-program'],
  }, async () => {
    await start(`/select/${openId}?from_miniprogram=fair`);
    await screen.findByText('登记参观');
    expect(localStorage.getItem('from_miniprogram')).toBe('fair');
    await start(`/select/${openId}`);
    await screen.findByText('登记参观');
    expect(localStorage.getItem('from_miniprogram')).toBe('fair');
  });

  it('says that the service is busy where it is unknown whether a visitor is registered', {
    tags: ['sign-up-failure'],
  }, async () => {
    localStorage.setItem('visitorId', 'person000000000000000001');
    localStorage.setItem('loginStatus', '1');
    await phone.fault({ name: 'serverError500', path: 'queryList/VisitorExhibitionInfo' });
    await start(`/select/${openId}`);
    await waitFor(() => expect(document.getElementById('x-live')?.textContent).toBe(zhShell.serviceBusy));
    expect(await screen.findByText('登记参观')).toBeTruthy();
  });

  it('opens the diagnostics with debug=1', { tags: ['debug-mode'] }, async () => {
    await start(`/select/${openId}?debug=1`);
    expect(await screen.findByRole('complementary', { name: '诊断信息' })).toBeTruthy();
  });

  it('reports a build that is not configured', async () => {
    vi.stubEnv('VITE_API_PREFIX', 'nonsense');
    await start(`/select/${openId}`);
    await waitFor(() => expect(document.body.textContent).toContain('VITE_API_PREFIX is malformed'));
  });
});
