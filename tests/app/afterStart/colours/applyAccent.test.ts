// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPhone, openTab, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

let tab: Tab;
beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  openPhone();
  tab = await openTab({ timeFactor: 0.001 });
});
afterEach(() => {
  tab.kill();
  document.documentElement.removeAttribute('style');
});

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

describe('the colour of the cover', () => {
  const RecordId = 'open00000000000000000001';
  const row = { RecordId, Cover: '/cover.png' };

  it('applies where neither organiser nor tenant gives one, and is kept for the next visit', async () => {
    const { keepColour, isColourKept } = await import('#app/afterStart/colours/coverColours.ts');
    const { applyAccent } = await import('#app/afterStart/colours/applyAccent.ts');
    const { set } = tab.device.getState();
    keepColour(RecordId, '/cover.png', '#2f6b2a');
    expect(isColourKept(RecordId, '/cover.png')).toBe(true);
    expect(localStorage.getItem('coverColours')).toBe(`${RecordId}#2f6b2a /cover.png`);
    applyAccent();
    set('entranceId', RecordId);
    set('exhibitionInfo', row);
    expect(applied()).toBe('#2f6b2a');
    set('exhibitionInfo', { ...row, ThemeColor: '#0b5cad' });
    expect(applied()).toBe('#0b5cad');
  });

  it('is that of posters too', async () => {
    const { keepColour } = await import('#app/afterStart/colours/coverColours.ts');
    const { posterColours } = await import('#flows/sharing/poster/loadPosterPictures.ts');
    keepColour(RecordId, '/cover.png', '#2f6b2a');
    expect(posterColours(row).accent).toBe('#2f6b2a');
    expect(posterColours({ ...row, ThemeColor: '#0b5cad' }).accent).toBe('#0b5cad');
  });

  it('gives way to the colour of the tenant', { tags: ['special-tenants'] }, async () => {
    const { keepColour } = await import('#app/afterStart/colours/coverColours.ts');
    const { applyAccent } = await import('#app/afterStart/colours/applyAccent.ts');
    const { set } = tab.device.getState();
    keepColour(RecordId, '/cover.png', '#7a1f1f');
    applyAccent();
    set('tenantId', 'sandboxfarm');
    set('entranceId', RecordId);
    set('exhibitionInfo', row);
    expect(applied()).toBe('#2f6b2a');
  });

  it('is read again for another cover, and a grey cover is remembered as one without a colour', async () => {
    const { keepColour, isColourKept } = await import('#app/afterStart/colours/coverColours.ts');
    const { applyAccent } = await import('#app/afterStart/colours/applyAccent.ts');
    keepColour(RecordId, '/cover.png', '#2f6b2a');
    expect(isColourKept(RecordId, '/another.png')).toBe(false);
    keepColour(RecordId, '/another.png', undefined);
    expect(isColourKept(RecordId, '/another.png')).toBe(true);
    expect(isColourKept(RecordId, '/cover.png')).toBe(false);
    applyAccent();
    const { set } = tab.device.getState();
    set('entranceId', RecordId);
    set('exhibitionInfo', { ...row, Cover: '/another.png' });
    expect(applied()).toBe('');
  });

  it('is kept for the eight exhibitions opened last', async () => {
    const { keepColour, isColourKept } = await import('#app/afterStart/colours/coverColours.ts');
    for (let number = 1; number <= 9; number += 1)
      keepColour(`open0000000000000000000${number}`, '/a.png', '#2f6b2a');
    expect(isColourKept('open00000000000000000001', '/a.png')).toBe(false);
    expect(isColourKept('open00000000000000000002', '/a.png')).toBe(true);
  });
});
