import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendCode } from '../api/verificationCode.ts';
import type { Contact } from '../../../domain/person/contact.ts';
import { services } from '../../../flows/session/services.ts';
import { localStores } from '../../../flows/session/localStores.ts';
import { renderToast } from '../../../ui/overlay/appToast.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Countdown } from '../../../ui/text/Countdown.tsx';
import styles from './proveContact.module.css';

export interface SendCodeButtonProps {
  /** Where the code is typed; once one was sent the focus goes there. */
  readonly codeId: string;
  readonly contact: Contact;
  readonly exhibitionId: string;
  /** Says what is wrong with the contact and answers whether a code may be sent to it. */
  readonly check: () => boolean;
  /** A new code is requested: messages about an earlier one are cleared. */
  readonly onAsk: () => void;
}

interface Failure {
  /** The contact the code was meant for. */
  readonly of: string;
  readonly words: 'codeTooMany' | 'codeFailed';
}

/** Asks for a code; then counts down to an absolute time, so that a reload neither ends nor restarts the wait. */
export function SendCodeButton({ codeId, contact, exhibitionId, check, onAsk }: SendCodeButtonProps) {
  const { t } = useTranslation('identity');
  const id = useId();
  const { now } = services();
  const { untilMs, end, isSending, failure, send } = useCodeSending({ contact, exhibitionId, check, onAsk });

  if (untilMs > now())
    return (
      <span className={styles.countdown}>
        <Countdown untilMs={untilMs} label={t('sendAgain')} nowMs={now} onEnd={end} />
        <small>{t('sendAgain')}</small>
      </span>
    );
  // Stays until another try, or another contact.
  const said = failure?.of === contact.value ? t(failure.words) : '';
  return (
    <>
      <Button
        kind="quiet"
        data-next-focus={codeId}
        busy={isSending}
        busyText={t('sending')}
        aria-describedby={said === '' ? undefined : id}
        onClick={() => void send()}
      >
        {t('sendCode')}
      </Button>
      <p className={styles.codeFailed} id={id} data-announce="">
        {said}
      </p>
    </>
  );
}

type CodeRequest = Pick<SendCodeButtonProps, 'contact' | 'exhibitionId' | 'check' | 'onAsk'>;

function useCodeSending({ contact, exhibitionId, check, onAsk }: CodeRequest) {
  const { t } = useTranslation('identity');
  const [untilMs, setUntilMs] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const sending = useRef(false);
  const { now, times } = services();

  useEffect(() => {
    let isCancelled = false;
    void localStores().then(({ countdown }) => {
      const remainingMs = countdown.getRemainingMs(contact.value);
      if (!isCancelled) setUntilMs(remainingMs > 0 ? now() + remainingMs : 0);
    });
    return () => {
      isCancelled = true;
    };
  }, [contact.value, now]);

  function fail(words: Failure['words']) {
    setFailure({ of: contact.value, words });
  }

  async function send() {
    if (sending.current || !check()) return;
    sending.current = true;
    setIsSending(true);
    setFailure(undefined);
    onAsk();
    try {
      const result = await sendCode(await services().client(), contact, exhibitionId);
      if (result.kind === 'failed') return fail(result.cause === 'tooMany' ? 'codeTooMany' : 'codeFailed');
      (await localStores()).countdown.start(contact.value);
      setUntilMs(now() + times.codeResendMs);
      renderToast(t(result.kind === 'sent' ? 'codeSent' : 'codeTooSoon'), { ms: times.toastMs });
    } catch {
      fail('codeFailed');
    } finally {
      sending.current = false;
      setIsSending(false);
    }
  }

  return { untilMs, end: () => setUntilMs(0), isSending, failure, send };
}
