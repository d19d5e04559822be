import { endOf, isAttendTime } from '#entities/appointment/rules/appointmentActions.ts';
import { type Appointment, readAppointment } from '#entities/appointment/rules/appointment.ts';
import { readCalendar } from '#entities/appointment/rules/calendar.ts';
import { slotDays } from '#entities/appointment/rules/slots.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { randomHex } from '#sandbox/randomText.ts';
import type { Records } from '#sandbox/records.ts';
import type { Row } from '#sandbox/store/store.ts';
import { dayMs, minuteMs, venueText } from '#sandbox/venueClock.ts';
import { commonFields } from '../accounts.ts';
import { type DataCall, getParams, getPart, getText, textOf } from '../call.ts';
import { BadParameters, type Envelope, refuse, resCodes, succeed } from '../envelope.ts';
import { decidedBy, isOrganiserOf } from '../organiser/organiserWrites.ts';
import { isOpenInvitation, whyNotAccepted } from './invitations.ts';
import { answeredLater, begun, openOnes, plansOf, reviewed, settled, withoutOwnFields } from './settled.ts';
import { shownAppointments } from './shownAppointments.ts';

/**
 * `insert/InvitationInfo`: takes a time once. A visitor's request needs a free time of the calendar; an invitation a time ahead at which
 * neither side has another appointment.
 */
export async function insertAppointment(call: DataCall): Promise<Envelope> {
  const { records, nowMs } = call;
  const record = getPart(getParams(call), 'record');
  const exhibitionId = getText(record, 'ExhibitionId');
  if (isOpenInvitation(record)) return store(call, { ...record, State: '2' });
  const visitorId = getText(record, 'VisitorId');
  // Only whether it is there.
  getText(record, 'ExhibitorId');
  if (!isRegistered(records, exhibitionId, visitorId)) {
    if (record['Type'] !== '1') throw new BadParameters('not registered at this exhibition');
    return refuse(resCodes.visitorNotRegistered, 'the visitor is not registered at this exhibition');
  }
  const row: Row = {
    ...record,
    ...commonFields(call),
    RecordId: randomHex(24),
    Remark: '',
    ApprovalTime: '',
  };
  if (textOf(record['InvitationId']) !== '')
    return whyNotAccepted(call, row) ?? store(call, { ...row, State: '4' });
  const read = readAppointment(row);
  if (read?.startMs === undefined || read.endMs === undefined) throw new BadParameters('the time is missing');
  const refusal = whyNot(call, read);
  if (refusal !== undefined) return refusal;
  return store(call, { ...row, ...begun(records, row, nowMs) });
}

async function store(call: DataCall, row: Row): Promise<Envelope> {
  const { records, nowMs } = call;
  const made: Row = { ...commonFields(call), RecordId: randomHex(24), Remark: '', ApprovalTime: '', ...row };
  await records.save([{ collection: 'InvitationInfo', recordId: String(made['RecordId']), row: made }]);
  return succeed(shownAppointments(records, [made], nowMs)[0]);
}

/** `update/InvitationInfo`: a decision, or another time. */
export async function updateAppointment(call: DataCall): Promise<Envelope> {
  const { records, nowMs } = call;
  const params = getParams(call);
  const recordId = getText(params, 'recordId');
  const found = records.find('InvitationInfo', recordId);
  if (found === undefined) return refuse(resCodes.appointmentGone, 'the appointment is gone');
  const row = settled(found, nowMs);
  const setValue = getPart(params, 'setValue');
  const isMoved = setValue['MeetingTimeDate'] !== undefined;
  const state = textOf(setValue['State']);
  const isReview = !isMoved && (state === '1' || state === '2');
  if (isReview && !isOrganiserOf(records, call.userId, row['ExhibitionId']))
    return refuse(resCodes.notTheOrganiser, 'not the organiser of this exhibition');
  if (!isAllowed(row, state, isMoved)) return refuse(resCodes.appointmentChanged, 'not in this state');
  const notMet = state === '5' ? whyNotMet(row, setValue, nowMs) : undefined;
  if (notMet !== undefined) return notMet;
  const seen = readAppointment(row);
  if (state === '4' && seen?.startMs !== undefined && !isAhead(seen, nowMs))
    return refuse(resCodes.appointmentTimeGone, 'the time is gone');
  if (state === '6' && (seen?.startMs ?? nowMs) > nowMs)
    return refuse(resCodes.attendanceNotNow, 'it has not begun');
  const changed: Row = { ...row, ...setValue, RecordId: recordId, UpdatedAt: venueText(nowMs) };
  const read = readAppointment(changed);
  if (isMoved && read !== undefined) {
    const refusal = whyNot(call, read, row['Type'] === '1');
    if (refusal !== undefined) return refusal;
  }
  const next = isMoved
    ? { ...withoutOwnFields(changed), ...begun(records, changed, nowMs) }
    : {
        ...changed,
        ...(isReview && { ...decidedBy(call), ...(state === '2' && reviewed(records, changed, nowMs)) }),
      };
  await records.save([{ collection: 'InvitationInfo', recordId, row: next }]);
  return succeed(1);
}

