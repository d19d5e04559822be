import { services } from './services.ts';

/** What is less may be a slow answer; nothing that is on is the worse for it. */
const leastMs = 10 * 60_000;

let offsetMs = 0;
const listeners = new Set<() => void>();

/**
 * Keeps how far this phone's clock is from the server's, as long as the page lives.
 * @param serverMs of an answer that has just come, epoch milliseconds; undefined where it told none
 */
export function noteServerTime(serverMs: number | undefined): void {
  if (serverMs === undefined) return;
  const differenceMs = serverMs - services().now();
  const nextMs = Math.abs(differenceMs) < leastMs ? 0 : differenceMs;
  // By a new answer it differs a little: that is no reason to draw again.
  if (Math.abs(nextMs - offsetMs) < leastMs) return;
  offsetMs = nextMs;
  for (const listener of listeners) listener();
}

/** The time at the fair, as far as this page knows it; epoch milliseconds. */
export const fairNowMs = (): number => services().now() + offsetMs;

export function onClockOffset(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
