import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { normalizePath, type Plugin, type Rolldown } from 'vite';

type Manifest = Record<string, object>;

/** The manifest with an entry for each source that is loaded later and lies in a chunk of several files; the bundler names none of them. */
export function withGroupedSources(
  manifest: Manifest,
  chunks: readonly Pick<Rolldown.OutputChunk, 'fileName' | 'moduleIds'>[],
  sourceOf: (moduleId: string) => string | undefined,
): Manifest {
  const entries = new Map(Object.values(manifest).map((entry) => ['file' in entry && entry.file, entry]));
  const named: Manifest = {};
  for (const { fileName, moduleIds } of chunks)
    for (const id of moduleIds) {
      const source = sourceOf(id);
      const entry = entries.get(fileName);
      if (source !== undefined && entry !== undefined && manifest[source] === undefined)
        named[source] = { ...entry, src: source, isDynamicEntry: true };
    }
  return { ...manifest, ...named };
}

/** Makes `.vite/manifest.json` answer for every source that is loaded by a dynamic import, whatever chunk it lies in. */
export function nameGroupedSources(): Plugin {
  let folder = '';
  let root = '';
  return {
    name: 'name-grouped-sources',
    apply: 'build',
    configResolved(config) {
      root = normalizePath(config.root);
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler(_options, bundle) {
        const file = join(folder, '.vite', 'manifest.json');
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const sourceOf = (id: string) =>
          (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0 ? id.slice(root.length + 1) : undefined;
        const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
        writeFileSync(file, JSON.stringify(withGroupedSources(manifest, chunks, sourceOf), undefined, 2));
      },
    },
  };
}
