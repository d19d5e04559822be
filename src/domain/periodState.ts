import { endOf } from './registrationState.ts';
import { parseVenueTime } from './formatVenueTime.ts';

/** `untilMs` (epoch) is when the state is due to change, where that is known. */
export interface PeriodState {
  readonly state: 'open' | 'notYetOpen' | 'ended';
  readonly untilMs?: number;
}

/** Whether something with a beginning and an end is open now; a bound that is missing or no date is none. */
export function periodState(start: string, end: string, nowMs: number): PeriodState {
  const startMs = parseVenueTime(start);
  const endMs = endOf(end);
  if (endMs !== undefined && nowMs >= endMs) return { state: 'ended' };
  if (startMs !== undefined && nowMs < startMs) return { state: 'notYetOpen', untilMs: startMs };
  return endMs === undefined ? { state: 'open' } : { state: 'open', untilMs: endMs };
}
