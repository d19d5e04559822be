import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { scopedClassName } from './scripts/vite/scopedClassName.ts';
import { promises } from './tests/catalogue/catalogue.mjs';

const testFiles = readdirSync(join(import.meta.dirname, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.(tsx?|mjs)$/.test(name))
  .map((name) => join('tests', name).replaceAll('\\', '/'));
const filesWith = (pattern: RegExp) =>
  testFiles.filter((name) => pattern.test(readFileSync(join(import.meta.dirname, name), 'utf8')));
/** They make a page of their own within the test, or say why nothing may run beside them. */
const aloneFiles = filesWith(/\bbuiltinEnvironments\b|^\/\/ Isolated: /m);
const pageFiles = filesWith(/^\/\/ @vitest-environment jsdom/).filter((name) => !aloneFiles.includes(name));

/** A page test that loads the app again would parse each of its style sheets again. */
const stylesOncePerPage: Plugin = {
  name: 'styles-once-per-page',
  enforce: 'post',
  transform: (code, id) =>
    id.endsWith('.module.css')
      ? code.replace(
          /^__vite__updateStyle\(.*$/m,
          'if (!globalThis.pageOfTests?.styles.has(__vite__id)) { $&; globalThis.pageOfTests?.styles.add(__vite__id); }',
        )
      : undefined,
};

/** What `import.meta.glob` finds changes while the file does not. Vitest itself overlooks it where it has a type. */
const globsAreNotKept: Plugin = {
  name: 'globs-are-not-kept',
  configureVitest: ({ experimental_defineCacheKeyGenerator: define }) =>
    define(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined)),
};

export default defineConfig({
  plugins: [stylesOncePerPage, globsAreNotKept],
  css: { modules: { generateScopedName: scopedClassName } },
  test: {
    environment: 'node',
    // The class names of the app, which some tests look for.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'scoped' } },
    projects: [
      {
        extends: true,
        // One document for all files of a worker; `tests/support/freshPage.ts` empties it between them.
        test: { name: 'page', include: pageFiles, environment: 'jsdom', isolate: false },
      },
      {
        extends: true,
        test: { name: 'alone', include: aloneFiles },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.{ts,tsx,mjs}'],
          exclude: ['tests/journeys/**', ...pageFiles, ...aloneFiles],
          // Without a page little is left behind that another file could meet; packages are loaded once for all.
          isolate: false,
        },
      },
    ],
    // The rule or fault that a test holds; a name that the catalogue does not know is an error.
    tags: promises.map(({ name, says }) => ({ name, description: says })),
    setupFiles: ['tests/support/setup.ts'],
    // Loaded again with the app's own modules: the one reads the environment when it is loaded, the other holds the language of a page.
    server: { deps: { inline: ['weixin-js-sdk', 'i18next'] } },
    pool: 'threads',
    // Transformed modules are kept between runs, below node_modules.
    experimental: { fsModuleCache: true },
    // More than cores: page tests wait for answers and timers during a third of their time.
    maxWorkers: Math.max(3, Math.ceil(1.5 * availableParallelism())),
    // Only what hangs ends here: a busy machine is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Stubs and spies never leak into the next test.
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
