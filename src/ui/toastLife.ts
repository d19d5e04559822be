export interface ToastLife {
  /** Its text explains the next navigation, so it stays visible after it. */
  outlivesNavigation: boolean;
  isOver: boolean;
  /** Set once it is drawn. */
  hide: () => void;
}

let current: ToastLife | undefined;

/** Ends the previous toast. */
export function beginToast(outlivesNavigation: boolean): ToastLife {
  if (current) current.isOver = true;
  current = { outlivesNavigation, isOver: false, hide: () => {} };
  return current;
}

/** Call it when another screen is shown. */
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
