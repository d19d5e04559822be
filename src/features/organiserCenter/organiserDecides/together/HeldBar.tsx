import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/controls/Button.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { Countdown } from '#ui/text/Countdown.tsx';
import css from './together.module.css';
import type { HeldDecision } from './useDecidingTogether.ts';

interface HeldBarProps {
  readonly held: HeldDecision;
  readonly onUndo: () => void;
  /** Called when it goes, for the focus that it has. */
  readonly onGone: () => void;
}

/** What is about to be sent, with the time that is left to undo it; then how much of it is sent. */
export function HeldBar({ held, onUndo, onGone }: HeldBarProps) {
  const { t } = useTranslation('organiserDecides');
  const { rows, decision, untilMs, sent } = held;
  const undo = useRef<HTMLButtonElement>(null);
  const state = useRef<HTMLParagraphElement>(null);
  const isSending = sent !== undefined;
  // The button that was pressed is gone: the focus goes to the one that undoes it, and stays in the bar.
  useEffect(() => {
    if (isSending) state.current?.focus();
    else undo.current?.focus();
  }, [isSending]);
  const passFocusOn = useEffectEvent(onGone);
  useLayoutEffect(() => () => passFocusOn(), []);
  return (
    <PageFoot>
      <p className={css['state']} ref={state} tabIndex={-1}>
        {isSending
          ? t('sendingTogether', { sent, count: rows.length })
          : t(`held_${decision}`, { count: rows.length })}{' '}
        {!isSending && <Countdown untilMs={untilMs} label={t('undoLeft')} />}
      </p>
      {!isSending && (
        <Button kind="secondary" ref={undo} onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
    </PageFoot>
  );
}
