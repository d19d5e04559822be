let onHeld: (() => void) | undefined;

/** Must be called before the router begins to listen: a browser calls the listeners of a window in that order. */
export function watchPops(): void {
  window.addEventListener('popstate', (event) => {
    if (onHeld === undefined) return;
    event.stopImmediatePropagation();
    onHeld();
  });
}

/** Until it is set back to undefined, the router does not hear of a step in the browser's history; this is called instead. */
export function holdPops(listener: (() => void) | undefined): void {
  onHeld = listener;
}
