/** Long enough for the keyboard to close and the next field to get the focus; less than the scroll after a navigation. */
const waitMs = 100;
const withoutKeyboard = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/;

/** Whether focusing it opens the keyboard or a picker. */
export function opensKeyboard(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement)
    return target.inputMode !== 'none' && !withoutKeyboard.test(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** On iOS WeChat leaves the page shifted up when the keyboard closes, and taps miss; scrolling by one pixel repairs it. */
export function settleAfterKeyboard(): () => void {
  let timer = 0;
  const settle = () => {
    if (opensKeyboard(document.activeElement)) return;
    // Scrolling to the current position does nothing.
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
