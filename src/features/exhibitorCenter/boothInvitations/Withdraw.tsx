import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { withdrawInvitation } from '#entities/invitation/api/invitationWrites.ts';
import type { Invitation } from '#entities/invitation/rules/invitation.ts';
import { changeRow, type RowChangeFailure } from '#sending/changeRow.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { askConfirm, renderToast } from '#ui/overlay/appToast.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { findBoothInvitation, invalidateBoothInvitations } from './boothInvitationQueries.ts';

interface WithdrawProps {
  readonly booth: BoothKey;
  readonly invitation: Invitation;
}

type Failure = RowChangeFailure | 'refused';

/** Takes the invitation back from those who have not accepted it. */
export function Withdraw({ booth, invitation }: WithdrawProps) {
  const { t } = useTranslation(['boothInvitations', 'content']);
  const { isBusy, run } = useOneAtATime();
  const [failure, setFailure] = useState<Failure>();

  async function withdraw() {
    const yes = await askConfirm({
      title: t('withdrawTitle'),
      body: t('withdrawBody'),
      yes: t('withdrawYes'),
      no: t('content:cancel'),
    });
    if (!yes) return;
    const outcome = await changeRow<Invitation, Failure>({
      readAgain: (client) => findBoothInvitation(client, booth, invitation.RecordId),
      isAsSeen: () => true,
      holds: ({ isWithdrawn }) => isWithdrawn,
      send: (client) => withdrawInvitation(client, invitation.RecordId, booth.exhibitorUserId),
      refusalOf: () => 'refused',
    });
    setFailure(outcome === 'done' ? undefined : outcome);
    if (outcome === 'done') renderToast(t('withdrawnNow'));
    await invalidateBoothInvitations(booth).catch(() => undefined);
  }

  return (
    <>
      {failure !== undefined && (
        <Notice kind="error">{t(failure === 'notSent' ? 'withdrawOffline' : 'withdrawFailed')}</Notice>
      )}
      <Button kind="quiet" busy={isBusy} onClick={() => void run(withdraw)}>
        {t('withdraw')}
      </Button>
    </>
  );
}
