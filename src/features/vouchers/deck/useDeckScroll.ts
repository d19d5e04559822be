import { useState, useEffect, useLayoutEffect, useRef } from 'react';
import { atRest, beginSwipe, type DeckMotion, realignCard, settle, showCard } from './deckMotion.ts';
import { nearestCard } from './deckRow.ts';
import { useRealign } from './useRealign.ts';

/** How long a row rests before it counts as settled: longer than the gaps between the scroll events of a slow phone. */
const settleMs = 120;

/** Calls `onRest` once the function that it returns has not been called for a moment. */
function useRestTimer(onRest: () => void): () => void {
  const timer = useRef(0);
  const latest = useRef(onRest);
  useLayoutEffect(() => {
    latest.current = onRest;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => latest.current(), settleMs);
  };
}

export interface DeckScrollProps {
  readonly count: number;
  /** The card that should be in sight. */
  readonly at: number;
  /** What this card is known by, so that one that has only moved to another place is told from another one. */
  readonly cardKey: string;
  /** The row has come to rest on another card. */
  readonly onSettle: (at: number) => void;
}

/**
 * A row of cards as wide as itself, moved by native scrolling. Where the browser knows no snap
 * points, the row is led to the nearest card once it rests.
 */
export function useDeckScroll({ count, at, cardKey, onSettle }: DeckScrollProps) {
  const track = useRef<HTMLDivElement>(null);
  const motion = useRef<DeckMotion>({ ...atRest });
  const [near, setNear] = useState(at);

  useLayoutEffect(() => {
    if (track.current !== null) showCard(motion.current, track.current, { at, count }, cardKey);
  }, [at, count, cardKey]);

  useRealign(() => {
    if (track.current !== null) realignCard(motion.current, track.current, { at, count });
  });

  const settleSoon = useRestTimer(() => {
    if (track.current !== null) settle(motion.current, track.current, { at, count }, onSettle);
  });

  const hold = () => beginSwipe(motion.current, at);
  const release = () => {
    motion.current.isHeld = false;
    settleSoon();
  };

  return {
    track,
    /** The card that most of the row shows at this moment. */
    near,
    handlers: {
      onScroll() {
        if (track.current !== null) setNear(nearestCard(track.current, count));
        settleSoon();
      },
      onTouchStart: hold,
      onTouchEnd: release,
      onTouchCancel: release,
      onWheel() {
        motion.current.isLed = false;
      },
    },
  };
}
