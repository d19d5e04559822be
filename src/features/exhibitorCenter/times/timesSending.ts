import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { boothTimesPath } from '#domain/address/exhibitorCenter/boothCalendarPaths.ts';
import { type BoothKey, draftOwnerOf } from '#entities/exhibitor/rules/boothKey.ts';
import { removeRowDraft, type RowAddress, type RowStart } from '#flows/rowForm/rowDraft.ts';
import type { OutboxOwner } from '#sending/outboxOwnerKey.ts';
import { type ActiveSubmission, useSubmission } from '#sending/useSubmission.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { boothRowGateway } from '../ownRows/boothRowGateway.ts';
import { invalidateBoothTimes, boothTimesRows } from './boothTimesQueries.ts';
import type { BoothTimes } from '../rules/timesAnswers.ts';
import { standKey } from '../boothCalendar/useBoothContacts.ts';

/** @param contactId '' for the booth itself */
export const timesAddress = (booth: BoothKey, contactId: string): RowAddress => ({
  exhibitionId: booth.exhibitionId,
  form: 'times',
  ownerId: draftOwnerOf(booth),
  recordId: contactId || standKey,
});

export const timesOwner = ({ exhibitorId, exhibitorUserId }: BoothKey, contactId: string): OutboxOwner => ({
  kind: 'boothRow',
  exhibitorId,
  exhibitorUserId,
  form: 'times',
  recordId: contactId || standKey,
});

interface TimesSending {
  readonly booth: BoothKey;
  readonly contactId: string;
  readonly times: BoothTimes | undefined;
  readonly start: RowStart;
}

/** Sends the times once, and leads back to the list. */
export function useTimesSending({
  booth,
  contactId,
  times,
  start,
}: TimesSending): ActiveSubmission<BoothTimes> {
  const { t } = useTranslation('boothCalendar');
  const navigate = useNavigate();
  const { unfinished } = start;
  const toList = async () => navigate(boothTimesPath(booth.exhibitionId), { replace: true });
  return useSubmission<BoothTimes>({
    gatewayOf: boothRowGateway({
      booth,
      of: boothTimesRows,
      recordId: times?.RecordId,
      // A contact has one calendar.
      compared: ['ExhibitorContactId'],
    }),
    unfinished,
    async onStored(_, submission) {
      await removeRowDraft(timesAddress(booth, contactId));
      await submission.forget();
      await invalidateBoothTimes(booth).catch(() => {});
      renderToast(t('timesSaved'), { outlivesNavigation: true });
      await toList();
    },
    onOther: toList,
  });
}
