import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx,mjs}'],
    exclude: ['tests/journeys/**'],
    environment: 'node',
    setupFiles: ['tests/support/setup.ts'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 15_000,
    // Stubs and spies never leak into the next test.
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
