import { describe, expect, it } from 'vitest';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { sortSeries } from '#entities/series/rules/sortSeries.ts';

const nowMs = parseVenueTime('2026-06-10 12:00:00') ?? NaN;
const at = (name: string, StartTime: string, EndTime = StartTime) => ({ name, StartTime, EndTime });
const order = (...children: ReturnType<typeof at>[]) => sortSeries(children, nowMs).map(({ name }) => name);

describe('the exhibitions of a series', () => {
  it('stand as those that are on, those to come, those without dates and those that are over', () => {
    expect(
      order(
        at('over', '2026-05-01 09:00:00', '2026-05-03 17:00:00'),
        at('undated', ''),
        at('coming', '2026-07-01 09:00:00', '2026-07-03 17:00:00'),
        at('running', '2026-06-09 09:00:00', '2026-06-12 17:00:00'),
      ),
    ).toEqual(['running', 'coming', 'undated', 'over']);
  });

  it('that are on stand by their end, those to come by their start, and of those that are over the latest first', () => {
    expect(
      order(
        at('ends later', '2026/06/01', '2026/06/30'),
        at('ends soon', '2026/06/09', '2026/06/11'),
        at('far', '2026-09-01'),
        at('near', '2026-06-20'),
        at('long over', '2026-01-01'),
        at('just over', '2026-06-01'),
      ),
    ).toEqual(['ends soon', 'ends later', 'near', 'far', 'just over', 'long over']);
  });

  it('count as on until the evening of a last day that has no hours', () => {
    expect(order(at('coming', '2026-06-11'), at('last day', '2026-06-08', '2026-06-10'))[0]).toBe('last day');
  });

  it('that are equal keep the order of the server, however many there are', () => {
    const names = Array.from({ length: 40 }, (_, index) => `${index}`);
    expect(order(...names.map((name) => at(name, '')))).toEqual(names);
  });
});
