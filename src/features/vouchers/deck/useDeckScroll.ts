import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How long a row rests before it counts as settled: longer than the gaps of a slow phone, shorter than a next thought. */
const settleMs = 120;
/** A page whose size was reported wrongly has its own by then. */
const realignAgainMs = 500;
/** Less than this is the browser's rounding. */
const slackPx = 2;

export interface DeckScrollProps {
  readonly count: number;
  /** The card that should be in sight. */
  readonly at: number;
  /** What this card is known by, so that one that has only moved to another place is told from another one. */
  readonly cardKey: string;
  /** The row has come to rest on another card. */
  readonly onSettle: (at: number) => void;
}

/** Moved by the browser's own scrolling. Where it knows no snap points, the row is led to the nearest card once it rests. */
export function useDeckScroll({ count, at, cardKey, onSettle }: DeckScrollProps) {
  const track = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(at);
  const latest = useRef({ count, at, onSettle });
  const motion = useRef({
    isHeld: false,
    isLed: false,
    settledAt: -1,
    timer: 0,
    shownKey: '',
    /** Where the swipe under way began; several in a row go as far as they go. */
    swipeFrom: undefined as number | 'several' | undefined,
  });

  useLayoutEffect(() => {
    latest.current = { count, at, onSettle };
  });

  useLayoutEffect(() => {
    const row = track.current;
    const { shownKey, settledAt } = motion.current;
    motion.current.shownKey = cardKey;
    motion.current.settledAt = -1;
    // The thumb has brought it here.
    if (row === null || (settledAt === at && snaps())) return;
    // Only the way to another person is shown; the first picture, and a card that others push aside, are just there.
    const isAnother = shownKey !== '' && shownKey !== cardKey;
    const isOnTheWay = bring(row, (at * row.scrollWidth) / count, isAnother);
    motion.current.isLed = isOnTheWay && isAnother;
  }, [at, count, cardKey]);

  useEffect(() => {
    const { current } = motion;
    const realign = () => {
      const row = track.current;
      // Don't realign during a swipe.
      if (row === null || current.isHeld || current.swipeFrom !== undefined) return;
      bring(row, (latest.current.at * row.scrollWidth) / latest.current.count, false);
    };
    let again = 0;
    const onResize = () => {
      realign();
      // A host may report a tiny page while it opens it, and nothing when that is over.
      window.clearTimeout(again);
      again = window.setTimeout(realign, realignAgainMs);
    };
    window.addEventListener('resize', onResize);
    return () => {
      window.clearTimeout(again);
      window.removeEventListener('resize', onResize);
      window.clearTimeout(current.timer);
    };
  }, []);

  function nearestOf(row: HTMLElement): number {
    const last = latest.current.count - 1;
    const place = Math.round(row.scrollLeft / Math.max(1, row.scrollWidth / (last + 1)));
    // A row that is pulled beyond its end.
    return Math.min(last, Math.max(0, place));
  }

  function settle() {
    const row = track.current;
    if (row === null || motion.current.isHeld) return;
    const { at: wanted, count: cards } = latest.current;
    const { isLed: wasLed, swipeFrom } = motion.current;
    const reached = nearestOf(row);
    const nearest = oneCardFrom(swipeFrom, reached);
    motion.current.isLed = false;
    motion.current.swipeFrom = undefined;
    // Ignore an interrupted programmatic scroll.
    if (nearest !== wanted && !wasLed) {
      motion.current.settledAt = nearest;
      latest.current.onSettle(nearest);
      if (nearest !== reached) motion.current.isLed = bring(row, (nearest * row.scrollWidth) / cards, true);
    } else if (wasLed || !snaps()) {
      motion.current.isLed = bring(row, (wanted * row.scrollWidth) / cards, !wasLed);
    }
  }

  function settleSoon() {
    window.clearTimeout(motion.current.timer);
    motion.current.timer = window.setTimeout(settle, settleMs);
  }

  function hold() {
    motion.current.isHeld = true;
    motion.current.swipeFrom = motion.current.swipeFrom === undefined ? latest.current.at : 'several';
    motion.current.isLed = false;
  }

  function release() {
    motion.current.isHeld = false;
    settleSoon();
  }

  return {
    track,
    /** The card that most of the row shows at this moment. */
    near,
    handlers: {
      onScroll() {
        if (track.current !== null) setNear(nearestOf(track.current));
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

/** One swipe is one person, however hard it was: not every browser keeps to `scroll-snap-stop`. */
function oneCardFrom(from: number | 'several' | undefined, reached: number): number {
  return typeof from === 'number' ? Math.min(from + 1, Math.max(from - 1, reached)) : reached;
}

/** Such a browser ends every swipe itself; scrolling during its movement would miss the card. */
const snaps = () => typeof CSS !== 'undefined' && CSS.supports('scroll-snap-type', 'x mandatory');

/** Scrolls the row, smoothly or instantly; returns whether it had to move. */
function bring(row: HTMLElement, left: number, isShown: boolean): boolean {
  if (Math.abs(row.scrollLeft - left) <= slackPx) return false;
  row.style.scrollBehavior = isShown ? '' : 'auto';
  row.scrollLeft = left;
  row.style.scrollBehavior = '';
  return true;
}
