import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { exhibitorCenterPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { removeRowDraft, type RowAddress, type RowStart } from '#flows/rowForm/rowDraft.ts';
import type { OutboxOwner } from '#sending/outboxOwnerKey.ts';
import { type ActiveSubmission, useSubmission } from '#sending/useSubmission.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { boothRowGateway } from '../ownRows/boothRowGateway.ts';
import { type BoothKey, draftOwnerOf } from '#entities/exhibitor/rules/boothKey.ts';
import { type Company, companyRows, invalidateCompany } from './companyQuery.ts';

/** One row, so that its draft needs no id of it. */
export const companyAddress = (booth: BoothKey): RowAddress => ({
  exhibitionId: booth.exhibitionId,
  form: 'company',
  ownerId: draftOwnerOf(booth),
});

export const companyOwner = ({ exhibitorId, exhibitorUserId }: BoothKey): OutboxOwner => ({
  kind: 'booth',
  exhibitorId,
  exhibitorUserId,
});

/** Sends a correction once, and leads back to the centre. */
export function useCompanySending(booth: BoothKey, { unfinished }: RowStart): ActiveSubmission<Company> {
  const { t } = useTranslation('exhibitorCenter');
  const navigate = useNavigate();
  return useSubmission<Company>({
    gatewayOf: boothRowGateway({ booth, of: companyRows }),
    unfinished,
    async onStored(_, submission) {
      await removeRowDraft(companyAddress(booth));
      await submission.forget();
      await invalidateCompany(booth).catch(() => {});
      renderToast(t('companySent'), { outlivesNavigation: true });
      await navigate(exhibitorCenterPath(booth.exhibitionId), { replace: true });
    },
  });
}
