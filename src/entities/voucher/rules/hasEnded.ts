import type { Voucher } from './voucher.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

const dayMs = 24 * 3_600_000;

/** Whether the exhibition is over; a day without an hour ends with that day. */
export function hasEnded({ exhibition }: Voucher, nowMs: number): boolean {
  const endMs = parseVenueTime(exhibition.EndTime);
  if (endMs === undefined) return false;
  return (exhibition.EndTime.indexOf(':') < 0 ? endMs + dayMs : endMs) <= nowMs;
}
