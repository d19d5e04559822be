import { describe, expect, it } from 'vitest';
import { notShown } from '#domain/review/notShown.ts';

describe('why visitors do not see a row of an exhibitor', () => {
  it.each([
    ['a row without review and flags is shown', {}, undefined],
    ['an approved one is shown', { ApproveState: '2', IsShow: true }, undefined],
    ['one that was not reviewed yet is not', { ApproveState: '0' }, 'review'],
    ['one in review is not', { ApproveState: 1 }, 'review'],
    ['a refused one is not', { ApproveState: '3' }, 'refused'],
    ['a withdrawn one is not', { ApproveState: '2', IsShow: false }, 'withdrawn'],
    ['withdrawing counts before the review', { ApproveState: '1', IsShow: 'false' }, 'withdrawn'],
    ['an empty flag says nothing', { IsShow: '' }, undefined],
  ])('%s', (_, row, expected) => expect(notShown(row)).toBe(expected));
});
