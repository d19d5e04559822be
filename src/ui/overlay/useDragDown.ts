import { type RefObject, useEffect, useEffectEvent } from 'react';
import { loadChunk } from '#chunks/loadChunk.ts';

/** A sheet at the foot of the page follows the finger down, as `dragDown` says; until that is there its buttons close it. */
export function useDragDown(
  box: RefObject<HTMLElement | null>,
  isDraggable: boolean,
  onLeave: () => void,
): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const sheet = box.current;
    if (sheet === null || !isDraggable) return undefined;
    let isGone = false;
    let end = () => {};
    loadChunk(() => import('./dragDown.ts'))
      .then(({ dragDown }) => {
        if (!isGone) end = dragDown(sheet, () => leave());
      })
      .catch(() => {});
    return () => {
      isGone = true;
      end();
    };
  }, [box, isDraggable]);
}
