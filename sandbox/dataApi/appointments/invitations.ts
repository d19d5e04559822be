import { endOf } from '#entities/appointment/rules/appointmentActions.ts';
import { type Appointment, readAppointment } from '#entities/appointment/rules/appointment.ts';
import { readInvitation } from '#entities/invitation/rules/invitation.ts';
import type { Records } from '#sandbox/records.ts';
import type { Row } from '#sandbox/store/store.ts';
import { type DataCall, textOf } from '../call.ts';
import { type Envelope, refuse, resCodes } from '../envelope.ts';
import { openOnes, plansOf } from './settled.ts';

/** An invitation that its link gives away. */
export const isOpenInvitation = (row: Row): boolean => row['Type'] === '2' && textOf(row['VisitorId']) === '';

const given = ['4', '5', '6'];

/** Who has accepted it and has not cancelled. */
const acceptancesOf = (records: Records, invitationId: unknown): Row[] =>
  records
    .all('InvitationInfo')
    .filter((row) => row['InvitationId'] === invitationId && given.includes(textOf(row['State'])));

/** With how many have accepted it. */
export const withTaken = (records: Records, row: Row): Row =>
  isOpenInvitation(row) ? { ...row, Taken: String(acceptancesOf(records, row['RecordId']).length) } : row;

/** Why a visitor cannot accept an invitation; undefined where they can. */
export function whyNotAccepted(call: DataCall, row: Row): Envelope | undefined {
  const { records } = call;
  const invitation = records.find('InvitationInfo', row['InvitationId']);
  if (invitation === undefined || !isOpenInvitation(invitation) || invitation['State'] === '7')
    return refuse(resCodes.invitationWithdrawn, 'the invitation is withdrawn');
  const all = records.all('InvitationInfo').filter((one) => one['InvitationId'] === row['InvitationId']);
  if (all.some((one) => one['VisitorId'] === row['VisitorId']))
    return refuse(resCodes.alreadyAsked, 'accepted already');
  const seats = readInvitation(invitation)?.seats ?? 1;
  if (acceptancesOf(records, row['InvitationId']).length >= seats)
    return refuse(resCodes.invitationFull, 'all places are taken');
  const wanted = readAppointment(row);
  return wanted === undefined ? undefined : whyNotMet(call, wanted, row['InvitationId']);
}

/** Those who accept one invitation come at the same time. */
function whyNotMet(call: DataCall, wanted: Appointment, invitationId: unknown): Envelope | undefined {
  if (wanted.startMs === undefined || wanted.startMs <= call.nowMs)
    return refuse(resCodes.appointmentTimeGone, 'the time is gone');
  const isSameInvitation = ({ RecordId }: Appointment) =>
    call.records.find('InvitationInfo', RecordId)?.['InvitationId'] === invitationId;
  const others = openOnes(call, wanted.exhibitorId).filter(
    (other) => other.contactId === wanted.contactId && !isSameInvitation(other),
  );
  if (others.some((other) => overlaps(other, wanted))) return refuse(resCodes.slotTaken, 'the time is taken');
  return plansOf(call, wanted).some((other) => overlaps(other, wanted))
    ? refuse(resCodes.visitorBusy, 'the visitor has another appointment then')
    : undefined;
}

const overlaps = (one: Appointment, other: Appointment) =>
  one.startMs !== undefined &&
  other.startMs !== undefined &&
  one.startMs < (endOf(other) ?? 0) &&
  other.startMs < (endOf(one) ?? 0);
