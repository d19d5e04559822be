// @ts-check
import { describe, expect, it } from 'vitest';
import { resolve } from 'node:path';
import { findGaps, readJourneyReport, readUnitReport, writePage } from '../../scripts/whatHolds.mjs';

const root = resolve(import.meta.dirname, '../..');
const known = [
  { name: 'tea', says: 'Tea is hot' },
  { name: 'cake', says: 'Cake is sweet', later: 'the kitchen' },
];
const holding = (/** @type {string} */ title, /** @type {string[]} */ ...tags) => ({
  file: 'tests/tea.test.ts',
  title,
  tags,
});

describe('what the reports tell', () => {
  it('a unit test that passed is read with its file, its titles and its tags, and one that failed is not', () => {
    const test = (/** @type {string} */ status) => ({
      status,
      ancestorTitles: ['tea', ''],
      title: `is ${status}`,
      tags: ['tea'],
    });
    const report = {
      testResults: [
        { name: `${root}/tests/tea.test.ts`, assertionResults: [test('passed'), test('failed')] },
      ],
    };
    expect(readUnitReport(JSON.stringify(report))).toEqual([holding('tea › is passed', 'tea')]);
  });

  it('a journey is read without the title of its file, and its tag without the sign', () => {
    const spec = (/** @type {boolean} */ ok) => ({
      ok,
      title: `ok ${ok}`,
      file: 'tea.spec.ts',
      tags: ['@tea'],
    });
    const report = {
      config: { rootDir: `${root}/tests/journeys` },
      suites: [
        {
          title: 'tea.spec.ts',
          file: 'tea.spec.ts',
          suites: [{ title: 'in zh', file: 'tea.spec.ts', specs: [spec(true), spec(false)] }],
        },
      ],
    };
    expect(readJourneyReport(JSON.stringify(report))).toEqual([
      { file: 'tests/journeys/tea.spec.ts', title: 'in zh › ok true', tags: ['tea'] },
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
    expect(lineOf('order-tabs', [])).toContain('not yet: comes with orders');
  });

  it('counts the cases that it does not list', () => {
    const cases = ['one', 'two', 'three', 'four', 'five'].map((title) => holding(title, 'money'));
    expect(lineOf('money', cases)).toContain('one; two; three; and 2 more |');
  });

  it('keeps a title with markup a title', () => {
    expect(lineOf('money', [holding('<b>|', 'money')])).toContain('&#60;b&#62;&#124;');
  });
});
