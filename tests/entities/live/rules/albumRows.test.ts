import { expect, it } from 'vitest';
import { albumRows, picturesIn } from '#entities/live/rules/albumRows.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

const picture = (RecordId: string, TakenTime: string) => ({ RecordId, TakenTime });

it('an album has the latest pictures first, under their day at the venue, and those without a time last', () => {
  const rows = albumRows(
    [
      picture('a', '2026-12-09 23:59:00'),
      picture('b', 'noon'),
      picture('c', '2026-12-10 00:01:00'),
      picture('d', '2026-12-10 10:00:00'),
      picture('e', '2026-12-10 09:00:00'),
    ],
    2,
  );
  expect(
    rows.map((row) => ('pictures' in row ? row.pictures.map(({ RecordId }) => RecordId) : row.key)),
  ).toEqual(['2026-12-10', ['d', 'e'], ['c'], '2026-12-09', ['a'], '--', ['b']]);
  expect(rows[0]).toEqual({ key: '2026-12-10', dayMs: parseVenueTime('2026-12-10 10:00:00') });
  expect(
    picturesIn(rows)
      .map(({ RecordId }) => RecordId)
      .join(''),
  ).toBe('decab');
});
