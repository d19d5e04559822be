import { endOf } from './registrationState.ts';
import { parseVenueTime } from '../time/formatVenueTime.ts';

/** `untilMs` (epoch): when the state will change, if known. */
export interface PeriodState {
  readonly state: 'open' | 'notYetOpen' | 'ended';
  readonly untilMs?: number;
}

export function periodState(start: string, end: string, nowMs: number): PeriodState {
  const startMs = parseVenueTime(start);
  const endMs = endOf(end);
  if (endMs !== undefined && nowMs >= endMs) return { state: 'ended' };
  if (startMs !== undefined && nowMs < startMs) return { state: 'notYetOpen', untilMs: startMs };
  return endMs === undefined ? { state: 'open' } : { state: 'open', untilMs: endMs };
}
