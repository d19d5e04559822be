import { useTranslation } from 'react-i18next';
import { services } from '#session/services.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Countdown } from '#ui/text/Countdown.tsx';
import type { CodeSending } from './useCodeSending.ts';
import styles from './proveContact.module.css';

export interface SendCodeButtonProps {
  readonly sending: CodeSending;
  /** What says that no code was sent. */
  readonly describedBy: string | undefined;
}

/** Asks for a code, then counts down to the next one in the same place. */
export function SendCodeButton({ sending, describedBy }: SendCodeButtonProps) {
  const { t } = useTranslation('identity');
  const { now } = services();
  const { untilMs, isSending, end, send } = sending;
  return (
    <div className={styles.send}>
      {untilMs > now() ? (
        <span className={styles.countdown}>
          <Countdown untilMs={untilMs} label={t('sendAgain')} nowMs={now} onEnd={end} />
        </span>
      ) : (
        <Button
          kind="quiet"
          data-next-focus="code"
          busy={isSending}
          busyText={t('sending')}
          aria-describedby={describedBy}
          onClick={() => void send()}
        >
          {t('sendCode')}
        </Button>
      )}
    </div>
  );
}
