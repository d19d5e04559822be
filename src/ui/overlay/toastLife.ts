interface ToastLife {
  /** Its text explains the next navigation, so it stays visible after it. */
  outlivesNavigation: boolean;
  readonly hide: () => void;
}

let current: ToastLife | undefined;

/** There is one toast: the one before is hidden. */
export function beginToast(life: ToastLife): void {
  current?.hide();
  current = life;
}

export function endToastOfLastScreen(): void {
  if (current === undefined) return;
  if (current.outlivesNavigation) {
    current.outlivesNavigation = false;
    return;
  }
  current.hide();
  current = undefined;
}
