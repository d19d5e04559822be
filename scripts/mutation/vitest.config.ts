import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import everything from '../../vitest.config.ts';
import stryker from './stryker.json' with { type: 'json' };

/** The tests of the safety core alone, each at the path of its source. */
export default defineConfig({
  ...everything,
  root: resolve(import.meta.dirname, '../..'),
  test: {
    ...everything.test,
    projects: [
      {
        extends: true,
        test: {
          include: stryker.mutate.map((source) => source.replace(/^src\/(.*)\.ts$/, 'tests/$1.test.ts')),
        },
      },
    ],
  },
});
