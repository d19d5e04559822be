import { describe, expect, it } from 'vitest';
import { findLongFunctions, longestFunction } from './functionLength.ts';
import { readSources } from './sources.ts';

const ofLines = (lines: number, head: string, foot: string) =>
  [head, ...Array.from({ length: lines - 2 }, (_, at) => `  step${at}();`), foot].join('\n');

const forms = [
  ['a declaration', 'export function start() {', '}'],
  ['an arrow function', 'const start = () => {', '};'],
  ['a method', 'const steps = { start() {', '} };'],
  ['a component that is memoised', 'const Row = memo(function Row() {', '});'],
] as const;

describe('no function is longer than 60 lines', () => {
  it('in src and sandbox', () => {
    const sources = readSources(['src', 'sandbox']);
    expect(Object.keys(sources).length).toBeGreaterThan(800);
    expect(findLongFunctions(sources)).toEqual([]);
  });

  it.each(forms)('and %s of 61 lines is found', (_, head, foot) => {
    const source = ofLines(longestFunction + 1, head, foot);
    expect(findLongFunctions({ 'src/app/a.ts': source })).toEqual(['src/app/a.ts:1: 61 lines']);
  });

  it.each(forms)('while %s of 60 lines is not', (_, head, foot) => {
    expect(findLongFunctions({ 'src/app/a.ts': ofLines(longestFunction, head, foot) })).toEqual([]);
  });

  it('and one within another is measured separately', () => {
    const within = ofLines(longestFunction + 1, 'function outer() { function inner() {', '}');
    expect(findLongFunctions({ 'src/app/a.ts': `${within}\n}` })).toHaveLength(2);
  });
});
