// @ts-check
import { describe, expect, it } from 'vitest';
import { findGaps, heldBy, holdingsOf, writePage } from '#scripts/whatHolds.mjs';

const known = [
  { name: 'tea', says: 'Tea is hot' },
  { name: 'cake', says: 'Cake is sweet', later: 'the kitchen' },
];
const holding = (/** @type {string} */ title, /** @type {string[]} */ ...tags) => ({
  file: 'tests/tea.test.ts',
  title,
  tags,
});

describe('what a report tells', () => {
  it('a test that passed holds what its tags name, and one that failed holds nothing', () => {
    const test = (/** @type {'passed' | 'failed'} */ state) => ({
      ...holding(`is ${state}`, 'tea'),
      state,
      ms: 4,
      error: '',
    });
    expect(holdingsOf({ tests: [test('passed'), test('failed')], outside: 0 })).toEqual([
      holding('is passed', 'tea'),
    ]);
  });
});

describe('what the catalogue and the tests do not agree on', () => {
  it('nothing, when what is built is held and nothing else', () => {
    expect(findGaps([holding('is hot', 'tea')], known)).toEqual([]);
  });

  it.each([
    ['a promise that no test holds', [], 'no test holds tea (Tea is hot)'],
    [
      'a promise that was to come later and is held',
      ['tea', 'cake'],
      'cake is held by a test, and the catalogue still says that it comes later',
    ],
    ['a name that nobody promised', ['tea', 'jam'], 'no rule or fault is called jam'],
  ])('%s is named', (_, tags, gap) => {
    expect(findGaps([holding('a title', ...tags)], known)).toEqual([gap]);
  });
});

describe('the page', () => {
  const lineOf = (/** @type {string} */ name, /** @type {any[]} */ holdings) =>
    writePage(holdings)
      .split('\n')
      .find((line) => line.startsWith(`| ${name} |`));

  it('has a line for every promise, with the file and the title of the test that holds it', () => {
    const line = lineOf('money', [holding('cents', 'money')]);
    expect(line).toContain('[tea.test.ts](../tests/tea.test.ts): cents |');
  });

  it('says with what a promise comes that is not kept yet', () => {
    const promise = { name: 'cake', says: 'Cake is sweet', later: 'the kitchen' };
    expect(heldBy(promise, [])).toBe('not yet: comes with the kitchen');
  });

  it('counts the cases that it does not list', () => {
    const cases = ['one', 'two', 'three', 'four', 'five'].map((title) => holding(title, 'money'));
    expect(lineOf('money', cases)).toContain('one; two; three; and 2 more |');
  });

  it('keeps a title with markup a title', () => {
    expect(lineOf('money', [holding('<b>|', 'money')])).toContain('&#60;b&#62;&#124;');
  });
});
