import { closureOf, isStyle, type ModuleGraph } from './chunkClosures.ts';
import { joinParts } from './joinParts.ts';

/** Which files are known beforehand, and what counts how much. */
export interface ChunkUse {
  /** The chunk of texts that are loaded lazily. */
  readonly wordsOf: (id: string) => string | undefined;
  /** How much what this lazily loaded module needs counts beside others; undefined for one whose own files stay as they are. */
  readonly weightOf: (id: string) => number | undefined;
  /** From this weight on a start has its style sheet with the others of that weight. */
  readonly oftenOpened: number;
  /** What a request costs, in bytes on the same line. */
  readonly requestBytes: number;
}

/** Every module that may be loaded from these, sooner or later, and those among them that are loaded lazily. */
export function reachFrom(graph: ModuleGraph, roots: Iterable<string>) {
  const reached = new Set<string>();
  const lazy = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const one of dynamicallyImportedIds) lazy.add(one);
    waiting.push(...importedIds, ...dynamicallyImportedIds);
  }
  return { reached, lazy };
}

/** Modules that the same starts need are one part: a start that needs one of them needs all. */
function partsOf(graph: ModuleGraph, needs: readonly ReadonlySet<string>[]) {
  const startsOf = new Map<string, number[]>();
  needs.forEach((modules, at) => {
    for (const id of modules) startsOf.set(id, [...(startsOf.get(id) ?? []), at]);
  });
  const members = new Map<string, string[]>();
  for (const [id, those] of startsOf) members.set(those.join(), [...(members.get(those.join()) ?? []), id]);
  const lists = [...members.values()];
  const partOf = new Map(lists.flatMap((list, at) => list.map((id) => [id, at] as const)));
  const placesOf = (ids: Iterable<string>) => [
    ...new Set([...ids].map((id) => partOf.get(id)).filter((at) => at !== undefined)),
  ];
  const parts = lists.map((list) => ({
    size: list.reduce((sum, id) => sum + (graph.getModuleInfo(id)?.code?.length ?? 0), 0),
    imports: placesOf(list.flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? [])),
  }));
  return { lists, parts, placesOf };
}

/** Chunk by module of all that the chunks of the first screens do not hold. */
export function chunkByUse(
  graph: ModuleGraph,
  entry: readonly string[],
  isTaken: (id: string) => boolean,
  { wordsOf, weightOf, oftenOpened, requestBytes }: ChunkUse,
): Map<string, string> {
  const chunks = new Map<string, string>();
  const { reached, lazy } = reachFrom(graph, entry);
  const imported = new Set([...reached].flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? []));
  for (const id of lazy) {
    // Texts that another module holds as its own come with it.
    const words = isTaken(id) || imported.has(id) ? undefined : wordsOf(id);
    if (words !== undefined) chunks.set(id, words);
  }
  const starts = [...lazy]
    .filter((id) => !isTaken(id) && !chunks.has(id))
    .flatMap((id) => {
      const weight = weightOf(id);
      return weight === undefined ? [] : [{ id, weight, modules: closureOf(graph, [id]) }];
    });
  for (const { weight, modules } of starts)
    for (const id of modules)
      if (isStyle(id) && !isTaken(id) && chunks.get(id) !== 'style')
        chunks.set(id, weight >= oftenOpened ? 'style' : 'styleOfRest');
  const needs = starts.map(
    ({ modules }) => new Set([...modules].filter((id) => !isTaken(id) && !chunks.has(id))),
  );
  const { lists, parts, placesOf } = partsOf(graph, needs);
  const weighted = starts.map(({ weight }, at) => ({ weight, parts: placesOf(needs[at] ?? []) }));
  const places = joinParts(parts, weighted, requestBytes);
  lists.forEach((list, at) => {
    for (const id of list) chunks.set(id, `part${places[at]}`);
  });
  return chunks;
}
