import type { FairMs } from '#domain/time/clocks.ts';
import { parseVenueTime, venueOffsetMs } from '#domain/time/formatVenueTime.ts';

const dayMs = 86_400_000;

type Closing = { readonly closingDate: string };

/** A post is open through the whole of its last day; undefined for one that does not close. */
export function closedFromMs({ closingDate }: Closing): number | undefined {
  const startMs = parseVenueTime(closingDate);
  return startMs === undefined ? undefined : startMs + dayMs;
}

export function isClosed(post: Closing, nowMs: FairMs): boolean {
  const fromMs = closedFromMs(post);
  return fromMs !== undefined && nowMs >= fromMs;
}

/** Days of the venue from today to the last day: 0 for today, undefined where it is closed or does not close. */
export function daysToClosing(post: Closing, nowMs: FairMs): number | undefined {
  const lastMs = parseVenueTime(post.closingDate);
  if (lastMs === undefined || isClosed(post, nowMs)) return undefined;
  const dayOf = (timeMs: number) => Math.floor((timeMs + venueOffsetMs) / dayMs);
  return dayOf(lastMs) - dayOf(nowMs);
}
