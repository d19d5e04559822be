import { type KeyboardEvent, useRef, useState } from 'react';
import { slideAt } from './slideAt.ts';
import { useAutoplay } from './useAutoplay.ts';

export interface CarouselOptions {
  readonly count: number;
  readonly autoplayMs: number | undefined;
  /** The visitor has moved to this slide with a button or key. */
  readonly onMoved: (at: number) => void;
}

/** A scrolling row of slides. It advances after `autoplayMs`, but not while it is touched, hovered or focused. */
export function useCarousel({ count, autoplayMs, onMoved }: CarouselOptions) {
  const track = useRef<HTMLDivElement>(null);
  /** Where the smooth scroll under way leads to. */
  const goal = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);
  const { setHeld, ...autoplay } = useAutoplay({ track, count, autoplayMs });

  function show(step: number): number {
    const row = track.current;
    if (row === null) return 0;
    const next = ((goal.current ?? slideAt(row)) + step + count) % count;
    goal.current = next;
    row.scrollLeft = next * row.clientWidth;
    return next;
  }

  const move = (step: number) => onMoved(show(step));
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
    autoplay,
    move,
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
