/** Less than this is a bar of the browser's that comes and goes. */
const keyboardFromPx = 100;
/** A host may report a tiny height while it opens a page, and say nothing when that is over. */
const measureAgainMs = 500;

interface Views {
  /** How high a page is that things are fixed to. */
  readonly pageHeight: number;
  readonly visible: Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>;
}

/** How much of the page's foot lies under the phone's keyboard. A page that was enlarged by two fingers is no such case. */
export function coveredByKeyboard({ pageHeight, visible }: Views): number {
  const coveredPx = Math.round(pageHeight - visible.offsetTop - visible.height);
  return Math.abs(visible.scale - 1) < 0.01 && coveredPx >= keyboardFromPx ? coveredPx : 0;
}

/**
 * Tells the style sheets how high the keyboard stands over the page, as `--x-keyboard`, so that what is fixed to the foot
 * stays in sight. Where the keyboard makes the page itself smaller, or the engine does not tell, it is 0.
 */
export function keepAboveKeyboard(root: HTMLElement, visible: VisualViewport | null | undefined): () => void {
  if (!visible) return () => {};
  let timer = 0;
  let told = 0;
  const measure = () => {
    const coveredPx = coveredByKeyboard({ pageHeight: root.clientHeight, visible });
    if (coveredPx === told) return;
    told = coveredPx;
    if (coveredPx === 0) root.style.removeProperty('--x-keyboard');
    else root.style.setProperty('--x-keyboard', `${coveredPx}px`);
  };
  const onChange = () => {
    measure();
    window.clearTimeout(timer);
    timer = window.setTimeout(measure, measureAgainMs);
  };
  visible.addEventListener('resize', onChange);
  visible.addEventListener('scroll', onChange);
  return () => {
    window.clearTimeout(timer);
    visible.removeEventListener('resize', onChange);
    visible.removeEventListener('scroll', onChange);
  };
}
