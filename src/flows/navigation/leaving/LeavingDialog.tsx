import { useTranslation } from 'react-i18next';
import { Button } from '#ui/controls/Button.tsx';
import { SheetFrame } from '#ui/overlay/SheetFrame.tsx';

interface LeavingDialogProps {
  readonly host: string;
  readonly onAnswer: (isAgreed: boolean) => void;
}

/** Names the host that a link leads to, and says that the exhibition does not answer for it. */
export function LeavingDialog({ host, onAnswer }: LeavingDialogProps) {
  const { t } = useTranslation('hostTools');
  return (
    <SheetFrame
      title={t('leaveTitle')}
      text={<p>{t('leaveText', { host })}</p>}
      onLeave={() => onAnswer(false)}
    >
      <Button data-default onClick={() => onAnswer(true)}>
        {t('leave')}
      </Button>
      <Button kind="quiet" onClick={() => onAnswer(false)}>
        {t('leaveNot')}
      </Button>
    </SheetFrame>
  );
}
