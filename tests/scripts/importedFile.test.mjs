import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importedFile } from '#scripts/importedFile.mjs';

describe('importedFile', () => {
  it.each([
    ['./Card.tsx', 'src/ui/page/Card.tsx'],
    ['../text/localize.ts', 'src/ui/text/localize.ts'],
    ['#domain/time/clock.ts', 'src/domain/time/clock.ts'],
    ['#main.tsx', 'src/main.tsx'],
    ['#sandbox/seed/rows.ts', 'sandbox/seed/rows.ts'],
    ['#tests/support/eventually.ts', 'tests/support/eventually.ts'],
    ['#scripts/test.mjs', 'scripts/test.mjs'],
    ['./page.css?inline', 'src/ui/page/page.css'],
    ['react', undefined],
    ['node:path', undefined],
  ])('of %s is %s', (specifier, file) => {
    expect(importedFile('src/ui/page/Page.tsx', specifier)).toBe(file);
  });

  it('knows the folders that package.json names', () => {
    const { imports } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(imports).toEqual({
      '#deploy/*': './deploy/*',
      '#sandbox/*': './sandbox/*',
      '#scripts/*': './scripts/*',
      '#tests/*': './tests/*',
      '#*': './src/*',
    });
  });
});