/** A meeting counts by when it was scanned, not by when it is sent; a place by its id. */
function whyNotMet(row: Row, setValue: Row, nowMs: number): Envelope | undefined {
  const read = readAppointment(row);
  const scannedAt = parseVenueTime(textOf(setValue['AttendTime'])) ?? nowMs;
  if (read === undefined || scannedAt > nowMs + minuteMs || !isAttendTime(read, scannedAt))
    return refuse(resCodes.attendanceNotNow, 'not the time of the appointment');
  const isElsewhere = setValue['AttendProof'] === '2' && setValue['SignInPlaceId'] !== row['SignInPlaceId'];
  return isElsewhere && row['SignInPlaceId'] !== undefined
    ? refuse(resCodes.attendanceElsewhere, 'the code of another place')
    : undefined;
}

/** What the host or the exhibitor decides on `/sandbox/appointments`. */
export function reviewAppointment(found: Row, decision: Row, nowMs: number): Row {
  const state = textOf(decision['state']);
  if (state === 'move') return movedByExhibitor(settled(found, nowMs), nowMs);
  if (!/^\d{1,2}$/.test(state)) throw new BadParameters('state must be a number');
  const row = settled(found, nowMs);
  const isApproved = row['State'] === '0' && state === '2';
  return {
    ...row,
    State: state,
    Remark: textOf(decision['reason']),
    ApprovalTime: venueText(nowMs),
    ...(isApproved && answeredLater(nowMs)),
  };
}

/** The exhibitor proposes the same hour of the next day: its visitor answers. */
function movedByExhibitor(row: Row, nowMs: number): Row {
  const startMs = readAppointment(row)?.startMs ?? nowMs;
  return {
    ...withoutOwnFields(row),
    Type: '1',
    State: '2',
    Initator: row['ExhibitorId'],
    InitatorChild: row['Type'] === '1' ? row['InitatorChild'] : row['ReceiverChild'],
    Receiver: row['VisitorId'],
    ReceiverChild: '',
    MeetingTimeDate: venueText(startMs + dayMs).slice(0, 10),
    Remark: '这一天有接待，改到第二天可以吗？',
  };
}

function isAllowed(row: Row, state: string, isMoved: boolean): boolean {
  const now = textOf(row['State']);
  if (isMoved || state === '7') return isOpenCode(now);
  if (state === '1' || state === '2') return now === '0';
  if (state === '3' || state === '4') return now === '2';
  return (state === '5' || state === '6') && now === '4';
}

const isOpenCode = (code: string) => code === '0' || code === '2' || code === '4';

/** @param isProposal whether the exhibitor has invited, and may publish no times */
function whyNot(call: DataCall, wanted: Appointment, isProposal = false): Envelope | undefined {
  const taken = refuse(resCodes.slotTaken, 'the time is taken');
  const others = openOnes(call, wanted.exhibitorId).filter(
    (other) => other.RecordId !== wanted.RecordId && other.contactId === wanted.contactId,
  );
  if (others.some((other) => overlaps(other, wanted))) return taken;
  if (wanted.own === 'invited') return whyNotInvited(call, wanted);
  const calendars = call.records
    .all('Calendar', { exhibitions: [wanted.exhibitionId] })
    .filter((row) => row['ExhibitorId'] === wanted.exhibitorId)
    .map(readCalendar)
    .filter((calendar) => calendar?.contactId === wanted.contactId);
  if (isProposal && calendars.length === 0) return isAhead(wanted, call.nowMs) ? undefined : taken;
  const slots = calendars.flatMap((calendar) => (calendar ? slotDays(calendar, call.nowMs) : []));
  const slot = slots.flatMap((day) => day.slots).find(({ startMs }) => startMs === wanted.startMs);
  return slot?.state === 'free' ? undefined : taken;
}

/** The booth may propose any time ahead, also one that it does not publish. */
function whyNotInvited(call: DataCall, wanted: Appointment): Envelope | undefined {
  if (!isAhead(wanted, call.nowMs)) return refuse(resCodes.appointmentTimeGone, 'the time is gone');
  const others = plansOf(call, wanted).filter(({ RecordId }) => RecordId !== wanted.RecordId);
  return others.some((other) => overlaps(other, wanted))
    ? refuse(resCodes.visitorBusy, 'the visitor has another appointment then')
    : undefined;
}

const isAhead = ({ startMs }: Appointment, nowMs: number) => startMs !== undefined && startMs > nowMs;

const overlaps = (one: Appointment, other: Appointment) =>
  one.startMs !== undefined &&
  other.startMs !== undefined &&
  one.startMs < (endOf(other) ?? 0) &&
  other.startMs < (endOf(one) ?? 0);

const isRegistered = (records: Records, exhibitionId: string, visitorId: string): boolean =>
  records
    .all('VisitorExhibitionInfo')
    .some((row) => row['ExhibitionId'] === exhibitionId && row['VisitorId'] === visitorId);
