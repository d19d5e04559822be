import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { bootPages } from '#domain/address/bootPages.ts';
import type { ShellFiles } from '#offline/shellCache.ts';
import { landingSheet } from './bootPages.ts';
import { bundleAlone } from './bundleAlone.ts';
import { filesWith, getChunk } from './chunks.ts';

type Bundled = Rolldown.OutputBundle[string];

/** The build's name, as the page itself can tell it: the mark in its entry's address. */
const buildIdOf = (entry: string): string => /-([\w-]+)\.js$/.exec(entry)?.[1] ?? entry;

/** Sources whose screens open offline: before the worker is active, and once the page has nothing else to do. */
interface OfflineSources {
  readonly first: readonly string[];
  readonly later: readonly string[];
}

/**
 * What the service worker keeps: the entry, and the chunks of these sources with all they stand on.
 * @throws Error where a source has no chunk of its own
 */
function readShellFiles(bundle: Rolldown.OutputBundle, { first, later }: OfflineSources): ShellFiles {
  const entry = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (entry === undefined) throw new Error('The build has no entry');
  const filesOf = (starts: readonly string[]) => {
    const names = new Set<string>();
    for (const start of starts) filesWith(bundle, start, names);
    return [...names].map((name) => `/${name}`).sort();
  };
  const isLanding = (one: Bundled) => one.type === 'asset' && one.names.includes(landingSheet);
  const landing = Object.values(bundle).filter(isLanding);
  const files = [
    ...filesOf([entry.fileName, ...first.map((source) => getChunk(bundle, source))]),
    ...landing.map(({ fileName }) => `/${fileName}`),
  ];
  const rest = filesOf(later.map((source) => getChunk(bundle, source))).filter(
    (file) => !files.includes(file),
  );
  const pageText = ['index.html', ...bootPages.map(({ file }) => file)]
    .map((file) => bundle[file])
    .map((page) => (page?.type === 'asset' ? String(page.source) : ''))
    .join('');
  const id = createHash('sha256')
    .update(files.join() + rest.join() + pageText)
    .digest('hex')
    .slice(0, 12);
  return { id, entry: `/${entry.fileName}`, files, later: rest };
}

/**
 * Writes `sw.js`, which keeps the screens that must open without a network, and `version.json`, by which a page that
 * has been open for long learns of a newer build.
 */
export function offlineShell(sources: OfflineSources): Plugin {
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
        const worker = await bundleAlone('src/offline/serviceWorker.ts', { givenShell: shell });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker });
      },
    },
  };
}
