import { expect, it } from 'vitest';
import { homeModules, readHomeModules } from '#domain/exhibition/homeModules.ts';

it.each([undefined, null, {}, { HomeModules: 'menu' }, { HomeModules: [] }, { HomeModules: ['slogan', 7] }])(
  'an exhibition with %j has all parts of the home in their usual order',
  (row) => {
    expect(readHomeModules(row)).toEqual(homeModules);
  },
);

it('an exhibition chooses the parts of its home and their order, each once; unknown ones are left out', () => {
  const row = { HomeModules: ['menu', 'slogan', 'pass', 'menu'] };
  expect(readHomeModules(row)).toEqual(['menu', 'pass']);
});
