import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/Icon.tsx';
import { SlideButton } from './SlideButton.tsx';
import css from './Ticker.module.css';
import { wantsNoMotion } from './wantsNoMotion.ts';

export interface TickerProps {
  readonly label: string;
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
}

/** Long enough to read two lines. */
const showMs = 5_000;

/**
 * One line of several at a time. It goes on after five seconds, but not while it is stopped, hovered or focused, while the
 * page is hidden, or with reduced motion; a button shows the next line at any time.
 */
export function Ticker({ label, items }: TickerProps) {
  const { t } = useTranslation('content');
  const [at, setAt] = useState(0);
  const [isStopped, setStopped] = useState(wantsNoMotion);
  const [isHeld, setHeld] = useState(false);
  const count = items.length;
  const isRunning = count > 1 && !isStopped;
  const current = items[at % Math.max(1, count)];

  useEffect(() => {
    if (!isRunning || isHeld) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'hidden') setAt((before) => (before + 1) % count);
    }, showMs);
    return () => clearInterval(timer);
  }, [isRunning, isHeld, count]);

  if (current === undefined) return null;
  const toggle = () => {
    setStopped(isRunning);
    setHeld(false);
  };
  const holdHandlers = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <section className={css['ticker']} aria-label={label} {...holdHandlers}>
      <span className={css['icon']} aria-hidden="true">
        <Icon name="news" sizeRem={1.25} />
      </span>
      <p className={css['line']} key={current.key}>
        {current.content}
      </p>
      {count > 1 && (
        <>
          <SlideButton
            icon={isRunning ? 'pause' : 'play'}
            text={t(isRunning ? 'pauseSlidesOf' : 'playSlidesOf', { label })}
            onClick={toggle}
          />
          <SlideButton
            icon="next"
            text={t('nextLineOf', { label })}
            onClick={() => setAt((at + 1) % count)}
          />
        </>
      )}
    </section>
  );
}
