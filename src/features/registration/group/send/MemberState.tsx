import { useTranslation } from 'react-i18next';
import type { PanelSubmission } from '#sending/SubmissionPanel.tsx';
import type { Registration } from '#entities/registration/api/registrationRecord.ts';
import styles from '../group.module.css';

export function MemberState({ sending }: { readonly sending: PanelSubmission<Registration> }) {
  const { t } = useTranslation(['sending', 'group']);
  const { state, elsewhere, isSending } = sending;
  if (elsewhere) return <Chip look="busy" text={t('elsewhereShort')} />;
  if (state.at === 'done') return <Chip look="good" text={t('stateDone', { ns: 'group' })} />;
  if (isSending) return <Chip look="busy" text={t('sending')} />;
  if (state.at === 'checking') return <Chip look="busy" text={t('checkingTitle')} />;
  if (state.at === 'parked')
    return <Chip look="open" text={t(state.progress.unanswered === 0 ? 'unsentTitle' : 'parkedTitle')} />;
  if (state.at === 'rejected') return <Chip look="bad" text={t('refusedTitle')} />;
  return state.at === 'overwriteAsked' ? <Chip look="bad" text={t('stateTaken', { ns: 'group' })} /> : null;
}

function Chip({ look, text }: { readonly look: string; readonly text: string }) {
  return <span className={`${styles.chip} ${styles[`chip--${look}`]}`}>{text}</span>;
}
