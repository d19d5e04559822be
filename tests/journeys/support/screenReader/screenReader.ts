import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type Heard, listenInPage } from './listenInPage.ts';

export interface ScreenReader {
  /** Listens to all pages of a context; to be called before the first of them is opened. */
  attach(context: BrowserContext): Promise<void>;
  /** What was said on a page, in order. */
  said(page: Page): readonly string[];
  /** Waits until these texts have been said, in this order; others may lie between them. Forgets what came before. */
  expectSaid(page: Page, ...texts: readonly (string | RegExp)[]): Promise<void>;
  /** What no journey may have: a focus that was lost, a text that was told twice. */
  faults(): readonly string[];
}

const fits = (text: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);

/** How many of `wanted` are in `texts`, in this order, and what comes after the last of them. */
function follow(
  texts: readonly string[],
  wanted: readonly (string | RegExp)[],
): { found: number; end: number } {
  let found = 0;
  let end = 0;
  texts.forEach((text, at) => {
    const next = wanted[found];
    if (next === undefined || !fits(text, next)) return;
    found += 1;
    end = at + 1;
  });
  return { found, end };
}

export function createScreenReader(): ScreenReader {
  const heard = new Map<Page, Heard[]>();
  const read = new Map<Page, number>();
  const of = (page: Page) => heard.get(page) ?? [];
  const said = (page: Page) =>
    of(page)
      .filter(({ kind }) => kind === 'said')
      .map(({ text }) => text);

  return {
    async attach(context) {
      await context.exposeBinding('reportHeard', ({ page }, one: Heard) => {
        heard.set(page, [...of(page), one]);
      });
      await context.addInitScript(listenInPage);
    },
    said,
    async expectSaid(page, ...texts) {
      const unread = () => said(page).slice(read.get(page) ?? 0);
      await expect
        .poll(() => (follow(unread(), texts).found === texts.length ? [] : unread()), {
          message: `what is heard: ${texts.join(' | ')}`,
        })
        .toEqual([]);
      read.set(page, (read.get(page) ?? 0) + follow(unread(), texts).end);
    },
    faults() {
      return [...heard.values()].flat().flatMap(({ kind, text }) => {
        if (kind === 'lost') return [`the focus fell to the page with ${text}`];
        return kind === 'twice' ? [`told twice: ${text}`] : [];
      });
    },
  };
}
