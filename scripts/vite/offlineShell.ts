import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { ShellFiles } from '../../src/offline/shellCache.ts';

const rootFolder = fileURLToPath(new URL('../../', import.meta.url));

type Bundle = Rolldown.OutputBundle;

/** Everything a chunk needs before it runs: itself, its style sheets, and the same of all it imports statically. */
function filesWith(bundle: Bundle, fileName: string, seen: Set<string>): void {
  if (seen.has(fileName)) return;
  seen.add(fileName);
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk') return;
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const imported of chunk.imports) filesWith(bundle, imported, seen);
}

function getChunk(bundle: Bundle, source: string): string {
  const found = Object.values(bundle).find(
    (chunk) => chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(source) === true,
  );
  if (found === undefined) throw new Error(`No chunk of its own for ${source}, which must open offline`);
  return found.fileName;
}

/** The build's name, as the page itself can tell it: the mark in its entry's address. */
const buildIdOf = (entry: string): string => /-([\w-]+)\.js$/.exec(entry)?.[1] ?? entry;

/**
 * What the service worker keeps: the entry, and the chunks of these sources with all they stand on.
 * @throws Error where a source has no chunk of its own
 */
function readShellFiles(bundle: Bundle, sources: readonly string[]): ShellFiles {
  const entry = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (entry === undefined) throw new Error('The build has no entry');
  const names = new Set<string>();
  for (const start of [entry.fileName, ...sources.map((source) => getChunk(bundle, source))])
    filesWith(bundle, start, names);
  const files = [...names].map((name) => `/${name}`).sort();
  const page = bundle['index.html'];
  const pageText = page?.type === 'asset' ? String(page.source) : '';
  const id = createHash('sha256')
    .update(files.join() + pageText)
    .digest('hex')
    .slice(0, 12);
  return { id, entry: `/${entry.fileName}`, files };
}

async function bundleWorker(shell: ShellFiles): Promise<string> {
  const output = await build({
    configFile: false,
    envDir: false,
    root: rootFolder,
    logLevel: 'warn',
    publicDir: false,
    define: { givenShell: JSON.stringify(shell) },
    build: {
      write: false,
      target: ['ios12', 'chrome64'],
      modulePreload: false,
      lib: { entry: `${rootFolder}src/offline/serviceWorker.ts`, formats: ['iife'], name: 'worker' },
    },
  });
  const first = Array.isArray(output) ? output[0] : output;
  if (first === undefined || !('output' in first)) throw new Error('The service worker was not built');
  return first.output[0].code.trim();
}

/**
 * Writes `sw.js`, which keeps the screens that must open without a network, and `version.json`, by which a page that
 * has been open for long learns of a newer build.
 */
export function offlineShell(sources: readonly string[]): Plugin {
  return {
    name: 'offline-shell',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const shell = readShellFiles(bundle, sources);
        const version = JSON.stringify({ build: buildIdOf(shell.entry) });
        this.emitFile({ type: 'asset', fileName: 'version.json', source: version });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundleWorker(shell) });
      },
    },
  };
}
