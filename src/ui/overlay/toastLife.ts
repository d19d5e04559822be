export interface ToastLife {
  /** Its text explains the next navigation, so it stays visible after it. */
  outlivesNavigation: boolean;
  isOver: boolean;
  hide: () => void;
}

let current: ToastLife | undefined;

export function beginToast(outlivesNavigation: boolean): ToastLife {
  if (current) current.isOver = true;
  current = { outlivesNavigation, isOver: false, hide: () => {} };
  return current;
}

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
