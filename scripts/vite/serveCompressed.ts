import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Connect, Plugin } from 'vite';
import { caching, fixedFiles } from '#deploy/headers.ts';
import { bootPageAt } from '#domain/address/bootPages.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const alreadyCompressed = /^\.(png|jpg|webp|woff2)$/;

const encoders = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  identity: (body: Buffer) => Promise.resolve(body),
};
type Encoding = keyof typeof encoders;

/**
 * Makes `vite preview` answer for the built files as a well-configured web server does: brotli or gzip, assets that
 * never change cached for ever, pages revalidated at each request, and an honest 404 for an asset that is gone.
 */
export function serveCompressed(): Plugin {
  return {
    name: 'serve-compressed',
    configurePreviewServer({ config, middlewares }) {
      const serve = createFileServer(resolve(config.root, config.build.outDir));
      middlewares.use(serve);
      // After Vite's own fallback has turned a screen's path into /index.html.
      return () => void middlewares.use(serve);
    },
  };
}

/** Answers GET and HEAD for the files below `folder`; passes on what it does not have. */
export function createFileServer(folder: string): Connect.NextHandleFunction {
  const bodies = new Map<string, Promise<Buffer>>();
  const encode = (etag: string, encoding: Encoding, body: Buffer) => {
    const key = `${encoding} ${etag}`;
    const encoded = bodies.get(key) ?? encoders[encoding](body);
    bodies.set(key, encoded);
    return encoded;
  };

  const answer = async (
    request: Connect.IncomingMessage,
    response: ServerResponse,
  ): Promise<'answered' | 'not ours'> => {
    const path = readPath(request.url);
    if ((request.method !== 'GET' && request.method !== 'HEAD') || path === undefined) return 'not ours';
    const file = join(folder, path);
    const body = file.startsWith(folder + sep) && !isHidden(path) ? await findFile(file) : undefined;
    if (body === undefined) {
      if (!isAsset(path) && !isHidden(path) && !isFixed(path)) return 'not ours';
      response
        .writeHead(404, { 'content-type': 'text/plain', 'cache-control': caching.missing })
        .end('Not found');
      return 'answered';
    }
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
    response.setHeader('cache-control', isAsset(path) ? caching.asset : caching.page);
    response.setHeader('etag', etag);
    response.setHeader('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return 'answered';
    }
    const type = extname(path);
    const encoding = alreadyCompressed.test(type)
      ? 'identity'
      : chooseEncoding(request.headers['accept-encoding']);
    const bytes = await encode(etag, encoding, body);
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    response.setHeader('content-type', contentTypes[type] ?? 'application/octet-stream');
    response.setHeader('content-length', bytes.byteLength);
    response.setHeader('x-content-type-options', 'nosniff');
    response.writeHead(200).end(request.method === 'HEAD' ? undefined : bytes);
    return 'answered';
  };
  return (request, response, next) => {
    answer(request, response).then((outcome) => (outcome === 'not ours' ? next() : undefined), next);
  };
}

/** The file a request means, from the root of the build; undefined for a path that cannot be decoded. */
function readPath(url = '/'): string | undefined {
  try {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)).replaceAll(
      '\\',
      '/',
    );
    const page = bootPageAt(path);
    if (page !== undefined) return `/${page.file}`;
    return path === '/' ? '/index.html' : path;
  } catch {
    return undefined;
  }
}

const isAsset = (path: string) => path.startsWith('/assets/');
const isFixed = (path: string) => (fixedFiles as readonly string[]).includes(path);

/** The build's own notes (`/.vite/manifest.json`) are not served. */
const isHidden = (path: string) => path.split('/').some((part) => part.startsWith('.'));

async function findFile(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
}

/** Browsers offer brotli over https and to localhost only; a phone in the same network gets gzip. */
export function chooseEncoding(accepted: string | string[] = ''): Encoding {
  const offered = new Set(
    String(accepted)
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  if (offered.has('br')) return 'br';
  return offered.has('gzip') ? 'gzip' : 'identity';
}
