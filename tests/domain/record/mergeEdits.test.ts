import { describe, expect, it } from 'vitest';
import { joinTexts, mergeEdits } from '#domain/record/mergeEdits.ts';

const before = { note: '', tags: ['a'], texts: { name: '林', job: '' }, mark: '' };
const merge = (mine: object, theirs: object, isMineLater = true) =>
  mergeEdits(before, { ...before, ...mine }, { ...before, ...theirs }, { isMineLater, joined: ['note'] });

describe('two changes of one row', () => {
  it.each([
    [
      'of different fields stand both',
      { mark: 'hot' },
      { tags: ['a', 'b'] },
      { mark: 'hot', tags: ['a', 'b'] },
    ],
    ['of one field leave the later one', { mark: 'hot' }, { mark: 'cold' }, { mark: 'hot' }],
    ['of a field by the other side alone leave that', {}, { mark: 'cold' }, { mark: 'cold' }],
    ['that empty a field leave it empty', { tags: [] }, {}, { tags: [] }],
    [
      'within a group of fields stand both',
      { texts: { name: '林', job: 'CEO' } },
      { texts: { name: '林若', job: '' } },
      { texts: { name: '林若', job: 'CEO' } },
    ],
    ['of a text leave both texts', { note: '报价' }, { note: '寄样品' }, { note: '寄样品\n报价' }],
  ])('%s', (_, mine, theirs, expected) => {
    expect(merge(mine, theirs)).toEqual({ ...before, ...expected });
  });

  it('of one field leave that of the server where it is later', () => {
    expect(merge({ mark: 'hot' }, { mark: 'cold' }, false)).toMatchObject({ mark: 'cold' });
  });
});

it.each([
  ['a', 'b', 'b\na'],
  ['a and b', 'a', 'a and b'],
  ['a', 'a and b', 'a and b'],
  ['', 'b', 'b'],
])('%j beside %j is %j', (mine, theirs, joined) => {
  expect(joinTexts(mine, theirs)).toBe(joined);
});
