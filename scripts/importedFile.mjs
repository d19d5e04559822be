// @ts-check
import { posix } from 'node:path';

const beside = /^(deploy|sandbox|scripts|tests)\//;

/**
 * What a file imports, as a path from the project root: 'src/ui/page/Card.tsx' for `#ui/page/Card.tsx`, after the `imports` of package.json.
 * @param {string} path of the file that imports
 * @param {string} specifier
 * @returns {string | undefined} undefined for a package
 */
export function importedFile(path, specifier) {
  const named = specifier.replace(/\?.*$/, '');
  if (named.startsWith('#')) return beside.test(named.slice(1)) ? named.slice(1) : `src/${named.slice(1)}`;
  return named.startsWith('.') ? posix.join(posix.dirname(path), named) : undefined;
}
