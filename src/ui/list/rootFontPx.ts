let knownPx: number | undefined;

/** For estimates. Read once: a style that is read while a screen is rendered makes the browser compute all that changed. */
export function rootFontPx(): number {
  knownPx ??= parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return knownPx;
}
