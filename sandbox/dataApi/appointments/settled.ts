import { endOf, isOpen } from '#entities/appointment/rules/appointmentActions.ts';
import { type Appointment, readAppointment } from '#entities/appointment/rules/appointment.ts';
import type { Records } from '#sandbox/records.ts';
import type { Row } from '#sandbox/store/store.ts';
import { minuteMs } from '#sandbox/venueClock.ts';
import type { DataCall } from '../call.ts';

/** How long an exhibitor takes to agree. */
const answerMs = 20_000;
/** What neither side has confirmed so long after its end did not take place. */
const missedMs = 12 * 60 * minuteMs;
const answersAt = 'SandboxAnswersAtMs';

/** By the number in its id: agrees immediately, after the host's review, or after a while. */
function answersOf(exhibitorId: string): 'immediately' | 'reviewed' | 'later' {
  const rest = Number(exhibitorId.slice(-4)) % 4;
  return rest === 1 ? 'immediately' : rest === 2 ? 'reviewed' : 'later';
}

/** Whether an exhibitor has set that requests are agreed automatically; undefined where it has set nothing. */
function isAutomatic(records: Records, { ExhibitionId, ExhibitorId }: Row): boolean | undefined {
  const found = records
    .all('AutoApprovalInvition')
    .find((row) => row['ExhibitionId'] === ExhibitionId && row['ExhibitorId'] === ExhibitorId);
  return found === undefined ? undefined : found['isOpen'] === '1';
}

/** What a request begins with: the exhibitor's own setting, else by its number. A proposal of the exhibitor waits for its visitor. */
export function begun(records: Records, row: Row, nowMs: number): Row {
  if (row['Type'] === '1') return { State: '2' };
  const automatic = isAutomatic(records, row);
  if (automatic !== undefined) return { State: automatic ? '4' : '2' };
  const answers = answersOf(String(row['ExhibitorId']));
  if (answers === 'immediately') return { State: '4' };
  return answers === 'reviewed' ? { State: '0' } : { State: '2', ...answeredLater(nowMs) };
}

/** What the host has let through: an exhibitor who has set nothing answers after a while. */
export function reviewed(records: Records, row: Row, nowMs: number): Row {
  const automatic = isAutomatic(records, row);
  if (automatic === undefined) return answeredLater(nowMs);
  return automatic ? { State: '4' } : {};
}

/** The exhibitor sees it now, and answers after a while. */
export const answeredLater = (nowMs: number): Row => ({ [answersAt]: nowMs + answerMs });

/** The row as it is by now: an exhibitor may have answered, or the meeting be missed. */
export function settled(row: Row, nowMs: number): Row {
  const at = row[answersAt];
  if (row['State'] === '2' && typeof at === 'number' && nowMs >= at) return { ...row, State: '4' };
  const read = readAppointment(row);
  const until = read && endOf(read);
  if (row['State'] === '4' && until !== undefined && nowMs > until + missedMs) return { ...row, State: '6' };
  return row;
}

export function withoutOwnFields(row: Row): Row {
  const { [answersAt]: _, ...rest } = row;
  return rest;
}

export const settledAppointments = (records: Records, nowMs: number): Row[] =>
  records.all('InvitationInfo').map((row) => settled(row, nowMs));

/** What takes time of an exhibitor by now. */
export const openOnes = (call: DataCall, exhibitorId: string): Appointment[] =>
  openAmong(call, (row) => row['ExhibitorId'] === exhibitorId);

/** What a visitor has agreed to, or has asked for. An invitation that is not answered takes no time of the invited. */
export const plansOf = (
  call: DataCall,
  { exhibitionId, visitorId }: Pick<Appointment, 'exhibitionId' | 'visitorId'>,
): Appointment[] =>
  openAmong(call, (row) => row['ExhibitionId'] === exhibitionId && row['VisitorId'] === visitorId).filter(
    ({ own, state }) => own === 'asker' || state === 'agreed',
  );

function openAmong({ records, nowMs }: DataCall, isOne: (row: Row) => boolean): Appointment[] {
  return records
    .all('InvitationInfo')
    .filter(isOne)
    .map((row) => readAppointment(settled(row, nowMs)))
    .filter((read): read is Appointment => read !== undefined && isOpen(read.state));
}
