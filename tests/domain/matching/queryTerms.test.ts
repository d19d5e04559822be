import { describe, expect, test } from 'vitest';
import { queryTerms } from '#domain/matching/queryTerms.ts';
import { chinese } from './chinese.ts';

describe('the words of a query', () => {
  test.each([
    ['江海  Laser', ['江海', 'laser']],
    ['', []],
    ['138 0000 1234', ['13800001234']],
    ['138-0000-1234', ['13800001234']],
    ['+86 138 0000 1234', ['13800001234']],
    ['+8613800001234', ['13800001234']],
    ['0086 13800001234', ['13800001234']],
    ['（+86）138 0000 1234 江海', ['13800001234', '江海']],
    ['021-6234 0000', ['2162340000']],
    ['+86 21 6234 0000', ['2162340000']],
    ['+86 (0)21 6234 0000', ['2162340000']],
    ['2025 2026 2027', ['2025', '2026', '2027']],
    ['TX 200', ['tx', '200']],
    ['86', ['86']],
  ] as const)('%j are %j', (query, terms) => {
    expect(queryTerms(query, chinese)).toEqual(terms);
  });
});
