// @ts-check
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { areaWords, typesFile } from '#scripts/areaWords.mjs';

it('src/areaWords.d.ts is what `node scripts/writeAreaWords.mjs` writes', () => {
  expect(readFileSync(typesFile, 'utf8')).toBe(areaWords('.'));
});
