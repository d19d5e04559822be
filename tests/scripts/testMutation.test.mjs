import { existsSync, readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import stryker from '../../scripts/mutation/stryker.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../..');

/** @param {string} pattern a path, or all files of one kind in a folder */
function filesOf(pattern) {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return existsSync(resolve(root, pattern)) ? [pattern] : [];
  return readdirSync(resolve(root, dirname(`${before}x`))).filter((name) => name.endsWith(after));
}

describe('the safety core', () => {
  // Stryker only warns about a path that is not there, and counts the rest.
  it.each(stryker.mutate)('has %s, and tests at the same path', (source) => {
    expect(filesOf(source)).not.toEqual([]);
    expect(filesOf(source.replace(/^src\/(.*)\.ts$/, 'tests/$1.test.ts'))).not.toEqual([]);
  });
});
