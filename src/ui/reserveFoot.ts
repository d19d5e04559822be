/**
 * Tells the page's style how high a bar is that lies over the foot of the page, as `name`, so that nothing that gets the
 * focus is scrolled under it. Answers how to take it back.
 */
export function reserveFoot(name: '--x-page-bar' | '--x-foot', bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () => style.setProperty(name, `${Math.ceil(bar.getBoundingClientRect().height)}px`);
  measure();
  // Engines without it measure once: the height changes with the size of the text only.
  const observer = 'ResizeObserver' in window ? new ResizeObserver(measure) : undefined;
  observer?.observe(bar);
  return () => {
    observer?.disconnect();
    style.removeProperty(name);
  };
}
