// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPhone, openTab, startServer, stopServer, type Tab } from '../../flows/openPhone.ts';

let tab: Tab;
beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  openPhone();
  tab = await openTab({ timeFactor: 0.001 });
});
afterEach(() => tab.kill());

it('the colour of a tenant is worn while it is in use, and no longer', {
  tags: ['special-tenants'],
}, async () => {
  const { wearAccent } = await import('../../../src/app/afterStart/wearAccent.ts');
  const page = document.createElement('div');
  const worn = () => page.style.getPropertyValue('--x-accent');
  wearAccent(page);
  const { set } = tab.device.getState();
  expect(worn()).toBe('');
  set('tenantId', 'sandboxfarm');
  expect(worn()).toBe('#2f6b2a');
  set('tenantId', 'another');
  expect(worn()).toBe('');
});
