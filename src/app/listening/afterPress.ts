const presses = ['touchstart', 'mousedown'] as const;
const releases = ['touchend', 'touchcancel', 'mouseup'] as const;
/** By then the click of a released finger was dispatched. */
const clickMs = 50;

/**
 * Runs after `ms`, but not while a finger or button is down: moving the page then would lose the tap. Returns a function
 * that cancels it.
 */
export function afterPress(run: () => void, ms: number): () => void {
  let isPressed = false;
  let isDue = false;
  let timer = setTimeout(end, ms);

  function end(): void {
    isDue = true;
    if (isPressed) return;
    forget();
    run();
  }
  function press(): void {
    isPressed = true;
  }
  function release(): void {
    isPressed = false;
    if (isDue) timer = setTimeout(end, clickMs);
  }
  function forget(): void {
    clearTimeout(timer);
    for (const type of presses) document.removeEventListener(type, press, true);
    for (const type of releases) document.removeEventListener(type, release, true);
  }
  for (const type of presses) document.addEventListener(type, press, { capture: true, passive: true });
  for (const type of releases) document.addEventListener(type, release, { capture: true, passive: true });
  return forget;
}
