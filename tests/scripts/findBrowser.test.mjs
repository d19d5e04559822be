// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { findBrowser, switchedOff, usualPlaces } from '#scripts/findBrowser.mjs';

/** A machine that has these files and nothing else. */
const machine = (/** @type {string[]} */ files, /** @type {NodeJS.ProcessEnv} */ env = {}) => ({
  platform: /** @type {const} */ ('linux'),
  env,
  exists: (/** @type {string} */ path) => files.includes(path),
  own: () => '/home/somebody/.cache/own-chrome',
});

describe('the browser of a machine', () => {
  it('is the one that CHROME_PATH orders', () => {
    const env = { CHROME_PATH: '/opt/mine' };
    expect(findBrowser(machine(['/opt/mine', '/usr/bin/chromium'], env))).toBe('/opt/mine');
  });

  it('is never another one than CHROME_PATH orders', () => {
    const env = { CHROME_PATH: '/opt/gone' };
    expect(() => findBrowser(machine(['/usr/bin/chromium'], env))).toThrow('CHROME_PATH is /opt/gone');
  });

  it.each([
    ['Chromium before Chrome', ['/usr/bin/google-chrome', '/usr/bin/chromium'], '/usr/bin/chromium'],
    ['Chrome where it is alone', ['/usr/bin/google-chrome-stable'], '/usr/bin/google-chrome-stable'],
    [
      "the system's before Playwright's own",
      ['/home/somebody/.cache/own-chrome', '/usr/bin/chromium'],
      '/usr/bin/chromium',
    ],
    [
      "Playwright's own as the last",
      ['/home/somebody/.cache/own-chrome'],
      '/home/somebody/.cache/own-chrome',
    ],
  ])('is %s', (_fact, files, found) => {
    expect(findBrowser(machine(files))).toBe(found);
  });

  it('may be missing', () => {
    expect(findBrowser(machine([]))).toBeUndefined();
    expect(findBrowser({ ...machine([]), own: () => '' })).toBeUndefined();
  });

  it('is looked for where each system keeps its programs', () => {
    expect(usualPlaces('darwin', { HOME: '/Users/a' })).toContain(
      '/Users/a/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    );
    expect(usualPlaces('win32', { PROGRAMFILES: 'C:\\Programs' })).toEqual([
      'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Programs\\Microsoft\\Edge\\Application\\msedge.exe',
    ]);
  });
});

describe('the browser of the journeys', () => {
  it('has everything switched off that Playwright itself switches off', () => {
    const core = createRequire(createRequire(import.meta.url).resolve('@playwright/test')).resolve(
      'playwright-core',
    );
    const code = readFileSync(core.replace(/index\.m?js$/, 'lib/coreBundle.js'), 'utf8');
    const list = /\bdisabledFeatures = \[([^\]]*)\]/.exec(code)?.[1] ?? '';
    const names = Array.from(list.matchAll(/^ *"(\w+)"/gm), ([, name]) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(switchedOff).toEqual(expect.arrayContaining(names));
  });
});
