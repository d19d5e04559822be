/**
 * A debounce that lets the first click of a burst through: the returned function says whether this click counts.
 * A click counts once `quietMs` have passed since the click before it, counted or not. `now` gives milliseconds, best
 * of a clock that never jumps. It keeps a double tap from opening a page twice; a slow server needs a lock on the state.
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
