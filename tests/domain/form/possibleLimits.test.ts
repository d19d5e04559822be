import { describe, expect, it } from 'vitest';
import type { FieldType } from '#domain/form/formDefinition.ts';
import { possibleLimits } from '#domain/form/possibleLimits.ts';

const tags = ['X24', 'questionnaire-limits'];
type Pair = readonly [min: number | undefined, max: number | undefined];
const limits = (type: FieldType | undefined, [min, max]: Pair, choices = 0): Pair => {
  const kept = possibleLimits(type, { min, max }, choices);
  return [kept.min, kept.max];
};

describe('the limits of four choices', { tags }, () => {
  it.each<[string, Pair, Pair]>([
    ['that may be one to three stay so', [1, 3], [1, 3]],
    ['that may be all of them stay so', [undefined, 4], [undefined, 4]],
    ['of which five are the maximum have none', [undefined, 5], [undefined, undefined]],
    ['of which none is the maximum have none', [undefined, 0], [undefined, undefined]],
    ['of which minus one is the maximum have none', [1, -1], [1, undefined]],
    ['of which two and a half are the maximum have two', [undefined, 2.5], [undefined, 2]],
    ['of which five are the minimum need four', [5, undefined], [4, undefined]],
    ['of which more are the minimum than the maximum need the maximum', [3, 2], [2, 2]],
    ['of which five are the minimum and nine the maximum need four', [5, 9], [4, undefined]],
    ['of which zero are the minimum need none', [0, 2], [undefined, 2]],
  ])('%s', (_, given, kept) => {
    expect(limits('multipleChoice', given, 4)).toEqual(kept);
  });

  it('can be met for any configuration', () => {
    for (let choices = 1; choices < 5; choices += 1)
      for (let min = -2; min < 8; min += 1)
        for (let max = -2; max < 8; max += 1) {
          const [least = 0, most = choices] = limits('multipleChoice', [min, max], choices);
          expect(least).toBeLessThanOrEqual(most);
          expect(most).toBeGreaterThanOrEqual(1);
          expect(least).toBeLessThanOrEqual(choices);
        }
  });
});

describe('other limits', { tags }, () => {
  it.each<[FieldType, Pair, Pair]>([
    ['text', [2, 10], [2, 10]],
    ['text', [20, 10], [undefined, 10]],
    ['longText', [2, 0], [2, undefined]],
    ['number', [0, 0], [0, 0]],
    ['number', [9, 1], [undefined, undefined]],
    ['date', [9, 1], [9, 1]],
  ])('of a %s from %j are %j', (type, given, kept) => {
    expect(limits(type, given)).toEqual(kept);
  });
});
