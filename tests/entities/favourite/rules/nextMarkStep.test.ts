import { describe, expect, it } from 'vitest';
import { needsLookup, nextMarkStep } from '#entities/favourite/rules/nextMarkStep.ts';

const settleMs = 90;
const step = (isOn: boolean, isThere: boolean, sent?: { isOn: boolean; atMs: number }, nowMs = 10) =>
  nextMarkStep({ isOn, sent }, { isThere, nowMs, settleMs });
const insertSent = { isOn: true, atMs: 0 };
const removalSent = { isOn: false, atMs: 0 };

describe('the next step of a favourite', () => {
  it.each([
    ['a star that is not there is inserted', step(true, false), 'insert'],
    ['a star that is there is confirmed', step(true, true), 'confirmed'],
    ['a row that is not wanted is removed', step(false, true), 'remove'],
    ['a row that is gone already is confirmed', step(false, false), 'confirmed'],
    ['an insert without an answer that is found is confirmed', step(true, true, insertSent), 'confirmed'],
    ['an insert without an answer that is not found may still arrive', step(true, false, insertSent), 'wait'],
    ['after the settling time it is sent again', step(true, false, insertSent, 90), 'insert'],
    ['what is taken back waits for the insert that may still arrive', step(false, false, insertSent), 'wait'],
    ['a late insert that is not wanted any more is removed', step(false, true, insertSent), 'remove'],
    ['a removal without an answer is repeated', step(false, true, removalSent), 'remove'],
    [
      'a star that is wanted again waits for a removal that may still arrive',
      step(true, true, removalSent),
      'wait',
    ],
    ['a star that is wanted again after its removal is inserted', step(true, false, removalSent), 'insert'],
  ])('%s', (_, found, expected) => {
    expect(found).toBe(expected);
  });

  it('only a first star among known favourites goes without a look-up', () => {
    const mark = { kind: 'exhibitor', id: 'a', exhibitorId: 'a' } as const;
    expect(needsLookup({ mark, isOn: true }, true)).toBe(false);
    expect(needsLookup({ mark, isOn: true }, false)).toBe(true);
    expect(needsLookup({ mark, isOn: true, sent: insertSent }, true)).toBe(true);
    expect(needsLookup({ mark, isOn: false }, true)).toBe(true);
  });
});
