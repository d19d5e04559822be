import { defineConfig } from 'vitest/config';
import { promises } from './tests/catalogue/catalogue.mjs';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx,mjs}'],
    exclude: ['tests/journeys/**'],
    environment: 'node',
    // The rule or fault that a test holds; a name that the catalogue does not know is an error.
    tags: promises.map(({ name, says }) => ({ name, description: says })),
    setupFiles: ['tests/support/setup.ts'],
    // It reads its surroundings as it is loaded, so a test opens it anew, like the app's own modules.
    server: { deps: { inline: ['weixin-js-sdk'] } },
    pool: 'threads',
    maxWorkers: 2,
    // Only what hangs ends here: a busy machine is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Stubs and spies never leak into the next test.
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
