let known: { readonly chosen: string; readonly px: number } | undefined;

/**
 * For estimates. Read once for each size of text that is chosen: a style that is read while a screen is rendered makes the browser
 * compute all that changed.
 */
export function rootFontPx(): number {
  const { documentElement: root } = document;
  const chosen = root.style.fontSize;
  if (known?.chosen !== chosen) known = { chosen, px: parseFloat(getComputedStyle(root).fontSize) || 16 };
  return known.px;
}
