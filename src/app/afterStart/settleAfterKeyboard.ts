/** Long enough for the keyboard to be gone and for the next field to have the focus; sooner than an arrival goes to the top. */
const waitMs = 100;
const withoutKeyboard = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/;

/** Whether the phone shows its keyboard, or its wheel of choices, for it. */
export function opensKeyboard(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !withoutKeyboard.test(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/**
 * On iOS WeChat leaves the page moved up when the keyboard closes, with a gap where it was and taps that miss. The smallest
 * scroll puts it back, from wherever the page is by then. Where the focus goes on to another field it is left alone.
 */
export function settleAfterKeyboard(): () => void {
  let timer = 0;
  const settle = () => {
    if (opensKeyboard(document.activeElement)) return;
    // To where the page is already does nothing there: it has to move, if only by one pixel.
    window.scrollTo(window.scrollX, Math.max(0, window.scrollY - 1));
  };
  const onFocusOut = ({ target }: FocusEvent) => {
    if (!opensKeyboard(target)) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(settle, waitMs);
  };
  document.addEventListener('focusout', onFocusOut);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('focusout', onFocusOut);
  };
}
