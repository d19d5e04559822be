// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { appDeviceStore } from '#device/storage/appDeviceStore.ts';
import { provideServices, type Services } from '#session/services.ts';
import { setVisited, visitedList } from '#entities/favourite/visited/visited.ts';

const visitedOf = (exhibitionId: string) => visitedList(exhibitionId).list();

beforeAll(() => provideServices({ device: appDeviceStore() } as Services));
beforeEach(() => localStorage.clear());

it('keeps on the phone who was visited, for each exhibition, each once', () => {
  setVisited('here', 'one', true);
  setVisited('here', 'two', true);
  setVisited('here', 'one', true);
  expect(visitedOf('here')).toEqual(['two', 'one']);
  expect(visitedOf('elsewhere')).toEqual([]);
  setVisited('here', 'two', false);
  expect(visitedOf('here')).toEqual(['one']);
  expect(JSON.parse(localStorage.getItem('visited.here') ?? '')).toEqual(['one']);
});

it('takes what cannot be read as nothing', () => {
  localStorage.setItem('visited.broken', '{"a":1');
  localStorage.setItem('visited.other', '{"a":1}');
  expect(visitedOf('broken')).toEqual([]);
  expect(visitedOf('other')).toEqual([]);
});

it('is told what another tab has ticked off, and gives the same list until then', () => {
  setVisited('shared', 'one', true);
  const before = visitedOf('shared');
  expect(visitedOf('shared')).toBe(before);
  let told = 0;
  const stop = visitedList('shared').subscribe(() => {
    told += 1;
  });
  localStorage.setItem('visited.shared', '["one","two"]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'visited.shared', storageArea: localStorage }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'visited.else', storageArea: localStorage }));
  stop();
  expect(told).toBe(1);
  expect(visitedOf('shared')).toEqual(['one', 'two']);
});
