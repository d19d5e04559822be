import type { FairMs } from '../time/clocks.ts';
import { type Period, readPeriod } from '../time/period/readPeriod.ts';

/** `untilMs` (epoch): when the state will change, if known. */
export interface PeriodState {
  readonly state: 'open' | 'notYetOpen' | 'ended';
  readonly untilMs?: number;
}

/** Of a period of days; of hours with `readHours` as `read`. */
export function periodState(
  start: string,
  end: string,
  nowMs: FairMs,
  read: (start: string, end: string) => Period = readPeriod,
): PeriodState {
  const { startMs, endMs } = read(start, end);
  if (endMs !== undefined && nowMs >= endMs) return { state: 'ended' };
  if (startMs !== undefined && nowMs < startMs) return { state: 'notYetOpen', untilMs: startMs };
  return endMs === undefined ? { state: 'open' } : { state: 'open', untilMs: endMs };
}
