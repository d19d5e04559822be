import { type Accent, readAccent } from './readAccent.ts';

/** As in `theme.css` and index.html. */
const ownColour = '#1456d9';
const parts = { accent: '--x-accent', pressed: '--x-accent-pressed', soft: '--x-accent-soft' } as const;

/** The page and the browser's bar around it in an exhibition's colour; without one in the app's own. */
export function showAccent(page: Document, accent: Accent | undefined): void {
  const { style } = page.documentElement;
  for (const part of ['accent', 'pressed', 'soft'] as const)
    if (accent === undefined) style.removeProperty(parts[part]);
    else style.setProperty(parts[part], accent[part]);
  page.querySelector('meta[name=theme-color]')?.setAttribute('content', accent?.accent ?? ownColour);
}

/** The colour in the server's row of an exhibition. */
export const accentIn = (row: object): Accent | undefined =>
  readAccent((row as { readonly ThemeColor?: unknown }).ThemeColor);
