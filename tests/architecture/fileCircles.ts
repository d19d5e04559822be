import { importedFile } from '#scripts/importedFile.mjs';
import { importsOf } from './layers.ts';
import type { Sources } from './sources.ts';

/**
 * Files that need each other, directly or not, in any form of import but a lazy one; those of one circle in one line. The linter finds the circles that
 * run; a reader meets those of types as well.
 */
export function findFileCircles(sources: Sources): string[] {
  const needs = new Map(
    Object.entries(sources).map(
      ([path, source]) => [path, importsOf(path, source, { lazy: false })] as const,
    ),
  );
  const index = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[] = [];
  // Tarjan's strongly connected components.
  const visit = (path: string): void => {
    index.set(path, index.size);
    lowest.set(path, index.get(path) ?? 0);
    open.push(path);
    for (const specifier of needs.get(path) ?? []) {
      const other = importedFile(path, specifier);
      if (other === undefined || !needs.has(other)) continue;
      if (!index.has(other)) visit(other);
      if (open.includes(other))
        lowest.set(path, Math.min(lowest.get(path) ?? 0, lowest.get(other) ?? 0, index.get(other) ?? 0));
    }
    if (lowest.get(path) !== index.get(path)) return;
    const circle = open.splice(open.indexOf(path));
    if (circle.length > 1) circles.push(circle.sort().join(', '));
  };
  for (const path of needs.keys()) if (!index.has(path)) visit(path);
  return circles;
}
