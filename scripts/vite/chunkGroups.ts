import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chunkByModule, closureOf, type ModuleGraph } from './chunkClosures.ts';
import { chunkByUse, reachFrom } from './chunkByUse.ts';
import { chunkRoots, queryFiles, sharedFiles } from './chunkRoots.ts';
import { chunkUse } from './chunkUse.ts';

/** Packages that every page needs, and what the bundler adds to load a chunk. */
const runtime =
  /rolldown.runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|zustand)\/|preload-helper/;
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

  /** The chunk of what is known by its name alone. */
  function firstChunkOf(id: string): string | undefined {
    const file = id.replace(/\?.*$/, '');
    if (runtime.test(id) || shared.has(file)) return 'react';
    return serverRows.test(id) || query.has(file) ? 'query' : undefined;
  }

  function allChunks(graph: ModuleGraph): Map<string, string> {
    const first = chunkByModule(graph, roots, 'react');
    const { reached } = reachFrom(graph, roots.entry);
    const withAll = (chunk: string) =>
      closureOf(
        graph,
        [...reached].filter((id) => firstChunkOf(id) === chunk),
      );
    const before = new Set([...closureOf(graph, roots.entry), ...withAll('react'), ...first.keys()]);
    const rows = [...withAll('query')].filter((id) => !before.has(id));
    const alone = [...closureOf(graph, roots.apart)].filter((id) => !before.has(id));
    const isTaken = (id: string) => before.has(id) || rows.includes(id) || alone.includes(id);
    return new Map([
      ...alone.map((id) => [id, 'apart'] as const),
      ...rows.map((id) => [id, 'query'] as const),
      ...chunkByUse(graph, roots.entry, isTaken, chunkUse),
      ...first,
    ]);
  }

  /** Null: the bundler decides. */
  function chunkOf(id: string, graph: ModuleGraph): string | null {
    // When the first module is asked about all are known, and they stay what they are in one build.
    byModule ??= allChunks(graph);
    const named = firstChunkOf(id);
    return named === 'react' ? named : (byModule.get(id) ?? named ?? null);
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
