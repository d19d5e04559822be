/** More of the screen than this would hide the form. */
const mostOfScreen = 1 / 3;
/** Between what has the focus and the foot. */
const roomPx = 8;

/**
 * Reserves the height of a form's foot: at the end of the page, and below what is focused. Calls back with whether it is
 * too high to lie over the page. Returns a function that frees the space.
 */
export function stickFoot(foot: HTMLElement, onMeasure: (isTooHigh: boolean) => void): () => void {
  const { style } = document.documentElement;
  const measure = () => {
    const { height } = foot.getBoundingClientRect();
    const isTooHigh = height > window.innerHeight * mostOfScreen;
    onMeasure(isTooHigh);
    const reserved = isTooHigh ? '0px' : `${Math.ceil(height)}px`;
    style.setProperty('--x-foot', reserved);
    style.setProperty('--x-form-foot', reserved);
  };
  // A browser brings the caret of a long text into view, not the whole of it.
  const showWhole = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    setTimeout(() => {
      const covered = target.getBoundingClientRect().bottom + roomPx - foot.getBoundingClientRect().top;
      if (covered > 0 && getComputedStyle(foot).position === 'fixed') window.scrollBy(0, covered);
    });
  };
  measure();
  document.addEventListener('focusin', showWhole);
  // Engines without ResizeObserver measure once, and when the screen changes.
  const observer = 'ResizeObserver' in window ? new ResizeObserver(measure) : undefined;
  observer?.observe(foot);
  window.addEventListener('resize', measure);
  return () => {
    observer?.disconnect();
    document.removeEventListener('focusin', showWhole);
    window.removeEventListener('resize', measure);
    style.removeProperty('--x-foot');
    style.removeProperty('--x-form-foot');
  };
}
