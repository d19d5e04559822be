import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';

export interface JoinNoteProps {
  readonly isJoining: boolean;
  readonly onLeave: () => void;
}

/** Who registers through the link of a group is told what the sender will see, and may register alone instead. */
export function JoinNote({ isJoining, onLeave }: JoinNoteProps) {
  const { t } = useTranslation('identity');
  if (!isJoining) return null;
  return (
    <Notice kind="info">
      <p>{t('joinNote')}</p>
      <Button kind="quiet" onClick={onLeave}>
        {t('joinNot')}
      </Button>
    </Notice>
  );
}
