import { importedFile } from '#scripts/importedFile.mjs';
import { importsOf } from './layers.ts';
import type { Sources } from './sources.ts';

const nounOf = (path: string | undefined) => /^src\/entities\/([^/]+)\//.exec(path ?? '')?.[1];

/** What rows look like and where a page is may be known to every noun. */
const knownToAll = /(Collections|Paths?)\.ts$/;

/** Groups of nouns of which each needs every other one, directly or not: ['order, product']. */
export function findNounCircles(sources: Sources): string[] {
  const needs = new Map<string, Set<string>>();
  for (const [path, source] of Object.entries(sources)) {
    const noun = nounOf(path);
    if (noun === undefined) continue;
    const own = needs.get(noun) ?? new Set();
    needs.set(noun, own);
    for (const specifier of importsOf(path, source)) {
      const target = importedFile(path, specifier);
      const other = nounOf(target);
      if (other !== undefined && other !== noun && !knownToAll.test(target ?? '')) own.add(other);
    }
  }
  const circles = Array.from(needs.keys(), (noun) => {
    const reached = reachedFrom(noun, needs);
    return [...reached].filter((other) => reachedFrom(other, needs).has(noun));
  });
  return Array.from(
    new Set(circles.filter((circle) => circle.length > 0).map((circle) => circle.sort().join(', '))),
  );
}

function reachedFrom(noun: string, needs: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [noun];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const other of needs.get(next) ?? [])
      if (!reached.has(other)) {
        reached.add(other);
        open.push(other);
      }
  return reached;
}
