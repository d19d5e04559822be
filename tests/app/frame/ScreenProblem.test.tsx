// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Forbidden, Offline, Refused, ServerBusy, TimedOut, Unreadable } from '#data/client/problems.ts';
import { ScreenProblem } from '#app/frame/ScreenProblem.tsx';
import { appDeviceStore } from '#device/storage/appDeviceStore.ts';
import { loadShellMessages, languageStore } from '#language/shellMessages.ts';
import enShell from '#language/en/shell.json';
import zhShell from '#language/zh/shell.json';
import { provideOfflineWays } from '#ui/query/offlineWays.ts';
import { expectWarning } from '#tests/support/consoleNoise.ts';

const secret = 'queryList of 13800000009 broke';

async function renderProblem(error: unknown): Promise<string> {
  const router = createMemoryRouter([
    {
      path: '/',
      Component: () => null,
      loader: () => {
        throw error;
      },
      ErrorBoundary: ScreenProblem,
      HydrateFallback: () => null,
    },
  ]);
  render(<RouterProvider router={router} />);
  return (await screen.findByRole('alert')).textContent ?? '';
}

beforeAll(async () => languageStore.setState({ language: 'zh', words: await loadShellMessages('zh') }));

describe('the error screen', () => {
  const cases = [
    ['a refusal', new Forbidden(secret), 'problemForbidden'],
    ['a service that is not reached', new Offline(secret), 'problemUnreached'],
    ['no answer in time', new TimedOut(secret), 'problemTimedOut'],
    ['an unreadable answer', new Unreadable(secret), 'problemUnreadable'],
    ['a busy server', new ServerBusy(secret), 'problemServerBusy'],
    ['a refused call', new Refused(secret), 'problemRefused'],
    [
      'a lost file of Chromium',
      new TypeError(`Failed to fetch dynamically imported module: ${secret}`),
      'problemLoading',
    ],
    ['a lost file of Safari', new TypeError(`Importing a module script failed. ${secret}`), 'problemLoading'],
    ['a lost style sheet', new Error(`Unable to preload CSS for ${secret}`), 'problemLoading'],
    ['a fault of ours', new Error(secret), 'problemText'],
    ['a thrown text', secret, 'problemText'],
    ['a thrown answer', new Response(secret, { status: 404, statusText: secret }), 'problemText'],
    ['nothing at all', null, 'problemText'],
  ] as const;

  it('leads on, without a network, to what the phone keeps', async () => {
    provideOfflineWays(<a href="/code">参观码</a>);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await renderProblem(new Offline(secret));
    expect(screen.getByRole('link', { name: '参观码' })).toBeTruthy();
  });

  it.each(cases)(
    'shows one sentence for %s, and never the error’s own text',
    { tags: ['N14', 'N17'] },
    async (_, error, key) => {
      const text = await renderProblem(error);
      expect(text).toBe(`${zhShell.problemTitle}${zhShell[key]}${zhShell.retry}`);
      expect(document.body.textContent).not.toContain('13800000009');
    },
  );

  it.each([
    ['a call', new Offline(secret)],
    ['a lost file', new TypeError(`Failed to fetch dynamically imported module: ${secret}`)],
  ])('says that the phone is offline, in its heading too, for %s', async (_, error) => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const text = await renderProblem(error);
    expect(text).toBe(`${zhShell.problemTitleOffline}${zhShell.problemOffline}${zhShell.retry}`);
    online.mockRestore();
  });

  it('is in English when the app is in English', async () => {
    languageStore.setState({ language: 'en', words: await loadShellMessages('en') });
    expect(await renderProblem(new Offline(secret))).toContain(enShell.problemUnreached);
    cleanup();
    languageStore.setState({ language: 'zh', words: await loadShellMessages('zh') });
  });

  it('links to the exhibition of the last visit if there is one', async () => {
    appDeviceStore().getState().set('entranceId', 'open00000000000000000001');
    await renderProblem(new Offline(secret));
    expect(screen.getByRole('link').getAttribute('href')).toBe('/home/open00000000000000000001');
    appDeviceStore().getState().set('entranceId', undefined);
  });

  it('replaces a screen that throws while rendering, with a heading, a retry and a link to the start', {
    tags: ['B09'],
  }, async () => {
    appDeviceStore().getState().set('entranceId', 'open00000000000000000001');
    expectWarning(secret);
    const Broken = () => {
      throw new Error(secret);
    };
    const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: ScreenProblem }]);
    render(<RouterProvider router={router} />);
    expect(await screen.findByRole('heading', { name: zhShell.problemTitle })).toBeTruthy();
    expect(screen.getByRole('button', { name: zhShell.retry })).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/home/open00000000000000000001');
    expect(document.body.textContent).not.toContain('13800000009');
    appDeviceStore().getState().set('entranceId', undefined);
  });
});
