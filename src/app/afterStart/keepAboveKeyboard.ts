/** Less than this is a browser bar. */
const keyboardFromPx = 100;
/** A host may report a tiny height while it opens a page, without a later event. */
const measureAgainMs = 500;

interface Views {
  readonly pageHeight: number;
  readonly visible: Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>;
}

/** How many pixels of the page's bottom the keyboard covers; 0 if the page is zoomed. */
export function coveredByKeyboard({ pageHeight, visible }: Views): number {
  const coveredPx = Math.round(pageHeight - visible.offsetTop - visible.height);
  return Math.abs(visible.scale - 1) < 0.01 && coveredPx >= keyboardFromPx ? coveredPx : 0;
}

/** Sets `--x-keyboard`, so that fixed bars stay visible; 0 where the keyboard shrinks the page, or is not reported. */
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
