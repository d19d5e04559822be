// @ts-check
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, preview } from 'vite';

const root = resolve(import.meta.dirname, '..');
const sources = [
  'src',
  'public',
  'deploy',
  'scripts/vite',
  'scripts/byteBudget.json',
  'scripts/offlineScreens.json',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

/** As proxies keep a connection: Node's 5 s end while a test writes its next request to it, which then fails. */
const idleMs = 65_000;

/**
 * Serves the production build, made again where it is missing or older than the sources, with the sandbox behind it.
 * @param {{ port?: number, host?: boolean, https?: { key: string, cert: string }, plugins?: import('vite').Plugin[] }} [where] a port that was
 *   asked for is meant: it is not exchanged for a free one; with `https` it speaks HTTP/2
 */
export async function startPreview({ port, host = false, https, plugins = [] } = {}) {
  await ensureBuild();
  const server = await preview({
    root,
    mode: 'prod',
    plugins,
    preview: {
      host: host || 'localhost',
      port: port ?? 4173,
      strictPort: port !== undefined,
      ...(https && { https }),
    },
  });
  if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = idleMs;
  return server;
}

/** Makes the production build where it is missing or older than the sources. */
export async function ensureBuild() {
  if (!isBuildOutdated()) return;
  console.log('The production build is missing or older than the sources: building ...');
  await build({ root, mode: 'prod', logLevel: 'warn' });
}

function isBuildOutdated() {
  const builtMs = changedAt(join(root, 'dist', '.vite', 'manifest.json'));
  const envFiles = readdirSync(root).filter((name) => name.startsWith('.env'));
  return [...sources, ...envFiles].some((source) => newestIn(join(root, source)) > builtMs);
}

/** @param {string} path @returns {number} */
function newestIn(path) {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return changedAt(path);
  return Math.max(changedAt(path), ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

/** @param {string} path */
const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
