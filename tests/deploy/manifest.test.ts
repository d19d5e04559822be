import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes } from '#features/vouchers/routes.ts';
import shell from '#language/zh/shell.json' with { type: 'json' };

interface Manifest {
  readonly name: string;
  readonly short_name: string;
  readonly lang: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly theme_color: string;
  readonly background_color: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
}

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const manifest = JSON.parse(read('public/manifest.webmanifest')) as Manifest;

/** Of a PNG, from its header. */
function sizeOf(path: string): string {
  const bytes = readFileSync(join(root, 'public', path));
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe('the web app manifest', () => {
  it('names the app and its colours as the page does', () => {
    expect([manifest.name, manifest.short_name]).toEqual([shell.appName, shell.appName]);
    expect(read('index.html')).toContain(`<html lang="${manifest.lang}">`);
    expect(read('index.html')).toContain(`name="theme-color" content="${manifest.theme_color}"`);
    expect(read('src/ui/theme.css')).toContain(`--x-ground: ${manifest.background_color};`);
  });

  it('has icons of 192 and 512 pixels and a maskable one, each as large as it says', () => {
    const told = manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
    expect(told).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
    for (const { src, sizes } of manifest.icons) expect(sizeOf(src)).toBe(sizes);
  });

  it('is joined by the icon that an iPhone asks for', () => {
    expect(existsSync(join(root, 'public/apple-touch-icon.png'))).toBe(true);
    expect(sizeOf('apple-touch-icon.png')).toBe('180x180');
  });

  it('opens in a separate window with the pass, which needs no network', () => {
    const start = new URL(manifest.start_url, 'https://app.example');
    expect([manifest.display, manifest.scope]).toEqual(['standalone', '/']);
    const route = routes.find(({ path }) => matchPath(path, start.pathname) !== null);
    expect(start.searchParams.get('start')).toBe('1');
    expect(route?.offline).toBe('pass');
  });
});
