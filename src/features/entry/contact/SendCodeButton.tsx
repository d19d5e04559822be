import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendCode } from '../../../api/verificationCode.ts';
import type { Contact } from '../../../domain/contact.ts';
import { services } from '../../../flows/services.ts';
import { shelves } from '../../../flows/shelves.ts';
import { showToast } from '../../../ui/appToast.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Countdown } from '../../../ui/Countdown.tsx';

export interface SendCodeButtonProps {
  readonly contact: Contact;
  readonly exhibitionId: string;
  /** Says what is wrong with the contact and answers whether a code may be sent to it. */
  readonly check: () => boolean;
  /** A new code is asked for: what was said about an earlier one no longer counts. */
  readonly onAsk: () => void;
}

/** Asks for a code; then counts down to an absolute time, so that a reload neither ends nor restarts the wait. */
export function SendCodeButton({ contact, exhibitionId, check, onAsk }: SendCodeButtonProps) {
  const { t } = useTranslation('identity');
  const [untilMs, setUntilMs] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const sending = useRef(false);
  const { now, times } = services();

  useEffect(() => {
    let isGone = false;
    void shelves().then(({ countdown }) => {
      const remainingMs = countdown.getRemainingMs(contact.value);
      if (!isGone) setUntilMs(remainingMs > 0 ? now() + remainingMs : 0);
    });
    return () => {
      isGone = true;
    };
  }, [contact.value, now]);

  async function send() {
    if (sending.current || !check()) return;
    sending.current = true;
    setIsSending(true);
    onAsk();
    try {
      const result = await sendCode(await services().client(), contact, exhibitionId);
      if (result.kind === 'failed') {
        const said = result.cause === 'tooMany' ? 'codeTooMany' : 'codeFailed';
        return void showToast(t(said), { ms: times.toastMs });
      }
      (await shelves()).countdown.start(contact.value);
      setUntilMs(now() + times.codeResendMs);
      await showToast(t(result.kind === 'sent' ? 'codeSent' : 'codeTooSoon'), { ms: times.toastMs });
    } catch {
      await showToast(t('codeFailed'), { ms: times.toastMs });
    } finally {
      sending.current = false;
      setIsSending(false);
    }
  }

  if (untilMs > now())
    return (
      <span className="p-countdown">
        <Countdown untilMs={untilMs} label={t('sendAgain')} nowMs={now} onEnd={() => setUntilMs(0)} />
        <small>{t('sendAgain')}</small>
      </span>
    );
  return (
    <Button kind="quiet" busy={isSending} busyText={t('sending')} onClick={() => void send()}>
      {t('sendCode')}
    </Button>
  );
}
