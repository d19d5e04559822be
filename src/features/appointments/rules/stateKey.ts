import type { FairMs } from '#domain/time/clocks.ts';
import type { Appointment } from '#entities/appointment/rules/appointment.ts';
import type { AppointmentState } from '#entities/appointment/rules/appointmentState.ts';
import { awaitedActor, isAttendTime, isOver } from '#entities/appointment/rules/appointmentActions.ts';

type Told = Pick<Appointment, 'state' | 'own'>;

type OwnState = 'hostApproved' | 'rejected';
const isOwnState = (state: AppointmentState): state is OwnState =>
  state === 'hostApproved' || state === 'rejected';

/** The name of the word for a state, which may differ for the invited. */
export function stateKey({ state, own }: Told): AppointmentState | `${OwnState}_own` {
  return own === 'invited' && isOwnState(state) ? `${state}_own` : state;
}

export type LineKey =
  | ReturnType<typeof stateKey>
  | 'pending_own'
  | 'agreed_now'
  | 'agreed_over'
  | 'missed'
  | 'missed_own';

/** The name of the sentence that says what comes next, and who must act. */
export function lineKey(
  appointment: Pick<Appointment, 'state' | 'own' | 'startMs' | 'endMs'>,
  nowMs: FairMs,
): LineKey {
  const { state, own, startMs } = appointment;
  if (awaitedActor(state) !== undefined && startMs !== undefined && startMs <= nowMs)
    return own === 'invited' ? 'missed_own' : 'missed';
  if (state === 'pending' && own === 'invited') return 'pending_own';
  if (state !== 'agreed') return stateKey(appointment);
  if (isAttendTime(appointment, nowMs)) return 'agreed_now';
  return isOver(appointment, nowMs) ? 'agreed_over' : 'agreed';
}
