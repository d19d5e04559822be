import type { Plugin, Rolldown } from 'vite';

type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'imports' | 'isEntry'>;

/** These files and all that they import before they run. */
function loadedWith(files: Iterable<string>, importsOf: (file: string) => readonly string[]): Set<string> {
  const loaded = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (loaded.has(file)) continue;
    loaded.add(file);
    waiting.push(...importsOf(file));
  }
  return loaded;
}

/**
 * What a dynamic import preloads, without what its page has loaded already: the entry, the file that imports, and what both import. Each
 * name costs about six bytes in every file that lists it, and cannot be compressed.
 */
export function leanPreloads() {
  let chunks = new Map<string, Chunk>();
  const importsOf = (file: string) => chunks.get(file)?.imports ?? [];
  const plugin: Plugin = {
    name: 'lean-preloads',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const all = Object.values(bundle).filter((one) => one.type === 'chunk');
        chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
      },
    },
  };
  function resolveDependencies(
    _file: string,
    deps: string[],
    { hostId }: { readonly hostId: string },
  ): string[] {
    const entries = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
    const loaded = loadedWith([...entries, hostId], importsOf);
    return deps.filter((dep) => !loaded.has(dep));
  }
  return { plugin, resolveDependencies };
}
