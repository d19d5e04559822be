const attribute = 'data-easy';

/** Marks the page for parts that know nothing of the phone. Any stored value is the easy mode. */
export function applyEasyMode(page: HTMLElement, stored: string | undefined): void {
  if (stored === undefined) page.removeAttribute(attribute);
  else page.setAttribute(attribute, '');
}

/** Whether the page is in easy mode: nothing moves, and lists go on by their button. */
export const isEasyPage = (): boolean => document.documentElement.hasAttribute(attribute);
