// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { rootFontPx } from '#ui/list/rootFontPx.ts';

const root = document.documentElement;
afterEach(() => {
  root.style.fontSize = '';
  vi.restoreAllMocks();
});

it('the size of the text is read once, and again when another is chosen', () => {
  root.style.fontSize = '20px';
  expect(rootFontPx()).toBe(20);
  const read = vi.spyOn(window, 'getComputedStyle');
  expect(rootFontPx()).toBe(20);
  expect(read).not.toHaveBeenCalled();
  root.style.fontSize = '24px';
  expect(rootFontPx()).toBe(24);
});
