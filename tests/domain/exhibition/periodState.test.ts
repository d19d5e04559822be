import { describe, expect, it } from 'vitest';
import { periodState } from '#domain/exhibition/periodState.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

const at = (text: string) => parseVenueTime(text) ?? NaN;
const [start, end] = ['2026-12-01 09:00:00', '2026-12-05 18:00:00'];

describe('a period', { tags: ['questionnaire-window'] }, () => {
  it.each([
    [
      'a second before it begins',
      '2026-12-01 08:59:59',
      start,
      end,
      { state: 'notYetOpen', untilMs: at(start) },
    ],
    ['when it begins', start, start, end, { state: 'open', untilMs: at(end) }],
    ['a second before it ends', '2026-12-05 17:59:59', start, end, { state: 'open', untilMs: at(end) }],
    ['when it ends', end, start, end, { state: 'ended' }],
    ['without an end', '2030-01-01', start, '', { state: 'open' }],
    ['without a beginning', '2020-01-01', '', end, { state: 'open', untilMs: at(end) }],
    ['without either', '2020-01-01', '', '', { state: 'open' }],
    ['of texts that are no times', '2020-01-01', 'soon', 'later', { state: 'open' }],
    [
      'on its last day',
      '2026-12-05 23:59:59',
      '',
      '2026-12-05',
      { state: 'open', untilMs: at('2026-12-06') },
    ],
    ['after its last day', '2026-12-06 00:00:00', '', '2026-12-05', { state: 'ended' }],
  ])('%s', (_, now, from, until, state) => {
    expect(periodState(from, until, at(now))).toEqual(state);
  });
});
