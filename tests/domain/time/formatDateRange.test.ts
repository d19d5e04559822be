import { describe, expect, it } from 'vitest';
import { formatDateRange } from '#domain/time/formatDateRange.ts';

describe('date ranges', { tags: ['date-range'] }, () => {
  const days = 'YYYY-MM-DD';
  const minutes = 'YYYY-MM-DD HH:mm';

  it.each([
    ['several days', '2026-12-01 09:00:00', '2026/12/03 17:00', days, '2026-12-01 – 2026-12-03'],
    ['one day', '2026-12-01 09:00', '2026-12-01 17:00', days, '2026-12-01'],
    [
      'hours of several days',
      '2026-12-01 09:00',
      '2026-12-03 17:00',
      minutes,
      '2026-12-01 09:00 – 2026-12-03 17:00',
    ],
    ['hours of one day', '2026-12-01 09:00', '2026-12-01 17:00', minutes, '2026-12-01 09:00 – 17:00'],
    ['one moment', '2026-12-01 09:00:01', '2026-12-01 09:00:59', minutes, '2026-12-01 09:00'],
    ['no end', '2026-12-01 09:00', '', minutes, '2026-12-01 09:00'],
    ['no start', '', '2026-12-03', days, '-- – 2026-12-03'],
    ['neither', '', 'soon', days, '--'],
  ])('%s', (_what, start, end, pattern, text) => {
    const warnings: string[] = [];
    expect(formatDateRange(start, end, pattern, (message) => warnings.push(message))).toBe(text);
    expect(warnings).toEqual([]);
  });

  it.each(['yyyy-MM-dd', 'DD.MM.YYYY', ''])(
    'with the pattern %j warn and return the start unchanged',
    (pattern) => {
      const warnings: string[] = [];
      const text = formatDateRange('2026/12/01 09:00', '2026/12/03', pattern, (message) =>
        warnings.push(message),
      );
      expect(text).toBe('2026/12/01 09:00');
      expect(warnings).toEqual([`date range: pattern "${pattern}" is not supported`]);
    },
  );
});
