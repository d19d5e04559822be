let onPop: (() => void) | undefined;

/** Must be called before the router begins to listen: a browser calls the listeners of a window in that order. */
export function installPopInterceptor(): void {
  window.addEventListener('popstate', (event) => {
    if (onPop === undefined) return;
    event.stopImmediatePropagation();
    onPop();
  });
}

/** Until it is set back to undefined, the router does not hear of a step in the browser's history; this is called instead. */
export function interceptPops(listener: (() => void) | undefined): void {
  onPop = listener;
}
