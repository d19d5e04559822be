import { expect, it } from 'vitest';
import { chunkByModule, closureOf, type ModuleGraph } from '#scripts/vite/chunkClosures.ts';

const imports: Record<string, string[]> = {
  'main.ts': ['react.js', 'main.css'],
  'Select.tsx': ['react.js', 'Landing.tsx', 'Error.tsx', 'select.css'],
  'Place.tsx': ['Error.tsx', 'voucher.ts', 'placeOnly.ts'],
  'after.ts': ['Button.tsx', 'voucher.ts', 'main.ts'],
  'home.ts': ['Button.tsx', 'Carousel.tsx', 'home.css'],
  'Button.tsx': ['react.js', 'after.ts'],
};
const graph: ModuleGraph = {
  getModuleInfo: (id) => ({ importedIds: imports[id] ?? [], dynamicallyImportedIds: [], code: '' }),
};
const roots = {
  entry: ['main.ts'],
  landing: ['Select.tsx'],
  apart: ['Place.tsx'],
  later: { later: ['after.ts'], home: ['home.ts'] },
};
const chunks = chunkByModule(graph, roots, 'shared');

it('a module is followed to all that it imports, in a circle too', () => {
  expect([...closureOf(graph, ['after.ts'])]).toEqual([
    'after.ts',
    'Button.tsx',
    'react.js',
    'voucher.ts',
    'main.ts',
    'main.css',
  ]);
});

it('what the entry runs stays with it, so that nothing later is needed before', () => {
  expect(chunks.has('main.ts')).toBe(false);
  expect(chunks.has('react.js')).toBe(false);
});

it('landing screens lie in one chunk, and what a screen apart needs of them or of later parts in the shared one', () => {
  expect(chunks.get('Landing.tsx')).toBe('landing');
  expect(chunks.get('Error.tsx')).toBe('shared');
  expect(chunks.get('voucher.ts')).toBe('shared');
  expect(chunks.has('placeOnly.ts')).toBe(false);
});

it('the first screens have one style sheet, and a later part its own', () => {
  expect(chunks.get('main.css')).toBe('shared');
  expect(chunks.get('select.css')).toBe('shared');
  expect(chunks.get('home.css')).toBe('home');
});

it('a module of two later parts belongs to the first of them', () => {
  expect(chunks.get('Button.tsx')).toBe('later');
  expect(chunks.get('Carousel.tsx')).toBe('home');
});
