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

it('the accent of a tenant applies only while the tenant is in use', {
  tags: ['special-tenants'],
}, async () => {
  const { applyAccent } = await import('../../../src/app/afterStart/applyAccent.ts');
  const page = document.createElement('div');
  const applied = () => page.style.getPropertyValue('--x-accent');
  applyAccent(page);
  const { set } = tab.device.getState();
  expect(applied()).toBe('');
  set('tenantId', 'sandboxfarm');
  expect(applied()).toBe('#2f6b2a');
  set('tenantId', 'another');
  expect(applied()).toBe('');
});

it('the colour of the exhibition outweighs that of its tenant, where words in it can be read', async () => {
  const { applyAccent } = await import('../../../src/app/afterStart/applyAccent.ts');
  const page = document.createElement('div');
  const applied = () => page.style.getPropertyValue('--x-accent');
  applyAccent(page);
  const { set } = tab.device.getState();
  const RecordId = 'open00000000000000000001';
  set('tenantId', 'sandboxfarm');
  set('entranceId', RecordId);
  set('exhibitionInfo', { RecordId, ThemeColor: '#0b5cad' });
  expect(applied()).toBe('#0b5cad');
  set('exhibitionInfo', { RecordId, ThemeColor: '#ffe14d' });
  expect(applied()).toBe('#2f6b2a');
  set('exhibitionInfo', { RecordId: 'known0000000000000000001', ThemeColor: '#0b5cad' });
  expect(applied()).toBe('#2f6b2a');
});
