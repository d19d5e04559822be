import { importedFile } from '#scripts/importedFile.mjs';
import { type Sources, walk } from './sources.ts';

/** What a file imports before it runs; types and lazy chunks do not count. */
function staticImports(path: string, source: string): string[] {
  const specifiers: string[] = [];
  const add = (node: { readonly source?: { readonly value: unknown } | null }, kind: string | undefined) => {
    if (kind !== 'type' && typeof node.source?.value === 'string') specifiers.push(node.source.value);
  };
  walk(path, source, {
    ImportDeclaration: (node) => add(node, node.importKind),
    ExportNamedDeclaration: (node) => add(node, node.exportKind),
    ExportAllDeclaration: (node) => add(node, node.exportKind),
  });
  return specifiers;
}

/** The chain of files by which an entry loads a package, for each package that must not be loaded: `a.ts > b.ts > package`. */
export function findLoaded(sources: Sources, entries: readonly string[], packages: RegExp): string[] {
  const chains: string[] = [];
  const seen = new Set<string>();
  const follow = (path: string, chain: readonly string[]) => {
    const source = sources[path];
    if (source === undefined || seen.has(path)) return;
    seen.add(path);
    for (const specifier of staticImports(path, source)) {
      const here = [...chain, path];
      const file = importedFile(path, specifier);
      if (file !== undefined) follow(file, here);
      else if (packages.test(specifier)) chains.push([...here, specifier].join(' > '));
    }
  };
  for (const entry of entries) follow(entry, []);
  return chains;
}
