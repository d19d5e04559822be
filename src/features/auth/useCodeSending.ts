import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '#domain/person/contact.ts';
import { useIsStillHere } from '#flows/navigation/useIsStillHere.ts';
import { localStores } from '#session/localStores.ts';
import { services } from '#session/services.ts';
import { announce } from '#ui/overlay/announce.ts';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { type CodeFailure, sendCode } from './api/verificationCode.ts';

export interface CodeRequest {
  readonly contact: Contact;
  readonly exhibitionId: string;
  /** Says what is wrong with the contact and answers whether a code may be sent to it. */
  readonly check: () => boolean;
  /** A new code is requested: messages about an earlier one are cleared. */
  readonly onAsk: () => void;
}

/** Why no code was asked for, as far as a visitor can do something about it. */
export type CodeFailureKey = 'codeTooMany' | 'codeOffline' | 'codeFailed';

function codeFailureKey(cause: CodeFailure['cause']): CodeFailureKey {
  if (cause === 'tooMany') return 'codeTooMany';
  return cause === 'offline' ? 'codeOffline' : 'codeFailed';
}

type Outcome = 'codeSent' | 'codeTooSoon' | CodeFailureKey;

export interface CodeSending {
  /** When another code may be sent to this contact, in epoch milliseconds; an absolute time, so that a reload neither ends nor restarts the wait. */
  readonly untilMs: number;
  readonly isSending: boolean;
  /** What came of the last request for this contact. */
  readonly outcome: Outcome | undefined;
  readonly end: () => void;
  readonly send: () => Promise<void>;
}

export function useCodeSending({ contact, exhibitionId, check, onAsk }: CodeRequest): CodeSending {
  const { t } = useTranslation('identity');
  const [wait, setWait] = useWait(contact);
  const [isSending, setIsSending] = useState(false);
  const [last, setLast] = useState<{ readonly of: string; readonly outcome: Outcome }>();
  const sending = useRef(false);
  const isStillHere = useIsStillHere();
  const { now, times } = services();

  const end = (outcome: Outcome) => setLast({ of: contact.value, outcome });

  async function ask() {
    const opener = document.activeElement;
    const result = await sendCode(await services().client(), contact, exhibitionId);
    if (result.kind === 'failed') return end(codeFailureKey(result.cause));
    (await localStores()).countdown.start(contact.value);
    // Another page has a live region and perhaps a field for a code too, which this answer is not about.
    if (!isStillHere()) return;
    const outcome = result.kind === 'sent' ? 'codeSent' : 'codeTooSoon';
    announce(t(outcome));
    // Unless the visitor has gone on to something else.
    if ([opener, document.body].includes(document.activeElement)) focusControl('code');
    end(outcome);
    setWait({ of: contact.value, untilMs: now() + times.codeResendMs });
  }

  async function send() {
    if (sending.current || !check()) return;
    sending.current = true;
    setIsSending(true);
    setLast(undefined);
    onAsk();
    try {
      await ask();
    } catch {
      end('codeFailed');
    } finally {
      sending.current = false;
      setIsSending(false);
    }
  }

  return {
    // The number may have been corrected meanwhile: to that none was sent.
    untilMs: wait.of === contact.value ? wait.untilMs : 0,
    isSending,
    outcome: last?.of === contact.value ? last.outcome : undefined,
    end: () => setWait({ of: contact.value, untilMs: 0 }),
    send,
  };
}

/** How long is left to wait for another code of this contact, also after a reload. */
function useWait(contact: Contact) {
  const [wait, setWait] = useState({ of: '', untilMs: 0 });
  const { now } = services();

  useEffect(() => {
    let isCancelled = false;
    void localStores().then(({ countdown }) => {
      const remainingMs = countdown.getRemainingMs(contact.value);
      if (!isCancelled) setWait({ of: contact.value, untilMs: remainingMs > 0 ? now() + remainingMs : 0 });
    });
    return () => {
      isCancelled = true;
    };
  }, [contact.value, now]);

  return [wait, setWait] as const;
}
