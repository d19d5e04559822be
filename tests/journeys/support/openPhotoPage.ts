import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { pagePolicy } from '#deploy/contentPolicy.ts';
import { securityHeaders } from '#deploy/headers.ts';
import { scopedClassName } from '#scripts/vite/scopedClassName.ts';
import type { Language } from './words.ts';

const base = '/photo-page/';
type Files = ReadonlyMap<string, string | Uint8Array>;
let built: Promise<Files> | undefined;

/** The page of `photoPage.tsx`, made as the app is made, and kept in memory. */
async function buildPage(): Promise<Files> {
  const made = (await build({
    configFile: false,
    logLevel: 'warn',
    base,
    root: join(import.meta.dirname, '../../..'),
    plugins: [react()],
    css: { modules: { generateScopedName: scopedClassName } },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(import.meta.dirname, 'photoPage.tsx'),
        output: { entryFileNames: 'entry.js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(made.output.map((part) => [part.fileName, part.type === 'chunk' ? part.code : part.source]));
}

/**
 * Opens one question for a photo, under the headers of the app's own pages. A journey through a whole form would see
 * the same field; here it also receives what the field returns.
 */
export async function openPhotoPage(page: Page, language: Language): Promise<void> {
  built ??= buildPage();
  const files = await built;
  const styles = [...files.keys()].filter((name) => name.endsWith('.css'));
  const html = `<!doctype html><html><head><meta charset="utf-8"><title>Photo</title>
    <meta name="viewport" content="width=device-width">
    ${styles.map((name) => `<link rel="stylesheet" href="${base}${name}">`).join('')}
    <script type="module" src="${base}entry.js"></script></head><body></body></html>`;
  const policy = pagePolicy({ apiBase: '', authBase: '', storageHost: '' }, { scripts: [], styles: [] });
  await page.route(`**${base}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(base.length);
    const body = name === '' ? html : files.get(name);
    if (body === undefined) return route.fulfill({ status: 404, body: '' });
    const contentType = name === '' ? 'text/html' : name.endsWith('.css') ? 'text/css' : 'text/javascript';
    const headers = Object.fromEntries(securityHeaders(name === '' ? 'page' : 'asset', policy));
    return route.fulfill({
      status: 200,
      headers,
      contentType,
      body: typeof body === 'string' ? body : Buffer.from(body),
    });
  });
  await page.goto(`${base}?language=${language}`);
}
