import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

const origin = 'http://localhost:4198';

/** `npm run screenshots`: the pictures of the README, taken on the walks that the journeys take. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  workers: 1,
  timeout: 180_000,
  reporter: 'list',
  use: { ...journeys.use, baseURL: origin },
  webServer: {
    ...(journeys.webServer as { readonly command: string }),
    command: 'node scripts/preview.mjs --local --port 4198',
    url: `${origin}/sandbox/`,
    cwd: resolve(import.meta.dirname, '../..'),
  },
});
