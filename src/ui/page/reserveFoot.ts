/**
 * Writes the height of a bottom bar into the CSS variable `name`, so that focused elements are not scrolled behind
 * it. No bar has no height. Returns a function that removes it.
 */
export function reserveFoot(
  name: '--x-page-bar' | '--x-foot' | '--x-tabs',
  bar: HTMLElement | null,
): () => void {
  const { style } = document.documentElement;
  const measure = () => {
    style.setProperty(name, `${Math.ceil(bar?.getBoundingClientRect().height ?? 0)}px`);
  };
  measure();
  // Engines without ResizeObserver measure once; the height depends only on the text size.
  const observer = 'ResizeObserver' in window ? new ResizeObserver(measure) : undefined;
  if (bar !== null) observer?.observe(bar);
  return () => {
    observer?.disconnect();
    style.removeProperty(name);
  };
}
