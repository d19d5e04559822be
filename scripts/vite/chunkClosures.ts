import type { Rolldown } from 'vite';

export const isStyle = (id: string) => /\.css(\?|$)/.test(id);

/** As far as the bundler's own is used. */
export interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): Pick<Rolldown.ModuleInfo, 'code' | 'importedIds' | 'dynamicallyImportedIds'> | null;
}

/** Every module that one of these imports before it runs, themselves included. */
export function closureOf(graph: ModuleGraph, roots: Iterable<string>): Set<string> {
  const seen = new Set<string>();
  const follow = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) follow(imported);
  };
  for (const root of roots) follow(root);
  return seen;
}

/** By where they start: ids of modules. */
export interface ChunkRoots {
  /** The entry, which no other chunk may hold. */
  readonly entry: readonly string[];
  /** Screens that open from one chunk. */
  readonly landing: readonly string[];
  /** Landing screens with a chunk of their own. */
  readonly apart: readonly string[];
  /** What comes after the first screen, by chunk; a module belongs to the first of them that needs it. */
  readonly later: Readonly<Record<string, readonly string[]>>;
}

/**
 * Chunk by module, of all that is not left to the bundler. `shared` is the chunk that every landing page has: it also holds what a screen
 * apart has in common with others, and the style of the first screens, which would be one more request each.
 */
export function chunkByModule(
  graph: ModuleGraph,
  { entry, landing, apart, later }: ChunkRoots,
  shared: string,
): Map<string, string> {
  const chunks = new Map<string, string>();
  const inEntry = closureOf(graph, entry);
  const inApart = closureOf(graph, apart);
  for (const id of inEntry) if (isStyle(id)) chunks.set(id, shared);
  for (const [name, roots] of Object.entries({ landing, ...later }))
    for (const id of closureOf(graph, roots)) {
      if (inEntry.has(id) || chunks.has(id)) continue;
      const isShared = inApart.has(id) || (name === 'landing' && isStyle(id));
      chunks.set(id, isShared ? shared : name);
    }
  return chunks;
}
