import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { boothInvitationPath } from '#domain/address/exhibitorCenter/boothInvitePaths.ts';
import { readLine } from '#domain/record/serverRow.ts';
import { endOf, isOpen } from '#entities/appointment/rules/appointmentActions.ts';
import { firstSlotId } from '#entities/appointment/SlotGrid.tsx';
import { useAskDraft } from '#entities/appointment/useAskDraft.ts';
import { boothOwner } from '#entities/booth/boothOwner.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import type { Invitation } from '#entities/invitation/rules/invitation.ts';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { useSubmission } from '#sending/useSubmission.ts';
import { useExhibitorContactId } from '#session/acting/roleIdentity.ts';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { useFreeTimes } from '../appointments/useFreeTimes.ts';
import { invalidateBoothInvitations } from './boothInvitationQueries.ts';
import { openInvitationEntry, openInvitationGateway } from './openInvitationSending.ts';
import type { NewInvitationData } from './useNewInvitationData.ts';

export interface InvitationFormProps extends NewInvitationData {
  readonly booth: BoothKey;
}

export const wordsId = 'invitation-words';
export const placeId = 'invitation-place';
export const mostSeats = 500;

/** Who invites, and which of their times. */
function useInviter({ people, calendarOf, rows }: InvitationFormProps) {
  const { params, ask } = useAskedAddress();
  const ownContactId = useExhibitorContactId();
  const [first] = people;
  const person =
    people.find(({ key }) => key === params.get('with')) ??
    people.find(({ id }) => ownContactId !== '' && id === ownContactId) ??
    first;
  const contactId = person?.id ?? '';
  const taken = rows
    .filter((row) => isOpen(row.state) && row.contactId === contactId)
    .map((row) => ({ startMs: row.startMs ?? NaN, endMs: endOf(row) ?? NaN }));
  return {
    times: useFreeTimes(calendarOf(contactId), taken),
    personKey: person?.key ?? '',
    contactId,
    choosePerson: (key: string) => ask({ with: key, day: '', at: '' }),
  };
}

/** What stands in the address, for Back and a reload. */
function useChoices({ channels }: InvitationFormProps) {
  const { params, ask } = useAskedAddress();
  const typed = Number(params.get('seats') || NaN);
  const channel = channels.find(({ RecordId }) => RecordId === params.get('channel')) ?? channels[0];
  return {
    seats: typed >= 1 && typed <= mostSeats ? Math.floor(typed) : 1,
    chooseSeats: (seats: number) => ask({ seats: String(seats) }),
    isMeeting: params.get('meeting') !== 'none',
    chooseMeeting: (isMeeting: boolean) => ask({ meeting: isMeeting ? '' : 'none' }),
    channelId: channel?.RecordId ?? '',
    chooseChannel: (id: string) => ask({ channel: id }),
  };
}

/** What is chosen and typed, and the one sending of it. */
export function useInvitationForm(props: InvitationFormProps) {
  const { booth, boothNo, unfinished } = props;
  const { t } = useTranslation('boothInvitations');
  const navigate = useNavigate();
  const record = unfinished?.record ?? {};
  const inviter = useInviter(props);
  const choices = useChoices(props);
  const draft = useAskDraft(boothOwner(booth), 'openInvitation', {
    isReasonOptional: true,
    reason: readLine(record['InvitationMsgContent'], 500),
    place: readLine(record['MeetingPlace']) || (boothNo === '' ? '' : t('atBooth', { booth: boothNo })),
  });
  const [isOffline, setIsOffline] = useState(false);
  const { run } = useOneAtATime();
  const sending = useSubmission<Invitation>({
    gatewayOf: openInvitationGateway(booth),
    unfinished,
    async onStored(recordId, submission) {
      draft.forget();
      await invalidateBoothInvitations(booth).catch(() => undefined);
      await submission.forget();
      renderToast(t('made'), { outlivesNavigation: true });
      await navigate(boothInvitationPath(booth.exhibitionId, recordId), { replace: true });
    },
  });
  const { slot } = inviter.times;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sending.isSending) return;
    draft.tried();
    setIsOffline(false);
    if (choices.isMeeting && slot === undefined) return focusControl(firstSlotId);
    if (draft.isReasonWrong) return focusControl(wordsId);
    if (choices.isMeeting && draft.isPlaceWrong) return focusControl(placeId);
    if (!navigator.onLine) return setIsOffline(true);
    const { contactId } = inviter;
    const { channelId, seats, isMeeting } = choices;
    const texts = { words: draft.reason.trim(), place: isMeeting ? draft.place.trim() : '' };
    const time = isMeeting ? slot : undefined;
    void run(async () => {
      await sending.send(() => openInvitationEntry(booth, { contactId, channelId, seats, time, ...texts }));
    });
  }

  return { ...inviter, ...choices, draft, sending, isOffline, submit };
}

export type InvitationFormState = ReturnType<typeof useInvitationForm>;
