import { useState } from 'react';
import type { Calendar } from '#entities/appointment/rules/calendar.ts';
import { isFree, type Slot, type SlotDay, slotDays } from '#entities/appointment/rules/slots.ts';
import { chosenDay } from '#entities/programme/rules/programmeDays.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';

interface Taken {
  readonly startMs: number;
  readonly endMs: number;
}

const noDay: SlotDay = { day: '', slots: [] };

/**
 * The times ahead that a booth can propose, by day; the chosen one stands in the address, for Back and a reload.
 * @param taken what is not offered beside what the calendar says
 */
export function useFreeTimes(calendar: Calendar | undefined, taken: readonly Taken[]) {
  const nowMs = useFairNow();
  const { params, ask } = useAskedAddress();
  const [lostMs, setLostMs] = useState<number>();
  const lost = lostMs === undefined ? [] : [{ startMs: lostMs, endMs: lostMs + 1 }];
  const days = (calendar === undefined ? [] : slotDays(calendar, nowMs, [...taken, ...lost]))
    .map(({ day, slots }) => ({ day, slots: slots.filter(({ state }) => state !== 'past') }))
    .filter(({ slots }) => slots.length > 0);
  const names = days.map(({ day }) => day);
  const firstFree = days.find(({ slots }) => slots.some(isFree))?.day ?? '';
  const shown = chosenDay(names, params.get('day') ?? firstFree, nowMs);
  const day = days.find((one) => one.day === shown) ?? days[0] ?? noDay;
  const askedMs = Number(params.get('at') || NaN);
  const slot = day.slots.find((one) => one.startMs === askedMs && isFree(one));
  return {
    days: names,
    day,
    slot,
    /** What was chosen from this page and cannot be proposed any more, epoch milliseconds; undefined for nothing. */
    missed:
      slot !== undefined || Number.isNaN(askedMs)
        ? undefined
        : { startMs: askedMs, isOver: askedMs <= nowMs },
    chooseDay: (name: string) => ask({ day: name, at: '' }),
    chooseSlot: ({ startMs }: Slot) =>
      ask({ day: formatVenueTime(startMs, 'yyyy-MM-dd'), at: String(startMs) }),
    loseSlot: ({ startMs }: Slot) => setLostMs(startMs),
  };
}
