import type { FairMs } from '#domain/time/clocks.ts';
import { awaitedActor, isOpen, isOver } from '#entities/appointment/rules/appointmentActions.ts';
import type { BoothAppointment } from '#entities/appointment/rules/boothAppointment.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';

export interface BoothGroups {
  /** The exhibitor has to answer, and still can. */
  readonly toAnswer: readonly BoothAppointment[];
  /** What is to come, by `YYYY-MM-DD` at the venue; '' last, for what has no time. */
  readonly days: readonly { readonly day: string; readonly rows: readonly BoothAppointment[] }[];
  /** What is over, or comes to nothing; the latest first. */
  readonly earlier: readonly BoothAppointment[];
}

const byStart = (one: BoothAppointment, other: BoothAppointment) =>
  (one.startMs ?? Infinity) - (other.startMs ?? Infinity) || (one.RecordId < other.RecordId ? -1 : 1);

const hasBegun = ({ startMs }: BoothAppointment, nowMs: FairMs) => startMs !== undefined && startMs <= nowMs;

/** Each appointment of a booth in one group; what the organiser has not let through yet stands in none. */
export function groupBoothAppointments(rows: readonly BoothAppointment[], nowMs: FairMs): BoothGroups {
  const shown = rows.filter(({ state, own }) => !(state === 'pending' && own === 'invited')).sort(byStart);
  const isForBooth = (row: BoothAppointment) =>
    row.own === 'invited' && awaitedActor(row.state) === 'invited' && !hasBegun(row, nowMs);
  // An invitation that was declined stays in sight until its time: its answer would be folded otherwise.
  const isDeclined = ({ own, state }: BoothAppointment) => own === 'asker' && state === 'rejected';
  const isAhead = (row: BoothAppointment) =>
    (isOpen(row.state) || row.state === 'unknown' || isDeclined(row)) && !isOver(row, nowMs);
  const rest = shown.filter((row) => !isForBooth(row));
  const days = new Map<string, BoothAppointment[]>();
  for (const row of rest.filter(isAhead)) {
    const day = row.startMs === undefined ? '' : formatVenueTime(row.startMs, 'yyyy-MM-dd');
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return {
    toAnswer: shown.filter(isForBooth),
    days: Array.from(days, ([day, found]) => ({ day, rows: found })),
    earlier: rest.filter((row) => !isAhead(row)).reverse(),
  };
}
