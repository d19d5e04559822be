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
 * The file name of the chunk that a source lies in.
 * @throws Error where the build has no such source
 */
export function getChunk(bundle: Bundle, source: string): string {
  const chunks = Object.values(bundle).filter((chunk) => chunk.type === 'chunk');
  const found =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
  if (found === undefined) throw new Error(`No chunk for ${source}`);
  return found.fileName;
}
