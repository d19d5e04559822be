import { describe, expect, it } from 'vitest';
import { findShownTimes } from './shownTimes.ts';
import { readSources } from './sources.ts';

describe('days and times', () => {
  it('are shown by one table alone', () => {
    expect(findShownTimes(readSources(['src']))).toEqual([]);
  });

  it.each([
    'formatVenueTime(atMs)',
    "formatVenueTime(atMs, 'MM-dd HH:mm')",
    "formatVenueTime(atMs, 'HH:mm')",
    'new Date().toLocaleDateString()',
    'new Intl.DateTimeFormat()',
    "import dayjs from 'dayjs';",
    "`${formatVenueMoment(startMs, 'time', language)}–${formatVenueMoment(endMs, 'time', language)}`",
    '<b>{clock(row.startMs)}–{clock(row.endMs)}</b>',
  ])('are refused as %s', (source) => {
    expect(findShownTimes({ 'src/features/a.tsx': source })).toHaveLength(1);
  });

  it('may be the key of a day, and a time for the server where the file is listed', () => {
    expect(findShownTimes({ 'src/features/a.tsx': "formatVenueTime(atMs, 'yyyy-MM-dd')" })).toEqual([]);
    expect(findShownTimes({ 'src/domain/table/csvOf.ts': 'formatVenueTime(atMs)' })).toEqual([]);
  });
});
