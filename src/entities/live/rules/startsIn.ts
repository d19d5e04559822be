import type { FairMs } from '#domain/time/clocks.ts';

/** How long until a live begins; `later` is told by its date. */
export type StartsIn =
  | { readonly code: 'soon' | 'later' }
  | { readonly code: 'minutes' | 'hours'; readonly count: number };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Rounded up to minutes, so that it says "in 1 minute" until it begins; from an hour on to the nearest hour. */
export function startsIn(startMs: number, nowMs: FairMs): StartsIn {
  const leftMs = startMs - nowMs;
  if (leftMs <= 0) return { code: 'soon' };
  const minutes = Math.ceil(leftMs / minuteMs);
  if (minutes < 60) return { code: 'minutes', count: minutes };
  const hours = Math.round(leftMs / hourMs);
  return hours <= 12 ? { code: 'hours', count: Math.max(1, hours) } : { code: 'later' };
}
