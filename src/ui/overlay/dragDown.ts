import { wantsNoMotion } from '../media/wantsNoMotion.ts';

/** A finger that moves less may still mean a tap. */
const slackPx = 8;
/** Dragged by this part of its height, or flung as fast, a sheet is closed. */
const farPart = 1 / 3;
const flungPxPerMs = 0.4;
const settleMs = 180;
/** On a wider screen a box is in the middle, as in its style sheet. */
const widestPx = 600;

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly sinceMs: number;
  /** Undefined until it is known whether the finger drags the sheet or does something else. */
  isDown: boolean | undefined;
}

/** What a finger does in these is theirs. */
const keepsFinger = 'input, textarea, select, video, [role="slider"], [contenteditable]';

/** Whether something around the finger can still be scrolled up, so that a drag down scrolls it. */
function isScrolled(target: EventTarget | null): boolean {
  for (let at = target instanceof Element ? target : null; at !== null; at = at.parentElement)
    if (at.scrollTop > 0) return at !== document.documentElement && at !== document.body;
  return false;
}

function follow(box: HTMLElement, downPx: number): void {
  box.style.animation = 'none';
  box.style.transition = 'none';
  box.style.transform = `translateY(${Math.max(0, downPx)}px)`;
}

function settle(box: HTMLElement, isLeaving: boolean): void {
  box.style.transition = `transform ${settleMs}ms ease-out`;
  box.style.transform = isLeaving ? 'translateY(100%)' : '';
}

/** Whether the finger has gone so far or so fast that the sheet is meant to go. */
export function isDraggedAway(downPx: number, tookMs: number, heightPx: number): boolean {
  if (downPx <= slackPx) return false;
  return downPx > heightPx * farPart || downPx / Math.max(1, tookMs) > flungPxPerMs;
}

/** What a finger on the sheet does, one gesture at a time. */
function handlersOf(sheet: HTMLElement, leave: () => void) {
  let drag: Drag | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const onStart = ({ touches, target, timeStamp }: TouchEvent) => {
    const [finger] = Array.from(touches);
    const isFree = touches.length === 1 && !(target instanceof Element && target.closest(keepsFinger));
    drag =
      finger && isFree && leaving === undefined && !isScrolled(target)
        ? { x: finger.clientX, y: finger.clientY, sinceMs: timeStamp, isDown: undefined }
        : undefined;
  };
  const onMove = (event: TouchEvent) => {
    const [finger] = Array.from(event.touches);
    if (drag === undefined || finger === undefined) return;
    const [sidePx, downPx] = [Math.abs(finger.clientX - drag.x), finger.clientY - drag.y];
    if (drag.isDown === undefined && Math.max(sidePx, Math.abs(downPx)) > slackPx)
      drag.isDown = downPx > sidePx;
    if (drag.isDown !== true) return;
    if (event.cancelable) event.preventDefault();
    follow(sheet, downPx);
  };
  const onEnd = ({ type, changedTouches, timeStamp }: TouchEvent) => {
    const [finger] = Array.from(changedTouches);
    const ended = drag;
    drag = undefined;
    if (ended?.isDown !== true || finger === undefined) return;
    const isLeaving =
      type === 'touchend' &&
      isDraggedAway(finger.clientY - ended.y, timeStamp - ended.sinceMs, sheet.offsetHeight);
    settle(sheet, isLeaving);
    if (isLeaving) leaving = setTimeout(leave, settleMs);
  };
  return { onStart, onMove, onEnd, forget: () => clearTimeout(leaving) };
}

/**
 * A sheet at the foot of the page follows the finger down, and leaves where it is dragged away; else it returns. Who has asked
 * for less motion closes it by its buttons and beside it alone. Returns a function that ends it.
 */
export function dragDown(sheet: HTMLElement, leave: () => void): () => void {
  if (window.innerWidth > widestPx || wantsNoMotion()) return () => {};
  const { onStart, onMove, onEnd, forget } = handlersOf(sheet, leave);
  sheet.addEventListener('touchstart', onStart, { passive: true });
  sheet.addEventListener('touchmove', onMove, { passive: false });
  sheet.addEventListener('touchend', onEnd);
  sheet.addEventListener('touchcancel', onEnd);
  return () => {
    forget();
    sheet.removeEventListener('touchstart', onStart);
    sheet.removeEventListener('touchmove', onMove);
    sheet.removeEventListener('touchend', onEnd);
    sheet.removeEventListener('touchcancel', onEnd);
  };
}
