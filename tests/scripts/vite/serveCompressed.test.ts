import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseEncoding, createFileServer } from '#scripts/vite/serveCompressed.ts';

describe('the encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=1.0, gzip;q=0.5', 'br'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for "%s" is %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });
});

describe('the built files', () => {
  const script = 'export const words = "the same words, the same words";';
  let folder: string;
  let server: Server;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'built-'));
    mkdirSync(join(folder, 'assets'));
    mkdirSync(join(folder, '.vite'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html>');
    writeFileSync(join(folder, 'assets', 'main-1.js'), script);
    writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
    const serve = createFileServer(folder);
    server = createServer((request, response) =>
      serve(request, response, () => response.writeHead(418).end()),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function ask(path: string, headers: Record<string, string> = {}) {
    const { port } = server.address() as AddressInfo;
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path, headers, agent: false }, resolve).on('error', reject);
    });
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part as Buffer);
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) };
  }

  it('come in brotli, or in gzip where brotli is not understood', async () => {
    const brotli = await ask('/assets/main-1.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const gzip = await ask('/assets/main-1.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    expect((await ask('/assets/main-1.js')).body.toString()).toBe(script);
  });

  it('are kept for ever where their name carries their content, and requested again where not', async () => {
    expect((await ask('/assets/main-1.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await ask('/')).headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
  });

  it('are not sent again to a browser that has them', async () => {
    const { headers } = await ask('/');
    expect(await ask('/', { 'if-none-match': headers.etag ?? '' })).toMatchObject({
      status: 304,
      body: Buffer.of(),
    });
  });

  it.each([
    '/assets/main-0.js',
    '/sw.js',
    '/version.json',
    '/.vite/manifest.json',
    '/assets/../.vite/manifest.json',
    '/assets/%2e%2e/.vite/manifest.json',
  ])('do not include %s, and no page is sent in its place', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it.each(['/select/a', '/sandbox/', '/../secret', '/%2e%2e%2fsecret', '/%zz'])(
    'leave %s to others',
    async (path) => {
      expect((await ask(path)).status).toBe(418);
    },
  );
});
