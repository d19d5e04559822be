/**
 * Writes the height of a bottom bar into the CSS variable `name`, so that focused elements are not scrolled behind
 * it. Returns a function that removes it.
 */
export function reserveFoot(name: '--x-page-bar' | '--x-foot' | '--x-tabs', bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () => style.setProperty(name, `${Math.ceil(bar.getBoundingClientRect().height)}px`);
  measure();
  // Engines without ResizeObserver measure once; the height depends only on the text size.
  const observer = 'ResizeObserver' in window ? new ResizeObserver(measure) : undefined;
  observer?.observe(bar);
  return () => {
    observer?.disconnect();
    style.removeProperty(name);
  };
}
