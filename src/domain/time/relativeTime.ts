import type { FairMs } from './clocks.ts';
import { formatVenueTime } from './formatVenueTime.ts';

/** `count` is a whole number from 1; `text` is venue time. */
export type RelativeTime =
  | { readonly code: 'justNow' }
  | { readonly code: 'seconds' | 'minutes' | 'hours' | 'days'; readonly count: number }
  | { readonly code: 'date'; readonly text: string };

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * Epoch milliseconds. Units are rounded down; exactly one second and seven days belong to the unit they end. Older,
 * future or invalid times become a date (`yyyy-MM-dd HH:mm`), a missing time `--`.
 */
export function relativeTime(thenMs: number | undefined, nowMs: FairMs): RelativeTime {
  const elapsedMs = nowMs - (thenMs ?? NaN);
  if (!(elapsedMs >= 0 && elapsedMs <= 7 * dayMs)) return { code: 'date', text: formatVenueTime(thenMs) };
  if (elapsedMs <= secondMs) return { code: 'justNow' };
  if (elapsedMs < minuteMs) return { code: 'seconds', count: Math.floor(elapsedMs / secondMs) };
  if (elapsedMs < hourMs) return { code: 'minutes', count: Math.floor(elapsedMs / minuteMs) };
  if (elapsedMs < dayMs) return { code: 'hours', count: Math.floor(elapsedMs / hourMs) };
  return { code: 'days', count: Math.floor(elapsedMs / dayMs) };
}
