import { useTranslation } from 'react-i18next';
import { newBoothInvitationPath } from '#domain/address/exhibitorCenter/boothInvitePaths.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { InvitationForm } from './InvitationForm.tsx';
import { useNewInvitationData } from './useNewInvitationData.ts';

/** Where a booth makes an invitation that its link gives away. */
export default function NewInvitationScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('boothInvitations');
  return (
    <CenterGate back={newBoothInvitationPath(id)} title={t('add')}>
      {(booth) => <NewInvitation booth={booth} />}
    </CenterGate>
  );
}

function NewInvitation({ booth }: { readonly booth: BoothKey }) {
  const { t } = useTranslation('boothInvitations');
  const query = useNewInvitationData(booth);
  return (
    <QueryView
      query={query}
      failedTitle={t('formFailed')}
      skeleton={<ListSkeleton shape="form" rows={3} hasHeading />}
      renderHeading={() => <PageHeading lead={t('addLead')}>{t('add')}</PageHeading>}
      showsAge={false}
    >
      {(data) => <InvitationForm booth={booth} {...data} />}
    </QueryView>
  );
}
