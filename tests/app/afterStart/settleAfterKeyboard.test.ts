// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { opensKeyboard, settleAfterKeyboard } from '#app/afterStart/settleAfterKeyboard.ts';

let scrolls: number[][];
let top = 0;
let stop = () => {};
const element = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  top = 300;
  scrolls = [];
  vi.stubGlobal('scrollTo', (...place: number[]) => scrolls.push(place));
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
  document.body.innerHTML =
    '<input id="name"><textarea id="words"></textarea><input id="agree" type="checkbox"><button id="next"></button>';
  stop = settleAfterKeyboard();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('after the keyboard of an iPhone closes', { tags: ['M01'] }, () => {
  it('the page scrolls by one pixel, a moment after the field lost the focus', () => {
    element('name').focus();
    element('next').focus();
    vi.advanceTimersByTime(99);
    expect(scrolls).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(scrolls).toEqual([[0, 299]]);
  });

  it('a page at its top stays there', () => {
    top = 0;
    element('words').focus();
    element('words').blur();
    vi.advanceTimersByTime(100);
    expect(scrolls).toEqual([[0, 0]]);
  });

  it('nothing moves if the next field has the focus', () => {
    element('name').focus();
    element('words').focus();
    vi.advanceTimersByTime(1_000);
    expect(scrolls).toEqual([]);
  });

  it('a page that has scrolled elsewhere is not moved back', () => {
    element('name').focus();
    element('name').blur();
    top = 40;
    vi.advanceTimersByTime(1_000);
    expect(scrolls).toEqual([[0, 39]]);
  });

  it('the page scrolls once, however quickly fields lose the focus', () => {
    for (const id of ['name', 'words', 'name']) element(id).focus();
    element('name').blur();
    vi.advanceTimersByTime(1_000);
    expect(scrolls).toEqual([[0, 299]]);
  });

  it('nothing moves for elements without a keyboard', () => {
    element('agree').focus();
    element('next').focus();
    element('next').blur();
    vi.advanceTimersByTime(1_000);
    expect(scrolls).toEqual([]);
  });
});

describe('a keyboard', () => {
  it.each(['text', 'tel', 'email', 'number', 'password', 'search', 'date'])('opens for %s', (type) => {
    const input = document.createElement('input');
    input.type = type;
    expect(opensKeyboard(input)).toBe(true);
  });

  it.each(['checkbox', 'radio', 'file', 'button', 'range'])('does not open for %s', (type) => {
    const input = document.createElement('input');
    input.type = type;
    expect(opensKeyboard(input)).toBe(false);
  });

  it('does not open for the page or for nothing', () => {
    expect([opensKeyboard(document.body), opensKeyboard(document), opensKeyboard(null)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
