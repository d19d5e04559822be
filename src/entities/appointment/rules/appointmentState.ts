import { readLine } from '#domain/record/serverRow.ts';

/** In the order of the server's codes, '0' to '8'. */
export const appointmentStates = [
  'pending',
  'hostRejected',
  'hostApproved',
  'rejected',
  'agreed',
  'attended',
  'noShow',
  'cancelled',
  'deleted',
] as const;
export type AppointmentState = (typeof appointmentStates)[number] | 'unknown';

export function appointmentState(state: unknown): AppointmentState {
  const code = readLine(state);
  return (/^\d$/.test(code) ? appointmentStates[Number(code)] : undefined) ?? 'unknown';
}

/** The code that is written for a state. */
export const codeOfState = (state: (typeof appointmentStates)[number]): string =>
  String(appointmentStates.indexOf(state));
