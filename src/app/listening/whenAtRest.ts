const restMs = 1000;

/** Runs once the page is drawn and the browser has nothing else to do. */
export function whenAtRest(run: () => void): void {
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then));
  setTimeout(() => whenIdle(run), restMs);
}
