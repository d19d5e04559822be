// @ts-check
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, loadEnv, runnerImport } from 'vite';
import { demoEntryPage } from './demoEntryPage.mjs';

const root = resolve(import.meta.dirname, '..');
export const demoFolder = join(root, 'dist-demo');

/**
 * Builds the static demo: the production build, the sandbox as a service worker, and an entry page that installs it.
 * Any host of static files can serve it, at the root of an origin.
 */
export async function buildDemo() {
  // Its warning about the sandbox's credential is no news here.
  await build({ root, mode: 'prod', logLevel: 'error', build: { outDir: demoFolder, emptyOutDir: true } });
  await build({
    configFile: false,
    envDir: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: demoFolder,
      emptyOutDir: false,
      modulePreload: false,
      lib: {
        entry: join(root, 'sandbox', 'adapters', 'demoWorker.ts'),
        formats: ['iife'],
        name: 'demo',
        fileName: () => 'sw.js',
      },
    },
  });
  dropServerFiles();
  renameSync(join(demoFolder, 'index.html'), join(demoFolder, 'app.html'));
  await addPolicy('app.html');
  for (const door of ['index.html', '404.html']) writeFileSync(join(demoFolder, door), demoEntryPage());
}

/** What only a server of one's own needs, or what was compressed before it changed. */
function dropServerFiles() {
  for (const file of readdirSync(demoFolder, { recursive: true, encoding: 'utf8' }))
    if (/^\.(deploy|vite)$|\.(gz|br)$/.test(file)) rmSync(join(demoFolder, file), { recursive: true });
}

/** A host of static files sends no policy, so the page brings its own. */
async function addPolicy(/** @type {string} */ file) {
  const where = join(root, 'deploy', 'contentPolicy.ts');
  const { module } = await runnerImport(where, { configFile: false, root });
  const { hashInline, metaPolicy } = /** @type {typeof import('../deploy/contentPolicy.ts')} */ (module);
  const env = loadEnv('prod', root, 'VITE_');
  const origins = {
    apiBase: env.VITE_API_BASE ?? '',
    authBase: env.VITE_AUTH_BASE ?? '',
    storageHost: env.VITE_STORAGE_HOST ?? '',
    streamHosts: env.VITE_STREAM_HOSTS ?? '',
  };
  const html = readFileSync(join(demoFolder, file), 'utf8');
  const policy = metaPolicy(origins, hashInline(html));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  const charset = '<meta charset="utf-8" />';
  if (!html.includes(charset)) throw new Error('The page has no place for its policy');
  writeFileSync(join(demoFolder, file), html.replace(charset, `${charset}\n    ${meta}`));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildDemo();
  console.log(
    'The demo is in dist-demo/. Any host of static files can serve it; npm run preview:demo does here.',
  );
}
