import { useSyncExternalStore } from 'react';
import { useNow } from '../../ui/values/useNow.ts';
import { clockOffsetMs, onClockOffset } from './fairClock.ts';
import { services } from './services.ts';

const minuteMs = 60_000;
const untilNextMinute = (nowMs: number) => minuteMs - (nowMs % minuteMs);

/** The time at the fair by the minute, also where the phone's clock is off by hours or a day. Epoch milliseconds. */
export function useFairNow(): number {
  const offsetMs = useSyncExternalStore(onClockOffset, clockOffsetMs);
  return useNow(untilNextMinute, services().now) + offsetMs;
}
