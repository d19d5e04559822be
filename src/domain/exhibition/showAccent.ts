import { type Accent, accentParts, readAccent } from './readAccent.ts';

/** As in `theme.css` and index.html. */
const ownColour = '#1456d9';

/** The page and the browser's bar around it in an exhibition's colour; without one in the app's own. */
export function showAccent(page: Document, accent: Accent | undefined): void {
  const { style } = page.documentElement;
  // An empty value removes it.
  for (const part of accentParts) style.setProperty(`--x-own-${part}`, accent?.[part] ?? '');
  page.querySelector('meta[name=theme-color]')?.setAttribute('content', accent?.accent ?? ownColour);
}

/** The colour in the server's row of an exhibition. */
export const accentIn = (row: object): Accent | undefined =>
  readAccent((row as { readonly ThemeColor?: unknown }).ThemeColor);
