/** Whether a finger on `target` moves the page: not within a dialog, nor on what is dragged itself. */
export function isPageDrag(target: EventTarget | null): boolean {
  for (let element = target as Element | null; element !== null; element = element.parentElement)
    if (element.matches('dialog, [role="dialog"]') || getComputedStyle(element).touchAction === 'none')
      return false;
  return true;
}
