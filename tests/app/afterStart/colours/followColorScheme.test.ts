// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openPhone, openTab, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

let tab: Tab;
beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  openPhone();
  tab = await openTab({ timeFactor: 0.001 });
});
afterEach(() => tab.kill());

const applied = () => document.documentElement.getAttribute('data-prefers-color-scheme');

/** The phone's own setting, which changes while the page is open. */
function phoneSetting() {
  const query = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => query);
  return (isDark: boolean) => {
    query.matches = isDark;
    query.dispatchEvent(new Event('change'));
  };
}

it('the page follows the phone until a person chooses', async () => {
  const set = phoneSetting();
  const { followColorScheme } = await import('#app/afterStart/colours/followColorScheme.ts');
  followColorScheme();
  set(true);
  expect(applied()).toBe('dark');
  tab.device.getState().set('colorScheme', 'light');
  expect(applied()).toBe('light');
  set(false);
  set(true);
  expect(applied()).toBe('light');
  tab.device.getState().set('colorScheme', undefined);
  expect(applied()).toBe('dark');
});
