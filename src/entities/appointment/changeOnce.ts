import { appointmentRefusals, updateAppointment } from './api/appointmentWrites.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import type { AppointmentState } from './rules/appointmentState.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { changeRow, type RowChangeFailure } from '#sending/changeRow.ts';

/** `notNow` and `wrongPlace`: a meeting is not taken for one. */
export type ChangeFailure =
  | RowChangeFailure
  | 'slotTaken'
  | 'visitorBusy'
  | 'timeGone'
  | 'notNow'
  | 'wrongPlace'
  | 'refused';

interface Changeable {
  readonly RecordId: string;
  readonly state: AppointmentState;
  readonly startMs: number | undefined;
}

export interface Change<T extends Changeable> {
  /** What the change goes out from. */
  readonly seen: Changeable;
  /** As the server has it now; undefined where it is no more. @throws ApiProblem */
  readonly readAgain: (client: ApiClient) => Promise<T | undefined>;
  readonly setValue: ServerRow;
  /** Whether it is so now. */
  readonly holds: (now: T) => boolean;
  /** On whose behalf, where that is not the visitor. */
  readonly userId?: string;
}

/** Looks whether the appointment is still the one on the screen, changes it once, and looks again where no answer came. */
export function changeOnce<T extends Changeable>(change: Change<T>): Promise<'done' | ChangeFailure> {
  const { seen, readAgain, setValue, holds, userId } = change;
  return changeRow<T, ChangeFailure>({
    readAgain,
    holds,
    isAsSeen: (now) => now.state === seen.state && now.startMs === seen.startMs,
    send: (client) => updateAppointment(client, seen.RecordId, setValue, userId ? { userId } : undefined),
    refusalOf: failureOf,
  });
}

function failureOf(resCode: number): ChangeFailure {
  const refusal = appointmentRefusals[resCode];
  // Said to a new request alone.
  return refusal === undefined || refusal === 'alreadyAsked' || refusal === 'notRegistered'
    ? 'refused'
    : refusal;
}
