import type { FairMs } from '#domain/time/clocks.ts';
import { endOf, isOpen } from '#entities/appointment/rules/appointmentActions.ts';
import type { AppointmentState } from '#entities/appointment/rules/appointmentState.ts';
import type { Calendar } from '#entities/appointment/rules/calendar.ts';
import { atVenue } from '#entities/appointment/rules/readClock.ts';
import { isFree, type Slot, slotDays } from '#entities/appointment/rules/slots.ts';
import type { BoothAppointment } from '#entities/appointment/rules/boothAppointment.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';

/** A part of a booth's day. Epoch milliseconds; `contactId` is '' for the booth itself. */
export type BoothDayRow =
  | { readonly kind: 'appointment'; readonly startMs: number; readonly row: BoothAppointment }
  /** Times that visitors can choose, one after the other. */
  | Part<'free', { readonly slots: readonly Slot[] }>
  /** Times that the server has given away, of which no appointment is shown. */
  | Part<'taken'>
  | Part<'lunch'>
  | { readonly kind: 'now'; readonly startMs: number };

type Part<Kind extends string, More = unknown> = {
  readonly kind: Kind;
  readonly startMs: number;
  readonly endMs: number;
  readonly contactId: string;
} & More;

const shownStates: readonly AppointmentState[] = ['attended', 'noShow'];

/** What takes up, or has taken up, time of the booth; what the organiser still reviews is not shown to it. */
const isOnDay = ({ state, own, startMs }: BoothAppointment): boolean =>
  startMs !== undefined &&
  (isOpen(state) || shownStates.includes(state)) &&
  !(state === 'pending' && own === 'invited');

interface Standing {
  readonly calendars: readonly Calendar[];
  readonly rows: readonly BoothAppointment[];
  readonly nowMs: FairMs;
}

const dayOf = (timeMs: number) => formatVenueTime(timeMs, 'yyyy-MM-dd');

/** The days on which something is or can be, `YYYY-MM-DD` at the venue. */
export function boothDays({ calendars, rows, nowMs }: Standing, fair: readonly string[]): readonly string[] {
  const days = new Set(fair);
  for (const calendar of calendars) for (const { day } of slotDays(calendar, nowMs)) days.add(day);
  for (const { startMs = NaN } of rows.filter(isOnDay)) days.add(dayOf(startMs));
  return Array.from(days).sort();
}

/** What is on a day of the booth. */
export const rowsOn = (rows: readonly BoothAppointment[], day: string): readonly BoothAppointment[] =>
  rows.filter((row) => isOnDay(row) && dayOf(row.startMs ?? NaN) === day);

const overlaps = (slot: Slot, row: BoothAppointment) =>
  (row.startMs ?? NaN) < slot.endMs && (endOf(row) ?? NaN) > slot.startMs;

/** One after the other, without an appointment between them. */
function joined(slots: readonly Slot[], breaks: readonly number[]): readonly (readonly Slot[])[] {
  const groups: Slot[][] = [];
  let last: Slot | undefined;
  for (const slot of slots) {
    const from = last?.startMs ?? NaN;
    const isNext = last?.endMs === slot.startMs && !breaks.some((at) => at > from && at <= slot.startMs);
    if (isNext) groups[groups.length - 1]?.push(slot);
    else groups.push([slot]);
    last = slot;
  }
  return groups;
}

function partsOf(calendar: Calendar, day: string, { rows, nowMs }: Standing): readonly BoothDayRow[] {
  const { contactId, lunch } = calendar;
  const slots = slotDays(calendar, nowMs).find((one) => one.day === day)?.slots ?? [];
  if (slots.length === 0) return [];
  const breaks = rows.map(({ startMs = NaN }) => startMs);
  const own = rows.filter((row) => row.contactId === contactId);
  const known = (slot: Slot) => own.some((row) => overlaps(slot, row));
  const spanOf = (group: readonly Slot[]) => ({
    contactId,
    startMs: group[0]?.startMs ?? NaN,
    endMs: group[group.length - 1]?.endMs ?? NaN,
  });
  const free = slots.filter((slot) => isFree(slot) && !known(slot));
  const taken = slots.filter((slot) => slot.state === 'taken' && !known(slot));
  const [from, until] = lunch === undefined ? [] : [atVenue(day, lunch.from), atVenue(day, lunch.until)];
  const isLunch = from !== undefined && until !== undefined && isWithin(slots, from, until);
  return [
    ...joined(free, breaks).map((group) => ({ kind: 'free' as const, ...spanOf(group), slots: group })),
    ...joined(taken, breaks).map((group) => ({ kind: 'taken' as const, ...spanOf(group) })),
    ...(isLunch ? [{ kind: 'lunch' as const, startMs: from, endMs: until, contactId }] : []),
  ];
}

/** Between the first and the last time, so that a free afternoon has no lunch. */
const isWithin = (slots: readonly Slot[], from: number, until: number) =>
  slots.some(({ endMs }) => endMs <= from) && slots.some(({ startMs }) => startMs >= until);

const order: readonly BoothDayRow['kind'][] = ['now', 'appointment', 'taken', 'free', 'lunch'];

/**
 * A day of the booth in the order of its times: appointments, the times that visitors see as free, lunch, and on the day of `nowMs`
 * where it is now. `rows` and `calendars` are those of the contact who is shown, or of all.
 */
export function boothDay(standing: Standing, day: string): readonly BoothDayRow[] {
  const { calendars, nowMs } = standing;
  const rows = rowsOn(standing.rows, day);
  const parts = calendars.reduce<BoothDayRow[]>(
    (all, calendar) => [...all, ...partsOf(calendar, day, { ...standing, rows })],
    rows.map((row) => ({ kind: 'appointment', startMs: row.startMs ?? NaN, row })),
  );
  const once = parts.filter((part, at) => !isSameLunch(part, parts.slice(0, at)));
  if (once.length > 0 && day === dayOf(nowMs)) once.push({ kind: 'now', startMs: nowMs });
  return once.sort(
    (one, other) => one.startMs - other.startMs || order.indexOf(one.kind) - order.indexOf(other.kind),
  );
}

const isSameLunch = (part: BoothDayRow, earlier: readonly BoothDayRow[]) =>
  part.kind === 'lunch' &&
  earlier.some((one) => one.kind === 'lunch' && one.startMs === part.startMs && one.endMs === part.endMs);

export interface ContactClash {
  /** '' for the booth itself. */
  readonly contactId: string;
  /** By start; each overlaps another one. */
  readonly rows: readonly BoothAppointment[];
}

/** Open appointments of one contact that are at the same time; what is over clashes with nothing. */
export function contactClashes(rows: readonly BoothAppointment[], nowMs: FairMs): readonly ContactClash[] {
  const open = rows
    .filter((row) => isOnDay(row) && isOpen(row.state) && (endOf(row) ?? NaN) > nowMs)
    .sort((one, other) => (one.startMs ?? 0) - (other.startMs ?? 0));
  const clashes: { contactId: string; rows: BoothAppointment[]; endsMs: number }[] = [];
  for (const row of open) {
    const group = clashes.find(
      ({ contactId, endsMs }) => contactId === row.contactId && endsMs > (row.startMs ?? NaN),
    );
    if (group === undefined)
      clashes.push({ contactId: row.contactId, rows: [row], endsMs: endOf(row) ?? NaN });
    else {
      group.rows.push(row);
      group.endsMs = Math.max(group.endsMs, endOf(row) ?? NaN);
    }
  }
  return clashes
    .filter((clash) => clash.rows.length > 1)
    .map(({ contactId, rows: found }) => ({ contactId, rows: found }));
}
