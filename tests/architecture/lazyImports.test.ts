import { describe, expect, it } from 'vitest';
import { checkLazyImports } from './lazyImports.ts';
import { readSources } from './sources.ts';

describe('every lazy chunk has the limit of 120 seconds', { tags: ['chunk-timeout'] }, () => {
  it('as every import() of the app goes through loadChunk', () => {
    const { ['src/chunks/loadChunk.ts']: _, ...sources } = readSources(['src']);
    expect(Object.keys(sources).length).toBeGreaterThan(100);
    expect(checkLazyImports(sources)).toEqual([]);
  });

  it.each([
    ['src/ui/a.ts', `const a = await import('./b.ts');`],
    ['src/ui/a.ts', `const a = () => loadChunk(() => import('./b.ts')); import('./c.ts');`],
    ['src/features/x/y/A.tsx', `const route = { load: () => import('./b.ts') };`],
    ['src/features/x/routes.ts', `const route = { loader: () => import('./b.ts') };`],
    ['src/language/a.ts', `const files = import.meta.glob('./*.json');`],
    ['src/ui/a.ts', `const a = loadChunk(() => import('./b.ts'));`],
  ])('in %s %s is refused', (path, source) => {
    expect(checkLazyImports({ [path]: source })).toHaveLength(1);
  });

  it.each([
    ['src/ui/a.ts', `const a = () => loadChunk(() => import('./b.ts'));`],
    ['src/ui/a.ts', `const a = () => loadChunk(() => Promise.all([import('./b.ts'), import('./c.ts')]));`],
    ['src/features/x/routes.ts', `const route = { load: () => import('./b.ts') };`],
    ['src/ui/a.ts', `type B = import('./b.ts').B;`],
    ['src/language/a.ts', `const files = import.meta.glob('./*.json'); const a = () => loadChunk(files.a);`],
  ])('in %s %s is allowed', (path, source) => {
    expect(checkLazyImports({ [path]: source })).toEqual([]);
  });
});
