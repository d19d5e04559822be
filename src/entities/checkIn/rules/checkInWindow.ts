import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import type { CheckInPlace } from './checkInPlace.ts';

/** `unknown`: without the server's clock only the server can decide. */
export type CheckInWindow = 'open' | 'notYet' | 'over' | 'unknown';

type Window = Pick<CheckInPlace, 'startMs' | 'endMs'>;

/** By the server's clock, never the phone's. */
export function checkInWindow({ startMs, endMs }: Window, serverNowMs: number | undefined): CheckInWindow {
  if (startMs === undefined && endMs === undefined) return 'open';
  if (serverNowMs === undefined) return 'unknown';
  if (startMs !== undefined && serverNowMs < startMs) return 'notYet';
  return endMs !== undefined && serverNowMs > endMs ? 'over' : 'open';
}

export function windowText({ startMs, endMs }: Window): string {
  const day = 'MM-dd';
  const minute = `${day} HH:mm`;
  if (startMs === undefined && endMs === undefined) return '';
  if (startMs === undefined) return `– ${formatVenueTime(endMs, minute)}`;
  if (endMs === undefined) return `${formatVenueTime(startMs, minute)} –`;
  const isOneDay = formatVenueTime(startMs, day) === formatVenueTime(endMs, day);
  return `${formatVenueTime(startMs, minute)} – ${formatVenueTime(endMs, isOneDay ? 'HH:mm' : minute)}`;
}
