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

/**
 * The colour in the server's row of an exhibition; where there is none, that of its cover.
 * @param kept what `coverColours` wrote: an entry begins with the id of the exhibition and `#rrggbb`
 */
export function accentIn(row: object, kept?: string | null): Accent | undefined {
  const { ThemeColor, RecordId } = row as { readonly ThemeColor?: unknown; readonly RecordId?: string };
  return readAccent(ThemeColor || (`${kept}`.split(`${RecordId}`)[1] || '').slice(0, 7));
}
