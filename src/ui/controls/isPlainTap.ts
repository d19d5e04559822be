import type { MouseEvent } from 'react';

/** False for a click with which the browser opens a new tab or window. */
export function isPlainTap(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
