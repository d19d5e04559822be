// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readRegistration } from '#entities/registration/api/registrationRecord.ts';
import { openPhone, openTab, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';

const openId = 'open00000000000000000001';
let registered: unknown[] = [];
let laterAsked = 0;
let tab: Tab;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  openPhone();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  registered = [];
  laterAsked = 0;
  // A built page in a browser that has service workers.
  document.head.innerHTML = '<script type="module" src="/assets/index-b1.js"></script>';
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: async () => undefined,
      register: async (path: string) => void registered.push(path),
      ready: Promise.resolve({ active: { postMessage: () => void (laterAsked += 1) } }),
    },
  });
  tab = await openTab();
});
afterEach(() => {
  tab.kill();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.head.innerHTML = '';
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function draw(hasVoucher: boolean): Promise<void> {
  const { useOfflineShell } = await import('#entities/voucher/useOfflineShell.ts');
  const Note = () => createElement('p', null, useOfflineShell(hasVoucher));
  render(createElement(Note));
}

describe('the screens of a code', () => {
  it('are not kept while this phone has no voucher', async () => {
    await tab.openVisit({ exhibitionId: openId, channelId: undefined });
    await draw(false);
    expect(await screen.findByText('preparing')).toBeTruthy();
    expect(registered).toEqual([]);
  });

  it('are kept from the first voucher on, once per page', async () => {
    const registration = readRegistration({
      RecordId: 'registration000000000001',
      ExhibitionId: openId,
      Name: '周闻溪',
    });
    const { keepVisitor } = await import('#entities/registration/stored/keepVisitor.ts');
    await keepVisitor(registration!);
    await eventually(() => expect(registered).toEqual(['/sw.js']));
    await draw(true);
    expect(await screen.findByText('ready')).toBeTruthy();
    await keepVisitor(registration!);
    expect(registered).toEqual(['/sw.js']);
  });

  it('are asked for by a page that shows a voucher of an earlier visit', async () => {
    await draw(true);
    expect(await screen.findByText('ready')).toBeTruthy();
    expect(registered).toEqual(['/sw.js']);
  });

  it.each([
    [false, 1],
    [true, 0],
  ])(
    'are followed by the other screens that open offline, unless the phone saves data: %j',
    async (saveData, asked) => {
      Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
      onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      await draw(true);
      await vi.waitFor(() => expect(document.body.textContent).toContain('ready'));
      await vi.runOnlyPendingTimersAsync();
      expect(laterAsked).toBe(asked);
    },
  );

  it('cannot be kept where nothing was built', async () => {
    document.head.innerHTML = '';
    await draw(true);
    expect(await screen.findByText('impossible')).toBeTruthy();
    expect(registered).toEqual([]);
  });
});
