import { expect, it } from 'vitest';
import { type ChunkUse, chunkByUse, reachFrom } from '#scripts/vite/chunkByUse.ts';
import type { ModuleGraph } from '#scripts/vite/chunkClosures.ts';

interface Written {
  readonly imports?: string[];
  readonly lazy?: string[];
  readonly length?: number;
}
const modules: Record<string, Written> = {
  'main.ts': { imports: ['react.js'], lazy: ['Page.tsx', 'List.tsx', 'Rare.tsx', 'worker.ts', 'words.json'] },
  'Page.tsx': { imports: ['react.js', 'row.ts', 'page.ts', 'page.css'], lazy: ['own.json'] },
  'List.tsx': { imports: ['row.ts', 'list.ts', 'list.css', 'own.json'] },
  'Rare.tsx': { imports: ['rare.ts', 'rare.css'], length: 90_000 },
  'list.ts': { length: 90_000 },
  'page.ts': { length: 90_000 },
};
const graph: ModuleGraph = {
  getModuleInfo: (id) => ({
    importedIds: modules[id]?.imports ?? [],
    dynamicallyImportedIds: modules[id]?.lazy ?? [],
    code: ' '.repeat(modules[id]?.length ?? 10),
  }),
};
const use: ChunkUse = {
  wordsOf: (id) => (id.endsWith('.json') ? 'words' : undefined),
  weightOf: (id) => (id === 'worker.ts' ? undefined : id === 'Rare.tsx' ? 1 : 10),
  oftenOpened: 5,
  requestBytes: 1000,
};
const chunks = chunkByUse(graph, ['main.ts'], (id) => ['main.ts', 'react.js'].includes(id), use);

it('everything that may be loaded is reached, and what is loaded lazily is known', () => {
  const { reached, lazy } = reachFrom(graph, ['main.ts']);
  expect(reached).toContain('rare.css');
  expect([...lazy].sort()).toEqual([
    'List.tsx',
    'Page.tsx',
    'Rare.tsx',
    'own.json',
    'words.json',
    'worker.ts',
  ]);
});

it('a screen lies with what it alone needs, apart from other screens', () => {
  expect(chunks.get('Page.tsx')).toBe(chunks.get('page.ts'));
  expect(chunks.get('List.tsx')).toBe(chunks.get('list.ts'));
  expect(chunks.get('Page.tsx')).not.toBe(chunks.get('List.tsx'));
});

it('what is taken stays where it is, and what has no weight stays a file alone', () => {
  expect(chunks.has('react.js')).toBe(false);
  expect(chunks.has('worker.ts')).toBe(false);
});

it('screens that are often opened share a style sheet, and the rest another', () => {
  expect(chunks.get('page.css')).toBe('style');
  expect(chunks.get('list.css')).toBe('style');
  expect(chunks.get('rare.css')).toBe('styleOfRest');
});

it('texts that are loaded lazily lie together, unless another module holds them as its own', () => {
  expect(chunks.get('words.json')).toBe('words');
  expect(chunks.get('own.json')).not.toBe('words');
});
