import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { planned } from '../../knip.config.ts';
import { importsOf } from '../architecture/layers.ts';
import { readSources } from '../architecture/sources.ts';

/** The planned files and folders that are missing, or are in use and planned no longer. */
function findStale(paths: readonly string[], sources: Readonly<Record<string, string>>): string[] {
  const imports = Object.entries(sources).flatMap(([path, source]) =>
    importsOf(path, source).map((specifier) => [path, posix.join(posix.dirname(path), specifier)] as const),
  );
  return paths.filter((listed) => {
    const place = listed.replace(/\*.*$/, '');
    const isThere = Object.keys(sources).some((path) => path.startsWith(place));
    return !isThere || imports.some(([from, to]) => to.startsWith(place) && !from.startsWith(place));
  });
}

describe('what is planned for later screens', () => {
  it('exists, and no file of the app uses it yet', () => {
    expect(findStale(Object.keys(planned), readSources(['src']))).toEqual([]);
  });

  it('leaves the list with its first use', () => {
    const sources = {
      'src/a/b.ts': `import { c } from './c.ts'; import { g } from './used/g.ts';`,
      'src/a/c.ts': '',
      'src/a/d.ts': '',
      'src/a/used/g.ts': '',
      'src/a/later/e.ts': `import { f } from './f.ts';`,
      'src/a/later/f.ts': '',
    };
    const files = ['src/a/c.ts', 'src/a/d.ts', 'src/a/gone.ts'];
    expect(findStale(files, sources)).toEqual(['src/a/c.ts', 'src/a/gone.ts']);
    expect(findStale(['src/a/used/*.ts', 'src/a/later/*.ts'], sources)).toEqual(['src/a/used/*.ts']);
  });
});
