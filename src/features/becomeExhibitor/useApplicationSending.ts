import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { RegistrationKey } from '#entities/registration/api/registrations.ts';
import { exhibitorApplicationPath } from '#domain/address/exhibitorCenter/becomeExhibitorPaths.ts';
import { removeRowDraft, type RowStart } from '#flows/rowForm/rowDraft.ts';
import type { FormPreview } from '#flows/rowForm/useFormPreview.ts';
import { type ActiveSubmission, useSubmission } from '#sending/useSubmission.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { rereadApplication } from './applicationQueries.ts';
import type { Application } from '#entities/exhibitor/rules/exhibitorApplication.ts';
import { applicationGateway, draftAddress, isCorrectionEntry } from './applicationSubmission.ts';

/** Sends an application once, and leads to the page that says where it stands. */
export function useApplicationSending(
  key: RegistrationKey,
  { unfinished }: RowStart,
  preview: FormPreview,
): ActiveSubmission<Application> {
  const { t } = useTranslation('becomeExhibitor');
  const navigate = useNavigate();
  const { exhibitionId } = key;
  const [isStored, setIsStored] = useState(false);
  const { isOpen } = preview;

  // Once the preview has left the history: Back then leads past both.
  useEffect(() => {
    if (isStored && !isOpen) void navigate(exhibitorApplicationPath(exhibitionId), { replace: true });
  }, [navigate, exhibitionId, isStored, isOpen]);

  async function leave(text: string) {
    await rereadApplication(exhibitionId).catch(() => {});
    renderToast(text, { outlivesNavigation: true });
    setIsStored(true);
    preview.close();
  }

  return useSubmission<Application>({
    gatewayOf: (entry) => applicationGateway(entry, key),
    unfinished,
    async onStored(recordId, submission) {
      const isCorrection = isCorrectionEntry(submission.entry);
      await removeRowDraft(draftAddress(key, isCorrection ? recordId : undefined));
      await submission.forget();
      await leave(t(isCorrection ? 'sentCorrection' : 'sent'));
    },
    // Sent from another phone before: what was typed here stays as a draft.
    onOther: () => leave(t('appliedAlready')),
  });
}
