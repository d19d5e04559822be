const restMs = 1000;

/** Runs once the page is drawn and the browser has nothing else to do; not at all once the answer is called. */
export function whenAtRest(run: () => void): () => void {
  let isOver = false;
  const runOnce = () => {
    if (!isOver) run();
  };
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then));
  const timer = setTimeout(() => whenIdle(runOnce), restMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
