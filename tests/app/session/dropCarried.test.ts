// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { dropCarried } from '#app/session/dropCarried.ts';

it.each([
  [{ idx: 0, carried: { locale: 'en' } }, { idx: 0 }],
  [{ idx: 3 }, { idx: 3 }],
  [null, null],
])('of the entry %j only what a log-out carried is dropped', (before, after) => {
  history.replaceState(before, '');
  dropCarried();
  expect(history.state).toEqual(after);
});
