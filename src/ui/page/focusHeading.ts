/** Focuses the heading of what replaces a form, so that screen readers announce it. */
export function focusHeading(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}
