import { describe, expect, it } from 'vitest';
import { readBooth } from '#features/exhibitors/hallPlan/rules/readBooth.ts';

describe('the number of a booth', () => {
  it.each([
    ['A12', 'A', 12, ''],
    ['a012', 'A', 12, ''],
    ['Ａ１２', 'A', 12, ''],
    ['A-12', 'A', 12, ''],
    ['3B-045', '3B', 45, ''],
    ['3B045', '3B', 45, ''],
    ['B07-2', 'B', 7, '2'],
    ['A12B', 'A', 12, 'B'],
    ['1-203', '1', 203, ''],
    ['01-203', '1', 203, ''],
    ['E3 C08', 'E3 C', 8, ''],
    ['E3C08', 'E3 C', 8, ''],
    ['19.1A08', '19.1 A', 8, ''],
    ['3号馆 B12', '3B', 12, ''],
    ['Hall 3 B12', '3B', 12, ''],
    ['AA101', 'AA', 101, ''],
    ['2K07', '2K', 7, ''],
  ] as const)('%s stands in row %s at %i%s', (boothNo, row, position, part) => {
    expect(readBooth(boothNo)).toEqual({ row, position, part });
  });

  it.each([
    ['', 'is missing'],
    ['待定', 'is none'],
    ['A', 'has no number'],
    ['3B', 'may be the booth B of 3, or the row 3B'],
    ['12B', 'may be the booth 12B, or the row 12B'],
    ['203', 'names no row'],
    ['B07-12', 'may be a part of booth 7, or booth 12 of row B7'],
    ['B7-2', 'may be a part of booth 7, or booth 2 of row B7'],
    ['101-103', 'may be two booths, or a row and a booth'],
    ['12-34', 'may be two booths, or a row and a booth'],
    ['203-1', 'may be a part of booth 203, or booth 1 of row 203'],
    ['A12-14', 'may be two booths'],
    ['A12-A15', 'is two booths'],
    ['A12-B14', 'may be two booths'],
    ['A1/B2', 'is two booths'],
    ['A12、A13', 'is two booths'],
    ['A12, A13', 'is two booths'],
    ['A12&A13', 'is two booths'],
    ['FOYER 1', 'is a place'],
    ['A12345', 'is too long'],
    ['A12-3-4-5-6-7-8-9-10-11-12', 'is too long'],
    ['3排12号', 'is in words'],
    ['A12😀', 'has signs'],
  ])('“%s” is not placed: it %s', (boothNo) => {
    expect(readBooth(boothNo)).toBeUndefined();
  });
});
