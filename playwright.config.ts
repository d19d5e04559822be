import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser, quietBrowser } from './scripts/findBrowser.mjs';
import { findFreePort } from './scripts/findFreePort.mjs';

/**
 * Which journeys: those that hold a rule, a fault or an area's main way once (`main`), all others (`rest`), every one in every language and
 * host (`all`); without it both parts.
 */
const part = process.env.JOURNEYS;
const repeats = /@repeats\b/;
const isNamed = /\s@/;

// The workers read this file too: the process that starts the server chooses the port and the folder.
process.env.JOURNEYS_PORT ??= String(await findFreePort());
const port = Number(process.env.JOURNEYS_PORT);
const origin = `http://localhost:${port}`;
const executablePath = findBrowser({ prefersShell: part === 'main' });
if (executablePath === undefined)
  throw new Error('No Chromium on this machine: run node scripts/findBrowser.mjs');

process.env.SANDBOX_DIR ??= mkdtempSync(join(tmpdir(), 'sandbox-'));

export default defineConfig({
  testDir: 'tests/journeys',
  fullyParallel: true,
  // More than cores: journeys also wait for times of the product.
  workers: Math.max(3, Math.ceil(1.5 * availableParallelism())),
  ...(part === 'main' && { grep: isNamed, grepInvert: repeats }),
  ...(part === 'rest' && { grep: new RegExp(`^(?:(?!${isNamed.source}).)*$|${repeats.source}`) }),
  // `npm test` runs what failed once more and names it: docs/decisions/0047-unstable-tests-are-named.md.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Long: how fast a busy machine is, is no fact of the product.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ...(process.env.CI ? [['./scripts/testRun/pageReporter.mjs'] as const] : []),
    ...(process.env.TEST_REPORT ? [['json', { outputFile: process.env.TEST_REPORT }] as const] : []),
  ],
  use: {
    baseURL: origin,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    // Recording every step costs a third of the whole run.
    trace: process.env.JOURNEYS_TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'phone',
      use: {
        browserName: 'chromium',
        viewport: { width: 390, height: 844 },
        // Drawn by the processor: four times the dots would cost a quarter of the whole run, and show nothing else.
        deviceScaleFactor: 1,
        isMobile: true,
        hasTouch: true,
        launchOptions: {
          executablePath,
          args: quietBrowser,
        },
      },
    },
  ],
  webServer: {
    command: `node scripts/preview.mjs --local --ends-with-parent --port ${port}`,
    url: `${origin}/sandbox/`,
    env: { SANDBOX_DIR: process.env.SANDBOX_DIR },
    reuseExistingServer: false,
    timeout: 180_000,
  },
});
