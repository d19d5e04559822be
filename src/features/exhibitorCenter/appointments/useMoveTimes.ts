import { useState } from 'react';
import { endOf, isOpen } from '#entities/appointment/rules/appointmentActions.ts';
import type { Calendar } from '#entities/appointment/rules/calendar.ts';
import { calendarsForMove } from '#entities/appointment/rules/proposalCalendar.ts';
import { isFree, type Slot, type SlotDay, slotDays } from '#entities/appointment/rules/slots.ts';
import type { BoothAppointment } from '#entities/appointment/rules/boothAppointment.ts';
import { chosenDay } from '#entities/programme/rules/programmeDays.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';

export interface MoveData {
  readonly rows: readonly BoothAppointment[];
  readonly calendars: readonly Calendar[] | undefined;
  readonly fairDays: readonly string[];
}

const noDay: SlotDay = { day: '', slots: [] };

/** The times that a booth can propose: those of its calendar, or of each day where it publishes none. */
export function useMoveTimes(moved: BoothAppointment, { rows, calendars = [], fairDays }: MoveData) {
  const nowMs = useFairNow();
  const { params, ask } = useAskedAddress();
  const [lostMs, setLostMs] = useState<number>();
  const partner = {
    company: moved.guest.company,
    logo: '',
    boothNo: '',
    hallId: '',
    person: moved.contactName,
  };
  const [calendar] = calendarsForMove({ ...moved, own: 'invited', partner }, calendars, fairDays);
  const taken = rows
    .filter(
      (row) => row.contactId === moved.contactId && row.RecordId !== moved.RecordId && isOpen(row.state),
    )
    .map((row) => ({ startMs: row.startMs ?? NaN, endMs: endOf(row) ?? NaN }));
  // The time that is already agreed is not offered as another one.
  const own = { startMs: moved.startMs ?? NaN, endMs: endOf(moved) ?? NaN };
  const lost = lostMs === undefined ? [] : [{ startMs: lostMs, endMs: lostMs + 1 }];
  const days = (calendar === undefined ? [] : slotDays(calendar, nowMs, [...taken, own, ...lost]))
    .map(({ day, slots }) => ({ day, slots: slots.filter(({ state }) => state !== 'past') }))
    .filter(({ slots }) => slots.length > 0);
  const names = days.map(({ day }) => day);
  const firstFree = days.find(({ slots }) => slots.some(isFree))?.day ?? '';
  const shown = chosenDay(names, params.get('day') ?? firstFree, nowMs);
  const day = days.find((one) => one.day === shown) ?? days[0] ?? noDay;
  return {
    days: names,
    day,
    slot: day.slots.find((one) => String(one.startMs) === params.get('at') && isFree(one)),
    chooseDay: (name: string) => ask({ day: name, at: '' }),
    chooseSlot: ({ startMs }: Slot) =>
      ask({ day: formatVenueTime(startMs, 'yyyy-MM-dd'), at: String(startMs) }),
    loseSlot: ({ startMs }: Slot) => setLostMs(startMs),
  };
}
