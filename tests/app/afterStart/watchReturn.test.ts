// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { watchReturn } from '#app/afterStart/watchReturn.ts';

const pass = (type: 'pagehide' | 'pageshow', persisted: boolean) => {
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
  return document.documentElement.style.visibility;
};
let stop = () => {};
afterEach(() => stop());

it('a page in the back/forward cache is hidden while it is away, and shown again to the same person', () => {
  let reloads = 0;
  stop = watchReturn(
    () => 'phone of one',
    () => (reloads += 1),
  );
  expect(pass('pagehide', true)).toBe('hidden');
  expect(pass('pageshow', true)).toBe('');
  expect(reloads).toBe(0);
});

it('a page in the back/forward cache stays hidden and reloads when the phone has another user', {
  tags: ['D14'],
}, () => {
  let owner = 'one';
  let reloads = 0;
  stop = watchReturn(
    () => owner,
    () => (reloads += 1),
  );
  pass('pagehide', true);
  owner = 'other';
  expect(pass('pageshow', true)).toBe('hidden');
  expect(reloads).toBe(1);
  document.documentElement.style.visibility = '';
});

it('the first showing of a page does not count as a return', () => {
  let reloads = 0;
  stop = watchReturn(
    () => String(Math.floor(reloads)),
    () => (reloads += 1),
  );
  expect(pass('pageshow', false)).toBe('');
  expect(reloads).toBe(0);
});
