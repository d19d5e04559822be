/** Where the fingers are, as shares of the element's size from its upper left corner. */
export interface PanZoomPoint {
  readonly x: number;
  readonly y: number;
}

/** `byX`, `byY`: share of the element's size. `closer`: factor of the distance between two fingers. */
export type OnPanZoom = (byX: number, byY: number, closer: number, at: PanZoomPoint) => void;

export interface PanZoomSettings {
  /** A finger that is lifted where it was put down is a click. */
  readonly keepsTaps?: boolean;
}

interface Pointers {
  readonly x: number;
  readonly y: number;
  readonly apart: number;
  readonly count: number;
}

function pointersOf(touches: TouchList): Pointers | undefined {
  const [first, second] = [touches[0], touches[1]];
  if (first === undefined) return undefined;
  if (second === undefined) return { x: first.clientX, y: first.clientY, apart: 0, count: 1 };
  const [wide, high] = [second.clientX - first.clientX, second.clientY - first.clientY];
  const apart = Math.sqrt(wide * wide + high * high);
  return { x: first.clientX + wide / 2, y: first.clientY + high / 2, apart, count: 2 };
}

/** Touch and mouse events, because the oldest iPhones lack pointer events. @returns detaches the listeners */
export function attachPanZoom(
  element: HTMLElement,
  onPanZoom: OnPanZoom,
  { keepsTaps = false }: PanZoomSettings = {},
): () => void {
  let before: Pointers | undefined;

  function moveTo(now: Pointers | undefined) {
    // The centre jumps when a finger is added or lifted.
    if (now !== undefined && before !== undefined && now.count === before.count) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const closer = before.apart > 0 && now.apart > 0 ? now.apart / before.apart : 1;
      const at = { x: (now.x - left) / width, y: (now.y - top) / height };
      if (width > 0 && height > 0)
        onPanZoom((now.x - before.x) / width, (now.y - before.y) / height, closer, at);
    }
    before = now;
  }

  const mouse = ({ clientX, clientY }: MouseEvent): Pointers => ({
    x: clientX,
    y: clientY,
    apart: 0,
    count: 1,
  });
  const onTouch = (event: TouchEvent) => {
    // Prevents scrolling, and emulated mouse events.
    if (event.cancelable && (!keepsTaps || event.type === 'touchmove')) event.preventDefault();
    moveTo(pointersOf(event.touches));
  };
  const onMouseMove = (event: MouseEvent) => moveTo(mouse(event));
  const onMouseUp = () => {
    before = undefined;
    document.removeEventListener('mousemove', onMouseMove);
    document.removeEventListener('mouseup', onMouseUp);
  };
  const onMouseDown = (event: MouseEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    before = mouse(event);
    document.addEventListener('mousemove', onMouseMove);
    document.addEventListener('mouseup', onMouseUp);
  };

  const touchEvents = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
  for (const name of touchEvents) element.addEventListener(name, onTouch, { passive: false });
  element.addEventListener('mousedown', onMouseDown);
  return () => {
    for (const name of touchEvents) element.removeEventListener(name, onTouch);
    element.removeEventListener('mousedown', onMouseDown);
    onMouseUp();
  };
}
