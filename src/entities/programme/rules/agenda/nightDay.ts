import type { FairMs } from '#domain/time/clocks.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import type { AgendaDay } from './agendaDays.ts';
import { isOff, isWindow, untilMs } from './agendaEntry.ts';

const dayMs = 86_400_000;

/**
 * After midnight the day before, while something that has begun on it is still on and nothing of the new day has begun; undefined at
 * all other times.
 */
export function nightDay(days: readonly AgendaDay[], nowMs: FairMs): string | undefined {
  const hasBegun = (name: string) =>
    (days.find(({ day }) => day === name)?.entries ?? []).filter(
      (entry) => !isWindow(entry) && !isOff(entry) && entry.startMs <= nowMs,
    );
  const before = formatVenueTime(nowMs - dayMs, 'yyyy-MM-dd');
  const isOn = hasBegun(before).some((entry) => untilMs(entry) > nowMs);
  return isOn && hasBegun(formatVenueTime(nowMs, 'yyyy-MM-dd')).length === 0 ? before : undefined;
}
