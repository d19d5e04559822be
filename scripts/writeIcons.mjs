// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { getBrowser, quietBrowser } from './findBrowser.mjs';

/**
 * Writes the icons for home screens from `public/icon.svg`: `node scripts/writeIcons.mjs`. A phone cuts a maskable icon to its
 * shape, and an iPhone rounds the corners, so that these two have no corners of their own.
 */
const icons = [
  { file: 'icons/icon-192.png', side: 192, isWhole: false },
  { file: 'icons/icon-512.png', side: 512, isWhole: false },
  { file: 'icons/maskable-512.png', side: 512, isWhole: true },
  // An iPhone asks for it at this address, without a link.
  { file: 'apple-touch-icon.png', side: 180, isWhole: true },
];

const folder = resolve(import.meta.dirname, '../public');
const rounded = readFileSync(join(folder, 'icon.svg'), 'utf8');
const whole = rounded.replace(' rx="14"', '');
if (whole === rounded)
  throw new Error('public/icon.svg has no rounded ground any more: change scripts/writeIcons.mjs');

const browser = await chromium.launch({ executablePath: getBrowser(), args: quietBrowser });
for (const { file, side, isWhole } of icons) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${isWhole ? whole : rounded}`);
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), await page.screenshot({ omitBackground: true }));
  await page.close();
  console.log(`public/${file}`);
}
await browser.close();
