import { describe, expect, it } from 'vitest';
import { findShownCounts } from './shownCounts.ts';
import { readSources } from './sources.ts';

describe('counts', () => {
  it('are shown by one part alone', () => {
    expect(findShownCounts(readSources(['src']))).toEqual([]);
  });

  it.each([
    '<p>{count}</p>',
    '<p>{row.PVNumber} views</p>',
    '<p>{numbers.helpCount}</p>',
    'compactCount(12)',
    'groupedCount(12)',
    'new Intl.NumberFormat()',
  ])('are refused as %s', (source) => {
    expect(findShownCounts({ 'src/features/a.tsx': source })).toHaveLength(1);
  });

  it('may be in the part for counts, and within a sentence', () => {
    const source = "<p><Count count={count} /> {t('viewers', { count })}</p>";
    expect(findShownCounts({ 'src/features/a.tsx': source })).toEqual([]);
  });
});
