import type { FairMs } from '#domain/time/clocks.ts';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { lastDays } from '#domain/time/lastDays.ts';

/** The numbers of a booth that are kept by day. */
export const boothMeasures = ['views', 'likes', 'favourites', 'appointments'] as const;
export type BoothMeasure = (typeof boothMeasures)[number];

export type BoothCounts = Readonly<Record<BoothMeasure, number>>;

export interface BoothDay extends BoothCounts {
  /** `YYYY-MM-DD` at the venue. */
  readonly day: string;
}

interface StatisticsRow {
  readonly Date: string;
  readonly PVNumber: number | undefined;
  readonly ThumpUpNumber: number | undefined;
  readonly CollectionNumber: number | undefined;
  readonly AppointmentNumber: number | undefined;
}

const nothing: BoothCounts = { views: 0, likes: 0, favourites: 0, appointments: 0 };

const countOf = (value: number | undefined) => (value === undefined || !(value > 0) ? 0 : Math.floor(value));

/**
 * The last `length` days until the day of `nowMs`, the oldest first; a day without a row counts nothing. Of two rows of one day
 * the one with more views counts: the server adds to it. Empty where no row is of these days.
 */
export function boothDays(
  rows: readonly StatisticsRow[],
  nowMs: FairMs,
  length: number,
): readonly BoothDay[] {
  const counts = new Map<string, BoothCounts>();
  for (const row of rows) {
    const timeMs = parseVenueTime(row.Date);
    if (timeMs === undefined) continue;
    const day = formatVenueTime(timeMs, 'yyyy-MM-dd');
    const views = countOf(row.PVNumber);
    if ((counts.get(day)?.views ?? -1) > views) continue;
    counts.set(day, {
      views,
      likes: countOf(row.ThumpUpNumber),
      favourites: countOf(row.CollectionNumber),
      appointments: countOf(row.AppointmentNumber),
    });
  }
  const days = lastDays(nowMs, length);
  if (!days.some((day) => counts.has(day))) return [];
  return days.map((day) => ({ day, ...(counts.get(day) ?? nothing) }));
}
