import type { FairMs } from '#domain/time/clocks.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import type { Appointment } from './appointment.ts';
import { awaitedActor, isOpen, isOver } from './appointmentActions.ts';

/** Whether the visitor has to answer. */
export const isForVisitor = (appointment: Appointment, nowMs: FairMs): boolean =>
  appointment.own === 'invited' &&
  awaitedActor(appointment.state) === 'invited' &&
  !(appointment.startMs !== undefined && appointment.startMs <= nowMs);

export interface AppointmentGroups<T> {
  readonly toAnswer: readonly T[];
  /** What is to come, by `YYYY-MM-DD` at the venue; '' last, for what has no time. */
  readonly days: readonly { readonly day: string; readonly rows: readonly T[] }[];
  /** What is over, or comes to nothing; the latest first. */
  readonly earlier: readonly T[];
}

const dayOf = ({ startMs }: Appointment) =>
  startMs === undefined ? '' : formatVenueTime(startMs, 'yyyy-MM-dd');
const byStart = (one: Appointment, other: Appointment) =>
  (one.startMs ?? Infinity) - (other.startMs ?? Infinity) || (one.RecordId < other.RecordId ? -1 : 1);

/** Each appointment in one group. */
export function appointmentGroups<T extends Appointment>(
  rows: readonly T[],
  nowMs: FairMs,
): AppointmentGroups<T> {
  const sorted = rows.slice().sort(byStart);
  const toAnswer = sorted.filter((row) => isForVisitor(row, nowMs));
  const rest = sorted.filter((row) => toAnswer.indexOf(row) < 0);
  const isAhead = (row: T) => (isOpen(row.state) || row.state === 'unknown') && !isOver(row, nowMs);
  const days = new Map<string, T[]>();
  for (const row of rest.filter(isAhead)) days.set(dayOf(row), [...(days.get(dayOf(row)) ?? []), row]);
  return {
    toAnswer,
    days: Array.from(days, ([day, found]) => ({ day, rows: found })),
    earlier: rest.filter((row) => !isAhead(row)).reverse(),
  };
}
