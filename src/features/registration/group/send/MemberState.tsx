import { useTranslation } from 'react-i18next';
import type { PanelSubmission } from '#sending/SubmissionPanel.tsx';
import type { Registration } from '#entities/registration/api/registrationRecord.ts';
import { Badge } from '#ui/values/Badge.tsx';

export function MemberState({ sending }: { readonly sending: PanelSubmission<Registration> }) {
  const { t } = useTranslation(['sending', 'group']);
  const { state, elsewhere, isSending } = sending;
  if (elsewhere) return <Badge tone="on">{t('elsewhereShort')}</Badge>;
  if (state.at === 'done') return <Badge tone="good">{t('stateDone', { ns: 'group' })}</Badge>;
  if (isSending) return <Badge tone="on">{t('sending')}</Badge>;
  if (state.at === 'checking') return <Badge tone="on">{t('checkingTitle')}</Badge>;
  if (state.at === 'parked')
    return <Badge tone="waits">{t(state.progress.unanswered === 0 ? 'unsentTitle' : 'parkedTitle')}</Badge>;
  if (state.at === 'rejected') return <Badge tone="bad">{t('refusedTitle')}</Badge>;
  return state.at === 'overwriteAsked' ? <Badge tone="bad">{t('stateTaken', { ns: 'group' })}</Badge> : null;
}
