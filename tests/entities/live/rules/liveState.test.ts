import { describe, expect, it } from 'vitest';
import { liveState } from '#entities/live/rules/liveState.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

const at = (text: string) => parseVenueTime(text) ?? NaN;
const [start, end] = ['2026-12-10 10:00:00', '2026-12-10 11:30:00'];
const during = '2026-12-10 10:45:00';

describe('the state of a live', { tags: ['live-states'] }, () => {
  it.each([
    // what, now, start, end, code, without a recording, with one
    ['before it begins', '2026-12-10 09:59:59', start, end, '0', 'preview', 'preview'],
    ['when it begins', start, start, end, '0', 'live', 'live'],
    ['a second before it ends', '2026-12-10 11:29:59', start, end, '', 'live', 'live'],
    ['when it ends', end, start, end, '', 'over', 'replay'],
    ['without an end, in its usual time', '2026-12-10 12:59:59', start, '', '', 'live', 'live'],
    ['without an end, after its usual time', '2026-12-10 13:00:00', start, '', '', 'over', 'replay'],
    ['that ends before it begins', during, end, start, '', 'preview', 'preview'],
    ['that ends before it begins, once begun', '2026-12-10 12:00:00', end, start, '', 'live', 'live'],
    ['that ends when it begins', during, start, start, '', 'live', 'live'],
    ['that ends on a day without a time', '2026-12-10 23:59:59', start, '2026-12-10', '', 'live', 'live'],
    ['marked as on air before its time', '2026-12-10 09:00:00', start, end, '1', 'live', 'live'],
    ['marked as on air, an hour over time', '2026-12-10 12:30:00', start, end, '1', 'live', 'live'],
    ['marked as on air, a day over time', '2026-12-11 11:30:00', start, end, '1', 'over', 'replay'],
    ['marked as on air, long over, without an end', '2026-12-12 10:00:00', start, '', '1', 'over', 'replay'],
    ['on air, on a phone whose clock is a day ahead', '2026-12-11 10:45:00', start, end, '1', 'live', 'live'],
    [
      'on air, on a phone whose clock is a day behind',
      '2026-12-09 10:45:00',
      start,
      end,
      '1',
      'live',
      'live',
    ],
    ['marked as over during its time', during, start, end, '2', 'over', 'replay'],
    ['marked as over before its time', '2026-12-01', start, end, '2', 'over', 'replay'],
    ['with an unknown mark', during, start, end, 'on', 'live', 'live'],
    ['whose times are words', during, 'ten o’clock', 'noon', '', 'preview', 'replay'],
    ['whose times are words, marked as on air', during, '上午', '下午', '1', 'live', 'live'],
    ['without a start, before its end', during, '', end, '', 'preview', 'preview'],
    ['without a start, after its end', end, 'soon', end, '', 'over', 'replay'],
    ['of an impossible date', during, '2026-02-30 10:00:00', '', '', 'preview', 'replay'],
  ] as const)('%s', (_, now, from, until, code, without, withReplay) => {
    const live = { start: from, end: until, code };
    expect(liveState({ ...live, hasReplay: false }, at(now))).toBe(without);
    expect(liveState({ ...live, hasReplay: true }, at(now))).toBe(withReplay);
  });
});
