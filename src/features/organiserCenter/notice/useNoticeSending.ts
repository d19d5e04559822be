import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { organiserNoticesPath } from '#domain/address/organiser/organiserPaths.ts';
import type { SentNotice } from '#entities/organiser/rules/notice.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { removeRowDraft, type RowStart } from '#flows/rowForm/rowDraft.ts';
import type { FormPreview } from '#flows/rowForm/useFormPreview.ts';
import { type ActiveSubmission, useSubmission } from '#sending/useSubmission.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { rereadNotices } from '../queries/noticeQueries.ts';
import { noticeAddress, noticeGateway } from './noticeSubmission.ts';

/** Sends a notice once, and leads to the list of those that were sent. */
export function useNoticeSending(
  organiser: Organiser,
  { unfinished }: RowStart,
  preview: FormPreview,
): ActiveSubmission<SentNotice> {
  const { t } = useTranslation('organiserNotices');
  const navigate = useNavigate();
  const { exhibitionId } = organiser;
  const [isStored, setIsStored] = useState(false);
  const { isOpen } = preview;

  // Once the preview has left the history: Back then leads past both.
  useEffect(() => {
    if (isStored && !isOpen) void navigate(organiserNoticesPath(exhibitionId), { replace: true });
  }, [navigate, exhibitionId, isStored, isOpen]);

  async function leave() {
    await rereadNotices(exhibitionId).catch(() => {});
    setIsStored(true);
    preview.close();
  }

  return useSubmission<SentNotice>({
    gatewayOf: noticeGateway(organiser),
    unfinished,
    async onStored(_, submission) {
      await removeRowDraft(noticeAddress(organiser));
      await submission.forget();
      renderToast(t('sent'), { outlivesNavigation: true });
      await leave();
    },
    // The same words, at a server that keeps no reference: the list shows that they were sent.
    onOther: leave,
  });
}
