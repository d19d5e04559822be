import { describe, expect, it } from 'vitest';
import { readSources, type Sources } from './sources.ts';

/** Style sheets that draw a badge otherwise, and why. */
const others: Readonly<Record<string, string>> = {
  'src/ui/values/badge.module.css': 'the part itself',
  'src/entities/live/LiveBadge.module.css': 'stands on pictures',
  'src/entities/voucher/reviewState.module.css': 'drawn on a ticket before the app is loaded',
  'src/features/supply/post/marks.module.css': 'the colours of the two kinds of posts',
};
const rule = /([^{}]+)\{([^{}]*)\}/g;
const isPill = (body: string) =>
  /border-radius: (?:0\.625rem|1rem|999px)/.test(body) &&
  /(?:^|\s)padding: (?:0|1px|2px|0\.0625rem|0\.125rem) (?:var\(--x-space-2\)|8px|10px|0\.5rem|0\.625rem)/.test(
    body,
  ) &&
  /-soft\)/.test(body) &&
  /font-size/.test(body);

/** Small pills on a soft ground that are drawn elsewhere than by `Badge`. */
const findPills = (sheets: Sources) =>
  Object.entries(sheets).flatMap(([path, css]) =>
    path in others
      ? []
      : Array.from(css.matchAll(rule))
          .filter(([, , body = '']) => isPill(body))
          .map(([, selector = '']) => `${path} ${selector.trim()}: a badge is drawn by ui/values/Badge.tsx`),
  );

describe('a badge', () => {
  const sheets = readSources(['src'], /\.css$/);

  it('has one drawing', () => {
    expect(findPills(sheets)).toEqual([]);
  });

  it('is refused where a screen draws its own', () => {
    const body =
      'padding: 0.0625rem 0.5rem; border-radius: 1rem; font-size: 0.8125rem; color: var(--x-ink-soft);';
    expect(findPills({ 'src/features/a.module.css': `.state { ${body} }` })).toHaveLength(1);
  });

  it('has no base rule that holds for one colour scheme alone', () => {
    const mixed = Object.entries(sheets).flatMap(([path, css]) =>
      Array.from(css.replace(/\/\*[^]*?\*\//g, '').matchAll(rule), ([, selectors = '']) =>
        selectors.split(','),
      )
        .filter((some) => some.some(isDark) && !some.every(isDark))
        .map((some) => `${path} ${some.join().trim()}`),
    );
    expect(mixed).toEqual([]);
  });
});

const isDark = (selector: string) => selector.includes('prefers-color-scheme="dark"');
