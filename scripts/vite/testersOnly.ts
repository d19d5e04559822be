import type { Plugin } from 'vite';

/**
 * Leaves packages for testers out of every other build: what nothing loads any more would lie among its files all the same,
 * and a console that runs whatever is typed into it has no business there.
 */
export function testersOnly(mode: string, packages: readonly string[]): Plugin {
  const nothing = '\0nothing';
  return {
    name: 'testers-only',
    enforce: 'pre',
    apply: 'build',
    resolveId: (name) => (mode !== 'test' && packages.includes(name) ? nothing : undefined),
    load: (id) => (id === nothing ? 'export default undefined;' : undefined),
  };
}
