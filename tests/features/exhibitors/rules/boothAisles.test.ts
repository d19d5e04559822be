import { expect, it } from 'vitest';
import { aisleOf, boothAisles } from '#features/exhibitors/rules/boothAisles.ts';

const stands = (...codes: readonly string[]) => codes.map((BoothNo) => ({ BoothNo }));

it.each([
  ['1A08', '1A'],
  ['1a-8', '1A'],
  ['1号馆 A08', '1A'],
  ['B12', 'B'],
  ['10AB03', '10AB'],
  ['1A08、1A10', '1A'],
  ['208', ''],
  ['', ''],
])('the aisle of booth %j is %j', (boothNo, aisle) => {
  expect(aisleOf(boothNo)).toBe(aisle);
});

it('booths stand aisle by aisle by their numbers, and those without an aisle at the end', () => {
  const blocks = boothAisles(stands('1B2', '', '1A10', '1A9', '10A1', '2A1'));
  expect(blocks.map(({ aisle }) => aisle)).toEqual(['1A', '1B', '2A', '10A', '']);
  expect(blocks[0]?.stands).toEqual(stands('1A9', '1A10'));
});

it('a long aisle is parted into blocks of six, of which the first is marked', () => {
  const codes = Array.from({ length: 15 }, (_, at) => `1A${at + 1}`);
  const blocks = boothAisles(stands(...codes));
  expect(blocks.map((block) => block.stands.length)).toEqual([6, 6, 3]);
  expect(blocks.map(({ isFirst }) => isFirst)).toEqual([true, false, false]);
  expect(new Set(blocks.map(({ key }) => key)).size).toBe(3);
});
