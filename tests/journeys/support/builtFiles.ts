import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '#scripts/vite/bundleAlone.ts';

/** The file that a source or a package has become in the build; others may lie in it too. Asked within a test: its server may build first. */
export function builtFile(sourceEnd: string): string {
  const path = join(rootFolder, 'dist/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { file: string }>;
  const key = Object.keys(manifest).find((source) => source.endsWith(sourceEnd));
  if (key === undefined) throw new Error(`The build has no file for ${sourceEnd}`);
  return `/${manifest[key]?.file}`;
}

/** The same as the end of an address. */
export const builtAddress = (sourceEnd: string): RegExp =>
  new RegExp(`${builtFile(sourceEnd).replaceAll('.', '\\.')}$`);
