import { isPageDrag } from './isPageDrag.ts';

/** A finger's first pixels say whether it pulls down, scrolls or swipes sideways. */
const directionPx = 6;
/** The drag grows slower the farther it goes, and never beyond this height. */
const limitPx = 240;
const stiffness = 0.5;

export interface Pull {
  /** False while a pull is answered: a finger then only scrolls. */
  readonly isAllowed: () => boolean;
  /** How far the list is pulled down, in CSS pixels. */
  readonly onPull: (px: number) => void;
  readonly onLetGo: () => void;
}

function resisted(dragged: number): number {
  return (dragged * limitPx * stiffness) / (limitPx + stiffness * dragged);
}

/**
 * Reports one finger that pulls `element` down while the page stands at its top; returns the way to stop. Its
 * moves are listened to from such a touch on only, so that scrolling never waits for a script.
 */
export function attachPull(element: HTMLElement, { isAllowed, onPull, onLetGo }: Pull): () => void {
  let start: Touch | undefined;
  let isPulling = false;

  function begin({ touches, target }: TouchEvent) {
    end();
    const [touch] = Array.from(touches);
    if (touches.length > 1 || window.scrollY > 0 || !isAllowed() || !isPageDrag(target)) return;
    start = touch;
    element.addEventListener('touchmove', move, { passive: false });
  }

  function move(event: TouchEvent) {
    const [touch] = Array.from(event.touches);
    if (start === undefined || touch === undefined || event.touches.length > 1) return end();
    const down = touch.clientY - start.clientY;
    if (!isPulling) {
      const across = Math.abs(touch.clientX - start.clientX);
      if (Math.max(Math.abs(down), across) < directionPx) return;
      if (down <= across) return end();
      isPulling = true;
    }
    if (event.cancelable) event.preventDefault();
    onPull(resisted(Math.max(0, down)));
  }

  function end() {
    element.removeEventListener('touchmove', move);
    start = undefined;
    if (!isPulling) return;
    isPulling = false;
    onLetGo();
  }

  element.addEventListener('touchstart', begin, { passive: true });
  element.addEventListener('touchend', end);
  element.addEventListener('touchcancel', end);
  return () => {
    element.removeEventListener('touchstart', begin);
    element.removeEventListener('touchmove', move);
    element.removeEventListener('touchend', end);
    element.removeEventListener('touchcancel', end);
  };
}
