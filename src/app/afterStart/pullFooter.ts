import type { StoreApi } from 'zustand/vanilla';
import { isPageDrag } from '#ui/pull/isPageDrag.ts';

/** The footer's maximum height. */
const limitPx = 250;
/** Browsers round the scroll position. */
const roundingPx = 2;

function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return window.scrollY + window.innerHeight >= scrollHeight - roundingPx;
}

/** An upward drag at the end of the page pulls the footer out until the touch ends. */
export function pullFooter(pull: Pick<StoreApi<number>, 'setState'>): void {
  let startY: number | undefined;

  function begin({ touches, target }: TouchEvent) {
    startY = touches.length === 1 && isAtEnd() && isPageDrag(target) ? touches[0]?.clientY : undefined;
  }
  function move({ touches }: TouchEvent) {
    const y = touches[0]?.clientY;
    if (startY === undefined || y === undefined) return;
    pull.setState(Math.max(0, Math.min(limitPx, startY - y)), true);
    // Scroll the growing footer into view.
    if (y < startY) requestAnimationFrame(() => window.scrollTo(0, document.documentElement.scrollHeight));
  }
  function release() {
    startY = undefined;
    pull.setState(0, true);
  }

  const passive = { passive: true };
  document.addEventListener('touchstart', begin, passive);
  document.addEventListener('touchmove', move, passive);
  document.addEventListener('touchend', release, passive);
  document.addEventListener('touchcancel', release, passive);
}
