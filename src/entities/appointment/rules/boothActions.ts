import type { FairMs } from '#domain/time/clocks.ts';
import { type AppointmentAction, actionsOf } from './appointmentActions.ts';
import type { AppointmentState } from './appointmentState.ts';
import type { BoothAppointment } from './boothAppointment.ts';

/** `noShow`: the visitor did not come. */
export type BoothAction = AppointmentAction | 'noShow';

/** What only a booth may do, whichever side has asked: it is where the two meet. */
export const standActions: Readonly<Partial<Record<AppointmentState, readonly BoothAction[]>>> = {
  agreed: ['noShow'],
};

/** How long a booth waits before it can say that a visitor did not come. Assumed. */
const latestArrivalMs = 10 * 60_000;

const isLate = ({ startMs }: Pick<BoothAppointment, 'startMs'>, nowMs: FairMs) =>
  startMs !== undefined && nowMs >= startMs + latestArrivalMs;

/** What a booth may do with an appointment now: what its side of it may, and what a booth alone may. */
export function boothActionsOf(
  appointment: Pick<BoothAppointment, 'state' | 'own' | 'startMs' | 'endMs'>,
  nowMs: FairMs,
): readonly BoothAction[] {
  // Asking a visitor again begins on the page of the visitor's lead, not here.
  const shared = actionsOf(appointment, appointment.own, nowMs).filter((action) => action !== 'askAgain');
  const own = isLate(appointment, nowMs) ? (standActions[appointment.state] ?? []) : [];
  return [...shared, ...own];
}
