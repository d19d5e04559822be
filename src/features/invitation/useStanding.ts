import { useEffect } from 'react';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useOwnVoucher } from '#session/acting/useOwnVisitorId.ts';
import { useStand } from '#session/acting/roleIdentity.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { calendarsQuery } from '#entities/appointment/appointmentQueries.ts';
import { endOf } from '#entities/appointment/rules/appointmentActions.ts';
import { slotDays } from '#entities/appointment/rules/slots.ts';
import { useMyAppointments } from '#entities/appointment/useMyAppointments.ts';
import { acceptedHere } from '#entities/invitation/acceptedHere.ts';
import { useAcceptanceNote } from '#entities/acceptance/acceptanceNotes.ts';
import { acceptanceQuery } from '#entities/invitation/invitationQueries.ts';
import type { Acceptance } from '#entities/invitation/rules/acceptance.ts';
import type { AcceptanceNote } from '#entities/acceptance/rules/acceptanceNote.ts';
import type { Invitation } from '#entities/invitation/rules/invitation.ts';
import { type MeetingHindrance, meetingHindrance } from '#entities/invitation/rules/meetingHindrance.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';

/** What became of the invitation: `stored` as the server has it, `note` as this phone has left it. */
export interface AcceptedState {
  readonly stored: Acceptance | undefined;
  readonly note: AcceptanceNote | undefined;
}

export interface Standing {
  /** The ticket of who acts; undefined for who is not registered. */
  readonly voucher: Voucher | undefined;
  readonly accepted: AcceptedState | undefined;
  readonly hindrance: MeetingHindrance | undefined;
  /** Whether the exhibitor that invites is logged in on this phone. */
  readonly isOwn: boolean;
  /** It is not known yet whether the visitor has accepted it on another phone. */
  readonly isAwaited: boolean;
}

/** Where an invitation stands for who acts on this phone. */
export function useStanding(invitation: Invitation): Standing {
  const { exhibitionId, exhibitorId, RecordId } = invitation;
  const voucher = useOwnVoucher();
  const visitorId = voucher?.visitorId ?? '';
  const stand = useStand();
  const note = useAcceptanceNote(RecordId, visitorId === '' ? undefined : visitorId);
  const query = useServerQuery({
    ...acceptanceQuery({ exhibitionId, invitationId: RecordId, visitorId }),
    enabled: visitorId !== '',
  });
  const hindrance = useHindrance(invitation);

  // Who has tapped before they were registered comes back from the registration.
  useEffect(() => {
    if (visitorId !== '') acceptedHere(invitation, visitorId);
  }, [invitation, visitorId]);

  const stored = query.data ?? undefined;
  const isAccepted = stored !== undefined || note !== undefined;
  return {
    voucher,
    accepted: visitorId !== '' && isAccepted ? { stored, note } : undefined,
    hindrance,
    isOwn: stand?.exhibitorId === exhibitorId,
    isAwaited: visitorId !== '' && query.data === undefined && query.error === null,
  };
}

/** Without an answer of the calendar the server decides. */
function useHindrance(invitation: Invitation): MeetingHindrance | undefined {
  const { exhibitionId, exhibitorId, contactId, startMs } = invitation;
  const nowMs = useFairNow();
  const calendars = useServerQuery({
    ...calendarsQuery(exhibitionId, exhibitorId),
    enabled: startMs !== undefined,
  });
  const { data: rows = [] } = useMyAppointments().query;
  const calendar = calendars.data?.find((one) => one.contactId === contactId);
  const plans = rows
    .filter((row) => row.state === 'agreed' || (row.own === 'asker' && isAsked(row.state)))
    .map((row) => ({ startMs: row.startMs ?? NaN, endMs: endOf(row) ?? NaN }));
  return meetingHindrance(invitation, { days: calendar && slotDays(calendar, nowMs), plans }, nowMs);
}

const isAsked = (state: string) => state === 'pending' || state === 'hostApproved';
