/** For the heading of what takes the place of a form: whoever listens hears it, instead of nothing. */
export function focusHeading(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}
