import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/accessibility.md'), 'utf8');
const rows = Array.from(page.matchAll(/^\| (\d\.\d\.\d+) [^|]+\| ([^|]+?) *\| ([^|]+?) *\| ([^|]*?) *\|$/gm));

describe('the page about accessibility', () => {
  it('has a row for each of the 55 criteria of WCAG 2.2 A and AA, and none for 4.1.1', () => {
    const criteria = rows.map((row) => row[1]);
    expect(new Set(criteria).size).toBe(55);
    expect(criteria).toHaveLength(55);
    expect(criteria).not.toContain('4.1.1');
  });

  it('says of each whether it is supported, and what holds it where it applies', () => {
    for (const [, criterion, state, , heldBy] of rows) {
      expect(['supported', 'partly', 'not supported', 'not applicable'], criterion).toContain(state);
      expect(heldBy === '', criterion).toBe(state === 'not applicable');
    }
  });

  it('counts the states as its rows have them', () => {
    const count = (state: string) => rows.filter((row) => row[2] === state).length;
    expect(page).toContain(
      `Today ${count('supported')} are supported, ${count('partly')} partly, ${count('not supported')} not, and ${count('not applicable')} do not apply.`,
    );
  });

  it('names only files that exist', () => {
    const files = Array.from(page.matchAll(/`((?:src|tests)\/[^`]+)`/g), (match) => match[1] ?? '');
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});
