// @vitest-environment jsdom
// Isolated: it counts who opens a database, and a page that was closed a moment before may still open one.
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import zhShell from '#language/zh/shell.json';
import { openPhone, startServer, stopServer } from '../flows/openPhone.ts';
import { startPage } from './startPage.ts';

const openId = 'open00000000000000000001';

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  openPhone();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubEnv('VITE_TIME_FACTOR', '0.1');
});

/** Cookies and site data are blocked: the mere look at a storage throws. */
function refuseStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
}

describe('the app’s start', () => {
  it('opens no database where localStorage works', async () => {
    const open = vi.spyOn(indexedDB, 'open');
    await startPage(`/select/${openId}`);
    await screen.findByText('登记参观');
    expect(open).not.toHaveBeenCalled();
  });

  it('has the exhibition and the language after a reload where localStorage is refused', {
    tags: ['D01'],
  }, async () => {
    refuseStorage();
    await startPage(`/select/${openId}`);
    const toEnglish = await screen.findByRole('button', { name: 'Switch to English' });
    expect(document.body.textContent).not.toContain(zhShell.storageRefused);
    toEnglish.click();
    expect(await screen.findByText('Register to visit')).toBeTruthy();
    const { createDatabase } = await import('#device/storage/database.ts');
    const database = createDatabase({ indexedDB, name: 'exhibition-visitor', timeoutMs: 60_000 });
    await waitFor(async () => expect(await database.get('storage/locale')).toBe('en'));
    await startPage('/');
    const name = 'Jianghai Smart Manufacturing Expo';
    expect(await screen.findByRole('heading', { name, level: 1 })).toBeTruthy();
    expect(location.pathname).toBe(`/home/${openId}`);
  });
});
