import { expect, it } from 'vitest';
import { reviewStatus } from '#domain/review/reviewStatus.ts';

it.each([
  ['0', 'toBeReviewed'],
  ['1', 'toBeReviewed'],
  ['2', 'approved'],
  ['3', 'declined'],
  [0, 'toBeReviewed'],
  [2, 'approved'],
  [' 3 ', 'declined'],
  ['4', 'unknown'],
  ['-1', 'unknown'],
  ['02', 'unknown'],
  ['', 'unknown'],
  ['approved', 'unknown'],
  ['constructor', 'unknown'],
  [undefined, 'unknown'],
  [null, 'unknown'],
  [true, 'unknown'],
  [['2'], 'unknown'],
  [Symbol('2'), 'unknown'],
])('a registration in the state %j is %s', { tags: ['review-status'] }, (state, status) => {
  expect(reviewStatus(state)).toBe(status);
});
