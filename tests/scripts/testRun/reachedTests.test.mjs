// @ts-check
import { describe, expect, it } from 'vitest';
import { testsReachedBy } from '#scripts/testRun/reachedTests.mjs';

const sources = {
  'src/domain/price.ts': `import type { Money } from './money.ts'; export const price = 1;`,
  'src/domain/money.ts': 'export type Money = number;',
  'src/features/tea/routes.ts': `export const routes = [{ load: () => import('./list/TeaScreen.tsx') }];`,
  'src/features/tea/list/TeaScreen.tsx': `import { price } from '#domain/price.ts'; export default price;`,
  'src/features/jam/routes.ts': `export const routes = [{ load: () => import('./list/JamScreen.tsx') }];`,
  'src/features/jam/list/JamScreen.tsx': 'export default 2;',
  'tests/domain/price.test.ts': `import { price } from '../../src/domain/price.ts';`,
  'tests/features/tea/TeaScreen.test.ts': `await import('#tests/app/openApp.ts');`,
  'tests/features/jam/JamScreen.test.ts': `import { openApp } from '#tests/app/openApp.ts';`,
  'tests/app/openApp.ts': 'export const openApp = 3;',
  'tests/language/words.test.ts': '',
  'tests/architecture/layers.test.ts': '',
  'tests/scripts/build.test.mjs': '',
  'tests/journeys/tea.spec.ts': `import { price } from '../../src/domain/price.ts';`,
};
const held = ['tests/language/words.test.ts', 'tests/architecture/layers.test.ts'];
const all = Object.keys(sources).filter((path) => path.includes('.test.'));

describe('the tests that a change reaches', () => {
  it.each([
    [
      'are those that import it, directly or not',
      'src/domain/price.ts',
      ['tests/domain/price.test.ts', 'tests/features/tea/TeaScreen.test.ts', ...held],
    ],
    ['are not those that import its types alone', 'src/domain/money.ts', held],
    [
      'are of a screen those of its area, although the router loads it',
      'src/features/jam/list/JamScreen.tsx',
      ['tests/features/jam/JamScreen.test.ts', ...held],
    ],
    [
      'are of a text those of its area and of the languages',
      'src/features/tea/words/zh.json',
      ['tests/features/tea/TeaScreen.test.ts', ...held],
    ],
    [
      'are of a helper those that load it when they run',
      'tests/app/openApp.ts',
      ['tests/features/tea/TeaScreen.test.ts', 'tests/features/jam/JamScreen.test.ts', held[1]],
    ],
    ['are of a command those of the commands', 'scripts/test.mjs', [held[1], 'tests/scripts/build.test.mjs']],
    ['are all where texts are shared', 'src/language/zh/shell.json', all],
    ['are all where the configuration changes', 'package.json', all],
    ['are none of a journey, which runs in a browser', 'tests/journeys/tea.spec.ts', [held[1]]],
  ])('%s', (_fact, changed, reached) => {
    expect(testsReachedBy([changed], sources)).toEqual(all.filter((path) => reached.includes(path)));
  });
});
