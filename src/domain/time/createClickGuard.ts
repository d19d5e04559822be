/**
 * A leading-edge debounce: returns whether this click counts. It does once `quietMs` have passed since the previous
 * click, counted or not. `now` is in milliseconds, from a monotonic clock. It prevents opening a page twice; a slow
 * request needs a lock on its state.
 */
export function createClickGuard(quietMs: number, now: () => number): () => boolean {
  let lastMs: number | undefined;
  return () => {
    const clickMs = now();
    const sinceLastMs = clickMs - (lastMs ?? -Infinity);
    lastMs = clickMs;
    // A clock that was set back must not lock the button until it has caught up.
    return !(sinceLastMs >= 0 && sinceLastMs < quietMs);
  };
}
