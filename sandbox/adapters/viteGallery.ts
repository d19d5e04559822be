import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Connect, type ResolvedConfig, type Rolldown } from 'vite';

const base = '/sandbox/gallery/';
export const isForGallery = (url: string) => url.startsWith(base);

const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

type Files = ReadonlyMap<string, string | Uint8Array>;

/**
 * The gallery for `vite preview`, whose files are a build without it: built at the first request and kept in memory.
 * Vite's dev server answers for it without help.
 */
export function serveGallery(config: ResolvedConfig): Connect.NextHandleFunction {
  let built: Promise<Files> | undefined;
  return (request, response, next) => {
    const url = request.url ?? '/';
    if (!isForGallery(url)) return next();
    const [path = ''] = url.slice(base.length).split('?');
    const name = path === '' ? 'index.html' : path;
    built ??= buildGallery(config);
    built.then((files) => {
      const body = files.get(name);
      response.statusCode = body === undefined ? 404 : 200;
      response.setHeader(
        'content-type',
        contentTypes[/\w+$/.exec(name)?.[0] ?? ''] ?? 'application/octet-stream',
      );
      response.end(body ?? 'Not found');
    }, next);
  };
}

/** With the class names of the app. */
async function buildGallery({ root, css: { modules = {} } }: ResolvedConfig): Promise<Files> {
  const folder = join(root, 'sandbox', 'gallery');
  const made = (await build({
    configFile: false,
    envDir: false,
    root: folder,
    base,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    css: { modules },
    build: { write: false, target: ['ios12', 'chrome64'], modulePreload: false },
  })) as Rolldown.RolldownOutput;
  return new Map(made.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}
