import { useEffect, useRef, useState } from 'react';

/** Long enough to read a picture; anything faster is an advertisement. */
const slideMs = 6_000;

function wantsNoMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Pictures in a scrolling row: which one is in sight, and the slow walk from one to the next. It rests while somebody
 * touches or has the focus there, while the page is hidden, and for good once somebody says so or wants no motion.
 */
export function useSlides(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const mayRun = count > 1 && !wantsNoMotion();
  const isRunning = mayRun && !isStopped;

  function look() {
    const row = track.current;
    if (row !== null) setCurrent(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)));
  }

  useEffect(() => {
    if (!isRunning || isHeld) return undefined;
    const timer = setInterval(() => {
      const row = track.current;
      if (row === null || document.visibilityState === 'hidden') return;
      const next = (Math.round(row.scrollLeft / Math.max(1, row.clientWidth)) + 1) % count;
      row.scrollLeft = next * row.clientWidth;
    }, slideMs);
    return () => clearInterval(timer);
  }, [isRunning, isHeld, count]);

  return {
    track,
    look,
    current,
    isRunning,
    mayRun,
    toggle: () => setStopped((before) => !before),
    handlers: {
      onTouchStart: () => setHeld(true),
      onTouchEnd: () => setHeld(false),
      onTouchCancel: () => setHeld(false),
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
