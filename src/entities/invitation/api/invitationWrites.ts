import { readLine, type ServerRow } from '#domain/record/serverRow.ts';
import type { ApiClient, CallOptions } from '#data/client/apiClient.ts';
import { outcomeOf, type SentOnce } from '#data/client/outcomeOf.ts';
import { lookUp, type RowLookup } from '#data/collections/lookUp.ts';
import { appointments } from '#entities/appointment/api/appointmentCollections.ts';
import {
  insertAppointment,
  invitationRecord,
  type MeetingTime,
  timeFields,
  updateAppointment,
} from '#entities/appointment/api/appointmentWrites.ts';
import { codeOfState } from '#entities/appointment/rules/appointmentState.ts';
import type { AcceptanceNote, AcceptanceRefusal } from '#entities/acceptance/rules/acceptanceNote.ts';
import { readAcceptance } from '../rules/acceptance.ts';

/** What the server says no to an acceptance with; 1607 and 1608 are assumed, the others as for an invitation of one visitor. */
export const acceptanceRefusals: Readonly<Record<number, AcceptanceRefusal>> = {
  1601: 'slotTaken',
  1602: 'withdrawn',
  1604: 'visitorBusy',
  1605: 'timeGone',
  1606: 'notRegistered',
  1607: 'withdrawn',
  1608: 'full',
};

/** The same is stored already. */
export const alreadyAccepted = 400001;

export interface NewInvitation {
  readonly exhibitionId: string;
  readonly exhibitorId: string;
  readonly contactId: string;
  readonly channelId: string;
  readonly time: MeetingTime | undefined;
  readonly place: string;
  readonly words: string;
  readonly seats: number;
  readonly clientRef: string;
}

/** An invitation that its link gives away: it names no visitor, and is no appointment. */
export function openInvitationRecord(entry: NewInvitation): ServerRow {
  const { exhibitionId, exhibitorId, contactId, channelId, time, place, words, seats } = entry;
  return {
    ExhibitionId: exhibitionId,
    ClientRef: entry.clientRef,
    Type: '2',
    State: '2',
    ExhibitorId: exhibitorId,
    Initator: exhibitorId,
    ...(contactId !== '' && { InitatorChild: contactId }),
    ...(channelId !== '' && { ChannelId: channelId }),
    ...(time && timeFields(time)),
    MeetingPlace: place,
    InvitationMsgContent: words,
    Seats: String(seats),
  };
}

/** An acceptance with its meeting is an appointment that is agreed; without one it is a row of the invitation's type. */
function acceptanceRecord(note: AcceptanceNote): ServerRow {
  const { exhibitionId, exhibitorId, contactId, visitorId, clientRef, invitationId } = note;
  const { startMs, endMs, place, words } = note;
  const common = { InvitationId: invitationId, State: codeOfState('agreed') };
  if (startMs > 0) {
    const entry = { exhibitionId, exhibitorId, contactId, visitorId, clientRef, startMs, endMs, place };
    return { ...invitationRecord({ ...entry, reason: words }), ...common };
  }
  return {
    ExhibitionId: exhibitionId,
    ClientRef: clientRef,
    Type: '2',
    VisitorId: visitorId,
    ExhibitorId: exhibitorId,
    Initator: exhibitorId,
    Receiver: visitorId,
    ...(contactId !== '' && { InitatorChild: contactId }),
    ...common,
  };
}

export const insertInvitation = insertAppointment;

/** Sends an acceptance once; never throws for what the network or the server does. */
export const insertAcceptance = (client: ApiClient, note: AcceptanceNote): Promise<SentOnce> =>
  outcomeOf(client.write('/data/insert/InvitationInfo', { record: acceptanceRecord(note) }));

/** It cannot be accepted from then on; who has accepted it keeps their meeting. */
export const withdrawInvitation = (client: ApiClient, recordId: string, userId: string): Promise<SentOnce> =>
  updateAppointment(client, recordId, { State: codeOfState('cancelled') }, { userId });

/** Whether a visitor has accepted an invitation already, here or on another phone. */
export async function lookUpAcceptances(
  client: ApiClient,
  {
    exhibitionId,
    visitorId,
    invitationId,
  }: Pick<AcceptanceNote, 'exhibitionId' | 'visitorId' | 'invitationId'>,
): Promise<RowLookup> {
  const parts = { ExhibitionId: exhibitionId, VisitorId: visitorId };
  const found = await lookUp(client, appointments, parts, { policy: 'background' });
  if (found.kind !== 'found') return found;
  const rows = found.rows.filter((row) => readAcceptance(row)?.invitationId === invitationId);
  return rows.length > 0 ? { kind: 'found', rows } : { kind: 'absent' };
}

/** Whether an invitation of a booth is stored: by its reference. The row has ids where the server writes people. */
export async function lookUpInvitations(
  client: ApiClient,
  record: ServerRow,
  options?: Pick<CallOptions, 'userId'>,
): Promise<RowLookup> {
  const parts = {
    ExhibitionId: readLine(record['ExhibitionId']),
    ExhibitorId: readLine(record['ExhibitorId']),
  };
  const found = await lookUp(client, appointments, parts, { policy: 'schedule', ...options });
  if (found.kind !== 'found') return found;
  const rows = found.rows.filter((row) => readLine(row['ClientRef']) === record['ClientRef']);
  const people = { Initator: record['Initator'], InitatorChild: record['InitatorChild'] };
  return rows.length > 0
    ? { kind: 'found', rows: rows.map((row) => ({ ...row, ...people })) }
    : { kind: 'absent' };
}
