// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPhone, openTab, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

let tab: Tab;
beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  openPhone();
  tab = await openTab({ timeFactor: 0.001 });
});
afterEach(() => tab.kill());

const applied = () => document.documentElement.style.getPropertyValue('--x-own-accent');

it('the accent of a tenant applies only while the tenant is in use', {
  tags: ['special-tenants'],
}, async () => {
  const { applyAccent } = await import('#app/afterStart/colours/applyAccent.ts');
  applyAccent();
  const { set } = tab.device.getState();
  expect(applied()).toBe('');
  set('tenantId', 'sandboxfarm');
  expect(applied()).toBe('#2f6b2a');
  set('tenantId', 'another');
  expect(applied()).toBe('');
});

it('the bar of the browser has the colour of the page', async () => {
  const { applyAccent } = await import('#app/afterStart/colours/applyAccent.ts');
  document.head.innerHTML = '<meta name="theme-color" content="#1456d9">';
  const bar = () => document.querySelector('meta[name=theme-color]')?.getAttribute('content');
  applyAccent();
  tab.device.getState().set('tenantId', 'sandboxfarm');
  expect(bar()).toBe('#2f6b2a');
  tab.device.getState().set('tenantId', 'another');
  expect(bar()).toBe('#1456d9');
});

it('the colour of the exhibition outweighs that of its tenant, where words in it can be read', async () => {
  const { applyAccent } = await import('#app/afterStart/colours/applyAccent.ts');
  applyAccent();
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
