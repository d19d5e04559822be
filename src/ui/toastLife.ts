/** One toast, from the call on. */
export interface ToastLife {
  /** What it says is the reason for the next navigation, so it is still read after it. */
  outlivesNavigation: boolean;
  isOver: boolean;
  /** Set once it is drawn. */
  hide: () => void;
}

let current: ToastLife | undefined;

/** Begins a toast; the one before it is over. */
export function beginToast(outlivesNavigation: boolean): ToastLife {
  if (current) current.isOver = true;
  current = { outlivesNavigation, isOver: false, hide: () => {} };
  return current;
}

/** To be called when another screen is shown: the toast was about the last one. */
export function endToastOfLastScreen(): void {
  if (current === undefined) return;
  if (current.outlivesNavigation) {
    current.outlivesNavigation = false;
    return;
  }
  current.isOver = true;
  current.hide();
  current = undefined;
}
