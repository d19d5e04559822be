import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chunkByModule, type ModuleGraph } from './chunkClosures.ts';
import { chunkRoots, queryFiles, sharedFiles } from './chunkRoots.ts';

/** Packages that every page needs, and what the bundler adds to load a chunk. */
const runtime =
  /rolldown.runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|zustand)\/|preload-helper|helpers\/(defineProperty|toPropertyKey|toPrimitive|typeof)/;
const serverRows = /node_modules\/@tanstack\/(react-query|query-core)\//;

/**
 * Chunks of several files each: what is needed together is one request, and the entry lists every later chunk by name, on the landing
 * page's budget.
 * @throws Error where a file has gone
 */
export function chunkGroups(root: string) {
  const idsOf = (files: readonly string[]) => {
    const gone = files.filter((file) => !existsSync(join(root, file)));
    if (gone.length > 0) throw new Error(`a chunk names files that are gone: ${gone.join(', ')}`);
    return files.map((file) => join(root, file).replaceAll('\\', '/'));
  };
  const { entry, landing, apart, later } = chunkRoots;
  const roots = {
    entry: idsOf(entry),
    landing: idsOf(landing),
    apart: idsOf(apart),
    later: Object.fromEntries(Object.entries(later).map(([name, files]) => [name, idsOf(files)])),
  };
  const shared = new Set(idsOf(sharedFiles));
  const query = new Set(idsOf(queryFiles));
  let byModule: Map<string, string> | undefined;

  /** Null: the bundler decides. */
  function chunkOf(id: string, graph: ModuleGraph): string | null {
    // When the first module is asked about all are known, and they stay what they are in one build.
    byModule ??= chunkByModule(graph, roots, 'react');
    const file = id.replace(/\?.*$/, '');
    if (runtime.test(id) || shared.has(file)) return 'react';
    return byModule.get(id) ?? (serverRows.test(id) || query.has(file) ? 'query' : null);
  }
  return [
    {
      debugName: 'react',
      name: (id: string, graph: ModuleGraph) => (chunkOf(id, graph) === 'react' ? 'react' : null),
      includeDependenciesRecursively: true,
    },
    { debugName: 'others', name: chunkOf, includeDependenciesRecursively: false },
  ];
}
