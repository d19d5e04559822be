import { type RefObject, useEffect, useState } from 'react';
import { slideAt } from './slideAt.ts';
import { wantsNoMotion } from './wantsNoMotion.ts';

export interface AutoplayOptions {
  readonly track: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly autoplayMs: number | undefined;
}

export interface Autoplay {
  /** Whether there is anything to stop or start. */
  readonly mayRun: boolean;
  readonly isRunning: boolean;
  readonly toggle: () => void;
}

/**
 * Advances a row of slides after `autoplayMs`, but not while it is stopped or held, while the page is hidden, or with
 * reduced motion.
 */
export function useAutoplay({ track, count, autoplayMs }: AutoplayOptions) {
  const [isStopped, setStopped] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const mayRun = autoplayMs !== undefined && count > 1 && !wantsNoMotion();
  const isRunning = mayRun && !isStopped;

  useEffect(() => {
    if (!isRunning || isHeld) return undefined;
    const timer = setInterval(() => {
      const row = track.current;
      if (row === null || document.visibilityState === 'hidden') return;
      row.scrollLeft = ((slideAt(row) + 1) % count) * row.clientWidth;
    }, autoplayMs);
    return () => clearInterval(timer);
  }, [isRunning, isHeld, track, count, autoplayMs]);

  const toggle = () => {
    setStopped(isRunning);
    // The button has the focus, which would hold what it has just started.
    setHeld(false);
  };
  return { mayRun, isRunning, toggle, setHeld };
}
