import { expect, it } from 'vitest';
import { withGroupedSources } from '#scripts/vite/nameGroupedSources.ts';

it('a source that was joined into a chunk of several is found under its own name', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', isEntry: true },
    '_later.js': { file: 'assets/later.js', name: 'later', imports: ['index.html'] },
    'src/Own.tsx': { file: 'assets/Own.js', isDynamicEntry: true },
  };
  const chunks = [
    { fileName: 'assets/later.js', moduleIds: ['/p/src/More.ts', '/p/src/button.ts'] },
    { fileName: 'assets/Own.js', moduleIds: ['/p/src/Own.tsx'] },
  ];
  const isLoadedLater = (id: string) => (id.endsWith('button.ts') ? undefined : id.slice('/p/'.length));
  expect(withGroupedSources(manifest, chunks, isLoadedLater)).toEqual({
    ...manifest,
    'src/More.ts': {
      file: 'assets/later.js',
      name: 'later',
      imports: ['index.html'],
      src: 'src/More.ts',
      isDynamicEntry: true,
    },
  });
});
