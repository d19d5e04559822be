// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#language/language.ts';
import { daysFromNow } from '#ui/values/daysFromNow.ts';
import { formatVenueMoment, formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import { provideShownClock } from '#ui/values/shownClock.ts';
import { RelativeTime } from '#ui/values/RelativeTime.tsx';
import { VenueSpan } from '#ui/values/VenueSpan.tsx';
import { VenueTime } from '#ui/values/VenueTime.tsx';
import { renderInLanguage } from '../renderInLanguage.tsx';

/** Saturday, 12 December 2026, nine o’clock at the venue. */
const opens = Date.UTC(2026, 11, 12, 1);
const minute = 60_000;
const day = 24 * 60 * minute;

beforeAll(() => provideShownClock(() => opens));
afterAll(() => provideShownClock(() => Date.now()));

describe('a moment at the venue', () => {
  it.each([undefined, NaN, Infinity])('that is %s reads --', (missing) => {
    expect(formatVenueMoment(missing, 'day', 'zh')).toBe('--');
  });

  it('belongs to the day of the venue, in any time zone of the phone', () => {
    const lastMinute = Date.UTC(2026, 11, 12, 15, 59);
    expect(formatVenueMoment(lastMinute, 'day', 'en')).toBe('Sat 12 Dec');
    expect(formatVenueMoment(lastMinute + minute, 'day', 'en')).toBe('Sun 13 Dec');
    expect(daysFromNow(lastMinute + minute, lastMinute)).toBe(1);
    expect(daysFromNow(lastMinute, opens)).toBe(0);
  });

  it.each([
    [opens + 90 * minute, '12月12日 周六 09:00–10:30', 'Sat 12 Dec, 09:00–10:30'],
    [opens + 2 * day, '12月12日 周六 09:00 – 12月14日 周一 09:00', 'Sat 12 Dec, 09:00 – Mon 14 Dec, 09:00'],
    [opens, '12月12日 周六 09:00', 'Sat 12 Dec, 09:00'],
    [undefined, '12月12日 周六 09:00', 'Sat 12 Dec, 09:00'],
  ])('with its end names the day once where it is the same', (end, zh, en) => {
    expect(formatVenueSpan(opens, end, 'zh')).toBe(zh);
    expect(formatVenueSpan(opens, end, 'en')).toBe(en);
  });

  it('without a start reads --', () => {
    expect(formatVenueSpan(undefined, opens, 'zh')).toBe('--');
  });

  it('with its end is written in the language of the page', async () => {
    const span = <VenueSpan start={opens} end={opens + 90 * minute} />;
    expect((await renderInLanguage(span, 'en')).container.textContent).toBe('Sat 12 Dec, 09:00–10:30');
  });

  it('is a time element in the language of the page', async () => {
    const { container } = await renderInLanguage(<VenueTime at={opens} form="nearTime" />, 'en');
    const time = container.querySelector('time')!;
    expect([time.textContent, time.dateTime]).toEqual(['Today 09:00', '2026-12-12T09:00:00+08:00']);
  });
});

describe('time that has passed', { tags: ['relative-time'] }, () => {
  let nowMs = opens;
  const clock = () => nowMs;
  beforeEach(() => {
    nowMs = opens;
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  async function draw(at: number | undefined, language: Language = 'zh') {
    const { container } = await renderInLanguage(<RelativeTime at={at} clock={clock} />, language);
    return container;
  }
  const pass = (ms: number) =>
    act(() => {
      nowMs += ms;
      vi.advanceTimersByTime(ms);
    });

  it.each([
    [500, '刚刚', 'Just now'],
    [1500, '1 秒前', '1 second ago'],
    [5 * minute, '5 分钟前', '5 minutes ago'],
    [60 * minute, '1 小时前', '1 hour ago'],
    [7 * day, '7 天前', '7 days ago'],
    [8 * day, '12月4日', '4 Dec'],
    [-minute, '刚刚', 'Just now'],
    [-day, '12月13日', '13 Dec'],
  ])('%i ms ago reads %s, in English %s', async (elapsedMs, zh, en) => {
    expect((await draw(opens - elapsedMs)).textContent).toBe(zh);
    expect((await draw(opens - elapsedMs, 'en')).textContent).toBe(en);
  });

  it('is a time element with the whole date', async () => {
    const time = (await draw(opens - minute)).querySelector('time')!;
    expect([time.dateTime, time.title]).toEqual(['2026-12-12T08:59:00+08:00', '12月12日 08:59']);
  });

  it('that is missing reads --', async () => {
    expect((await draw(undefined)).textContent).toBe('--');
  });

  it('follows the clock by seconds, then by minutes', async () => {
    const container = await draw(opens);
    pass(1000);
    pass(1000);
    expect(container.textContent).toBe('2 秒前');
    for (let at = 0; at < 58; at += 1) pass(1000);
    expect(container.textContent).toBe('1 分钟前');
    pass(minute);
    expect(container.textContent).toBe('2 分钟前');
  });

  it('pauses on a hidden page, and is right as soon as it is seen again', async () => {
    const container = await draw(opens - minute);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(vi.getTimerCount()).toBe(0);
    pass(10 * minute);
    expect(container.textContent).toBe('1 分钟前');
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(container.textContent).toBe('11 分钟前');
  });

  it('of a date sets no timer', async () => {
    await draw(opens - 8 * day);
    expect(vi.getTimerCount()).toBe(0);
  });
});
