import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Every file that a chunk brings along statically, itself and its style sheets included. */
export function filesWith(bundle: Bundle, fileName: string, seen = new Set<string>()): Set<string> {
  if (seen.has(fileName)) return seen;
  seen.add(fileName);
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk') return seen;
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) seen.add(sheet);
  for (const imported of chunk.imports) filesWith(bundle, imported, seen);
  return seen;
}

/**
 * The file name of a source's chunk.
 * @throws Error where the build has put the source into another's chunk
 */
export function getChunk(bundle: Bundle, source: string): string {
  const found = Object.values(bundle).find(
    (chunk) => chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(source) === true,
  );
  if (found === undefined) throw new Error(`No chunk of its own for ${source}`);
  return found.fileName;
}
