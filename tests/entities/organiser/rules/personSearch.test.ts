import { expect, it } from 'vitest';
import { readPersonSearch } from '#entities/organiser/rules/personSearch.ts';

it.each([
  ['139 0003 1001', { by: 'mobile', value: '13900031001' }],
  ['+86 13900031001', { by: 'mobile', value: '13900031001' }],
  ['Lin@Example.com ', { by: 'email', value: 'lin@example.com' }],
  ['710000000001', { by: 'code', value: '710000000001' }],
  ['7100 0000 0001', { by: 'code', value: '710000000001' }],
  ['７１００-００００-０００１', { by: 'code', value: '710000000001' }],
  ['AB-204-77', { by: 'code', value: 'AB-204-77' }],
  ['林溪', { by: 'name', value: '林溪' }],
  ['Mira Halvorsen', { by: 'name', value: 'Mira Halvorsen' }],
  ['林', undefined],
  ['', undefined],
  ['1001', undefined],
  ['https://example.com/cards/1', { by: 'name', value: 'https://example.com/cards/1' }],
] as const)('%j is looked for as %j', (typed, expected) => expect(readPersonSearch(typed)).toEqual(expected));
