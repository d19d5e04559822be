import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { boothAppointmentsPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { readLine } from '#domain/record/serverRow.ts';
import { endOf, isOpen } from '#entities/appointment/rules/appointmentActions.ts';
import type { BoothAppointment } from '#entities/appointment/rules/boothAppointment.ts';
import type { Slot } from '#entities/appointment/rules/slots.ts';
import { invalidateAppointments } from '#entities/appointment/appointmentQueries.ts';
import { firstSlotId } from '#entities/appointment/SlotGrid.tsx';
import { useAskDraft } from '#entities/appointment/useAskDraft.ts';
import { boothOwner } from '#entities/booth/boothOwner.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { useSubmission } from '#sending/useSubmission.ts';
import { useExhibitorContactId } from '#session/acting/roleIdentity.ts';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { useFreeTimes } from '../appointments/useFreeTimes.ts';
import { invalidateBoothAppointments } from '../ownRows/boothQueries.ts';
import { invitationEntry, invitationGateway, invitationRefusal } from './invitationSending.ts';
import type { InviteData } from './useInviteData.ts';

export interface InviteFormProps extends InviteData {
  readonly booth: BoothKey;
  readonly visitorId: string;
}

export const aboutId = 'invite-about';
export const placeId = 'invite-place';

/** Refusals that another time may do away with. */
const ofTheTime = ['slotTaken', 'visitorBusy', 'timeGone'] as const;
export type TimeRefusal = (typeof ofTheTime)[number];

const timeOf = (row: BoothAppointment) => ({ startMs: row.startMs ?? NaN, endMs: endOf(row) ?? NaN });

/** With whom, and which of their times: neither that person nor the visitor has another appointment of this booth then. */
function useInviteTimes({ calendars, rows, visitorId }: InviteFormProps) {
  const { params, ask } = useAskedAddress();
  const ownContactId = useExhibitorContactId();
  const [first] = calendars;
  const asked = params.get('with') ?? '';
  const calendar =
    calendars.find(({ RecordId }) => asked !== '' && RecordId === asked) ??
    calendars.find(({ contactId }) => ownContactId !== '' && contactId === ownContactId) ??
    first;
  const contactId = calendar?.contactId ?? '';
  const taken = rows
    .filter((row) => isOpen(row.state) && (row.contactId === contactId || row.visitorId === visitorId))
    .map(timeOf);
  return {
    ...useFreeTimes(calendar, taken),
    calendar,
    contactId,
    chooseCalendar: (id: string) => ask({ with: id, day: '', at: '' }),
  };
}

function useInviteSending({ booth, unfinished }: InviteFormProps, onSent: () => void) {
  const { t } = useTranslation('boothInvite');
  const navigate = useNavigate();
  const leave = async (text: string) => {
    renderToast(text, { outlivesNavigation: true });
    await navigate(boothAppointmentsPath(booth.exhibitionId), { replace: true });
  };
  return useSubmission<BoothAppointment>({
    gatewayOf: invitationGateway(booth),
    unfinished,
    async onStored(_, submission) {
      onSent();
      await reread(booth);
      await submission.forget();
      await leave(t('sent'));
    },
    onOther: () => leave(t('already')),
  });
}

const reread = (booth: BoothKey): Promise<unknown> =>
  Promise.all([invalidateBoothAppointments(booth), invalidateAppointments(booth.exhibitionId)]).catch(
    () => undefined,
  );

/** What is chosen and typed, and the one sending of it. */
export function useInviteForm(props: InviteFormProps) {
  const { booth, visitorId, boothNo, unfinished } = props;
  const { t } = useTranslation('boothInvite');
  const record = unfinished?.record ?? {};
  const draft = useAskDraft(boothOwner(booth), `invite/${visitorId}`, {
    isReasonOptional: false,
    reason: readLine(record['InvitationMsgContent'], 500),
    place: readLine(record['MeetingPlace']) || (boothNo === '' ? '' : t('atBooth', { booth: boothNo })),
  });
  const times = useInviteTimes(props);
  const sending = useInviteSending(props, draft.forget);
  const { run } = useOneAtATime();
  const [refused, setRefused] = useState<TimeRefusal | 'offline'>();
  const { slot, contactId } = times;

  async function invite({ startMs, endMs }: Slot) {
    const texts = { reason: draft.reason.trim(), place: draft.place.trim() };
    const state = await sending.send(() =>
      invitationEntry(booth, { visitorId, contactId, startMs, endMs, ...texts }),
    );
    const refusal = state?.at === 'rejected' ? invitationRefusal(state.refusal) : undefined;
    const ofTime = ofTheTime.find((one) => one === refusal);
    if (ofTime === undefined) return;
    await sending.giveUp();
    times.loseSlot({ startMs, endMs, state: 'taken' });
    setRefused(ofTime);
    await reread(booth);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sending.isSending) return;
    draft.tried();
    setRefused(undefined);
    if (slot === undefined) return focusControl(firstSlotId);
    if (draft.isReasonWrong) return focusControl(aboutId);
    if (draft.isPlaceWrong) return focusControl(placeId);
    if (!navigator.onLine) return setRefused('offline');
    void run(() => invite(slot));
  }

  return {
    times,
    draft,
    sending,
    refused,
    submit,
    /** What this page is sending takes its time on the server. */
    missed: sending.isSending ? undefined : times.missed,
  };
}

export type InviteFormState = ReturnType<typeof useInviteForm>;
