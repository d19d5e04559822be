import { describe, expect, it } from 'vitest';
import { isAtBooth } from '#entities/appointment/rules/isAtBooth.ts';

const at = (place: string, boothNo: string) =>
  isAtBooth({ place, partner: { boothNo } as Parameters<typeof isAtBooth>[0]['partner'] });

describe('a meeting', () => {
  it.each([
    ['', '3H01'],
    ['  ', ''],
    ['Booth 3h01', '3H01'],
    ['3H01 展位', '3H01'],
  ])('with the place "%s" is at the booth "%s"', (place, booth) => {
    expect(at(place, booth)).toBe(true);
  });

  it.each([
    ['2 号馆洽谈区', '3H01'],
    ['Booth 3H012', '3H01'],
    ['Hall 2', ''],
  ])('with the place "%s" is not at the booth "%s"', (place, booth) => {
    expect(at(place, booth)).toBe(false);
  });
});
