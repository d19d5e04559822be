// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const openId = 'open00000000000000000001';
const mobile = '13900009999';
let phone: Phone;
let tab: Tab;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  phone = openPhone();
  tab = await openTab();
  tab.device.getState().set('entranceId', openId);
});
afterEach(() => tab.kill());

/** The panel as `debug=1` opens it in a build for testers, in a language. */
async function openPanel(language: 'zh' | 'en' = 'en') {
  const { loadWords, switchLanguage } = await import('#language/loadWords.ts');
  await switchLanguage(language);
  await loadWords(['diagnostics']);
  const { DiagnosticsPanel } = await import('#app/diagnostics/DiagnosticsPanel.tsx');
  const { unmount } = render(<DiagnosticsPanel onClose={() => {}} />);
  return unmount;
}

async function logIn(said: RegExp) {
  const close = await openPanel();
  await userEvent.click(screen.getByRole('button', { name: 'Log in as the test user 139****9999' }));
  const heard = () => expect(document.getElementById('x-live')?.textContent).toMatch(said);
  await waitFor(heard);
  expect(document.querySelector('.diagnostics-root')?.textContent).toMatch(said);
  close();
}

const provenHere = async () => (await tab.localStores()).provenContacts.load(openId);

describe('the test user of a build for testers', { tags: ['debug-mode'] }, () => {
  it('counts as proven on this phone, so that registering asks for no code', async () => {
    await logIn(/not registered for this exhibition yet/);
    expect(await provenHere()).toMatchObject({ kind: 'mobile', value: mobile });
    expect(tab.device.getState().visitorId).toBeUndefined();
    expect(phone.takePaths()).not.toContain('getsmscode');
  });

  it('loads the registration on the server, its voucher and the login', async () => {
    const record = { ExhibitionId: openId, Name: '测试', Mob: mobile };
    const { result } = await phone.call('insert/VisitorExhibitionInfo', { record });
    const row = result as Record<string, string>;
    await logIn(/with the registration for this exhibition/);
    expect(tab.device.getState()).toMatchObject({ visitorId: row['VisitorId'], loginStatus: '1' });
    expect(tab.device.getState().token).toBeTruthy();
    const [pass] = (await tab.localStores()).vouchers.list();
    expect(pass).toMatchObject({ recordId: row['RecordId'], voucherCode: row['VoucherCode'] });
  });

  it('shows an error where the server does not answer, or no exhibition is open', async () => {
    await phone.fault({ name: 'serverError500', path: 'queryList/VisitorExhibitionInfo' });
    await logIn(/did not work/);
    expect(tab.device.getState().visitorId).toBeUndefined();
    tab.device.getState().set('entranceId', undefined);
    await logIn(/Open an exhibition first/);
  });

  it('is offered in Chinese too', async () => {
    await openPanel('zh');
    expect(screen.getByRole('button', { name: '以测试用户 139****9999 登录' })).toBeTruthy();
  });

  it('is not offered where the build has none', async () => {
    vi.stubEnv('VITE_MOCK_USER', '');
    vi.resetModules();
    tab = await openTab();
    await openPanel();
    expect(screen.queryByRole('button', { name: /test user/ })).toBeNull();
  });
});
