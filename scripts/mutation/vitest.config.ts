import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import everything from '../../vitest.config.ts';
import stryker from './stryker.json' with { type: 'json' };
import { testsOf } from './testsOf.ts';

/** What one run is narrowed to, where it is. */
const sources = process.env['MUTATED']?.split(',') ?? stryker.mutate;

/** The tests of what is mutated alone. */
export default defineConfig({
  ...everything,
  root: resolve(import.meta.dirname, '../..'),
  test: {
    ...everything.test,
    projects: [
      {
        extends: true,
        test: {
          include: sources.filter((source) => !source.startsWith('!')).flatMap(testsOf),
          // No second file may meet what a mutated module has left behind.
          isolate: true,
        },
      },
    ],
  },
});
