// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coveredByKeyboard, keepAboveKeyboard } from '#app/afterStart/keepAboveKeyboard.ts';

describe('the height that the keyboard covers', { tags: ['M02'] }, () => {
  it.each([
    ['nothing while it is closed', { height: 844, offsetTop: 0, scale: 1 }, 0],
    ['its height where it lies over the page', { height: 508, offsetTop: 0, scale: 1 }, 336],
    ['less where the page was moved up under it', { height: 508, offsetTop: 120, scale: 1 }, 216],
    ['nothing where only a bar of the browser has come', { height: 790, offsetTop: 0, scale: 1 }, 0],
    ['nothing on a page that two fingers have enlarged', { height: 422, offsetTop: 0, scale: 2 }, 0],
    ['nothing on a page that is larger than its frame', { height: 900, offsetTop: 0, scale: 1 }, 0],
  ])('is %s', (_, visible, coveredPx) => {
    expect(coveredByKeyboard({ pageHeight: 844, visible })).toBe(coveredPx);
  });
});

describe('the style sheets', { tags: ['M02'] }, () => {
  const root = document.documentElement;
  const visible = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
  const told = () => root.style.getPropertyValue('--x-keyboard');
  let pageHeight = 844;
  const report = (height: number) => {
    visible.height = height;
    visible.dispatchEvent(new Event('resize'));
  };
  let stop = () => {};

  beforeEach(() => {
    vi.useFakeTimers();
    pageHeight = 844;
    vi.spyOn(root, 'clientHeight', 'get').mockImplementation(() => pageHeight);
    stop = keepAboveKeyboard(root, visible as unknown as VisualViewport);
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('get the height of the keyboard, and 0 when it has closed', () => {
    report(508);
    expect(told()).toBe('336px');
    report(844);
    expect(told()).toBe('');
  });

  it('do not keep a tiny height that a host reports while it opens the page', () => {
    report(60);
    expect(told()).toBe('784px');
    // It has grown since, and no event says so.
    visible.height = 844;
    vi.advanceTimersByTime(500);
    expect(told()).toBe('');
  });

  it('get 0 where the page itself shrinks', () => {
    pageHeight = 508;
    report(508);
    expect(told()).toBe('');
  });

  it('get 0 where the engine does not report it', () => {
    keepAboveKeyboard(root, undefined)();
    expect(told()).toBe('');
  });
});
