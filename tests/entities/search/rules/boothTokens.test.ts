import { describe, expect, test } from 'vitest';
import {
  boothKey,
  boothQuery,
  boothTokens,
  matchBooth,
  noBoothQuery,
} from '#entities/search/rules/boothTokens.ts';

describe('the number of a booth', () => {
  test.each(['1A-12', '1a12', '1号馆A12', '1 號館 A012', 'Hall 1, A-12', '１Ａ１２', '1A#12'])(
    '%s is the booth 12 in row A of hall 1',
    (text) => {
      expect(boothTokens(text)).toEqual(['1', 'a', '12']);
      expect(boothKey(text)).toBe(' 1 a 12');
      expect(boothQuery(text).key).toBe(' 1 a 12');
    },
  );

  test.each(['江海精工', 'A', '12', 'laser 2000', 'precision', '', '(.*)+'])('%j is none', (text) => {
    expect(boothQuery(text)).toBe(noBoothQuery);
  });
});

describe('a booth is asked for', () => {
  const booth = boothKey('1 号馆 A12');
  test.each([
    ['1A12', 'whole', 'with its hall'],
    ['A12', 'whole', 'without its hall'],
    ['1号馆A1', 'begins', 'while its number is typed'],
    ['2A12', undefined, 'in another hall'],
    ['A2', undefined, 'by another number'],
  ])('%s: %s, %s', (asked, match, _why) => {
    expect(matchBooth(booth, boothQuery(asked))).toBe(match);
  });

  test('a hall that is written in the booth as well is said once', () => {
    expect(matchBooth(boothKey('1 号馆 1A12'), boothQuery('1号馆A12'))).toBe('whole');
  });

  test('a number alone asks for no booth', () => {
    expect(matchBooth(boothKey('1 号馆 12'), boothQuery('12'))).toBeUndefined();
    expect(matchBooth(boothKey('1 号馆 2025'), boothQuery('2025'))).toBeUndefined();
  });

  test.each([
    ['8-123', '8123', 'whole', 'without its hyphen'],
    ['8-012', '8012', 'whole', 'without its hyphen and with its zero'],
    ['2 号馆 8123', '8-123', 'whole', 'with a hyphen it does not have'],
    ['2 号馆 8-123', '2号馆8123', 'whole', 'with its hall and without its hyphen'],
    ['8-123', '812', undefined, 'while its number is typed without its hyphen'],
    ['8-123', '8124', undefined, 'by another number'],
  ])('%s by %s: %s, %s', (written, asked, match, _why) => {
    expect(matchBooth(boothKey(written), boothQuery(asked))).toBe(match);
  });
});
