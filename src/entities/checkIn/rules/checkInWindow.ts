import { type MomentReader, writeMoment, writeSpan } from '#domain/time/writeMoment.ts';
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

/** `3月10日 09:00–18:00`; with one of the two, a dash stands for the other. '' without either. */
export function windowText({ startMs, endMs }: Window, reader: MomentReader): string {
  if (startMs !== undefined && endMs !== undefined) return writeSpan(startMs, endMs, reader, 'date');
  if (startMs !== undefined) return `${writeMoment(startMs, 'dayTime', reader)} –`;
  return endMs === undefined ? '' : `– ${writeMoment(endMs, 'dayTime', reader)}`;
}
