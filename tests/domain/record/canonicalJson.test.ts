import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '#domain/record/canonicalJson.ts';

describe('canonical JSON', () => {
  it.each([
    ['keys in any order', { b: 1, a: { d: [1, 2], c: null } }, { a: { c: null, d: [1, 2] }, b: 1 }],
    ['composed and decomposed text', { name: 'Cafe\u0301' }, { name: 'Café' }],
    ['composed and decomposed keys', { 'e\u0301': 1 }, { é: 1 }],
    ['a field that is undefined and one that is absent', { a: 1, b: undefined }, { a: 1 }],
  ])('%s give the same text', (_what, one, other) => {
    expect(canonicalJson(one)).toBe(canonicalJson(other));
  });

  it.each([
    ['lists in another order', [1, 2], [2, 1]],
    ['a number and its text', { a: 1 }, { a: '1' }],
    ['upper and lower case', 'a', 'A'],
    ['an empty list and an empty object', [], {}],
    ['text that looks like structure', ['a,b'], ['a', 'b']],
  ])('%s give different texts', (_what, one, other) => {
    expect(canonicalJson(one)).not.toBe(canonicalJson(other));
  });

  it.each([undefined, NaN, Infinity, () => 1, null])('%s is written as null', (value) => {
    expect(canonicalJson([value])).toBe('[null]');
  });

  it('every JSON value keeps its content and has one fixed text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
    );
  });
});
