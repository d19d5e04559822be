import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

export interface CarouselOptions {
  readonly count: number;
  readonly autoplayMs: number | undefined;
  /** The visitor has moved to this slide with a button or key. */
  readonly onMoved: (at: number) => void;
}

function wantsNoMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const slideAt = (row: HTMLElement) => Math.round(row.scrollLeft / Math.max(1, row.clientWidth));

/** Does not advance while touched, hovered or focused, while the page is hidden, or with reduced motion. */
export function useCarousel({ count, autoplayMs, onMoved }: CarouselOptions) {
  const track = useRef<HTMLDivElement>(null);
  /** Where the smooth scroll under way leads to. */
  const goal = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const mayRun = autoplayMs !== undefined && count > 1 && !wantsNoMotion();
  const isRunning = mayRun && !isStopped;

  function show(step: number): number {
    const row = track.current;
    if (row === null) return 0;
    const next = ((goal.current ?? slideAt(row)) + step + count) % count;
    goal.current = next;
    row.scrollLeft = next * row.clientWidth;
    return next;
  }

  useEffect(() => {
    if (!isRunning || isHeld) return undefined;
    const timer = setInterval(() => {
      const row = track.current;
      if (row === null || document.visibilityState === 'hidden') return;
      row.scrollLeft = ((slideAt(row) + 1) % count) * row.clientWidth;
    }, autoplayMs);
    return () => clearInterval(timer);
  }, [isRunning, isHeld, count, autoplayMs]);

  const move = (step: number) => onMoved(show(step));
  const toggle = () => {
    setStopped(isRunning);
    // The button has the focus, which would hold what it has just started.
    setHeld(false);
  };
  const onScroll = () => {
    if (track.current === null) return;
    const at = slideAt(track.current);
    if (at === goal.current) goal.current = undefined;
    setCurrent(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || event.target !== event.currentTarget) return;
    event.preventDefault();
    move(step);
  };
  return {
    track,
    current: Math.min(current, Math.max(0, count - 1)),
    mayRun,
    isRunning,
    move,
    toggle,
    onScroll,
    onKeyDown,
    holdHandlers: {
      onTouchStart: () => {
        goal.current = undefined;
        setHeld(true);
      },
      onTouchEnd: () => setHeld(false),
      onTouchCancel: () => setHeld(false),
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
