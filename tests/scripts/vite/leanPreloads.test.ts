import { expect, it } from 'vitest';
import { leanPreloads } from '#scripts/vite/leanPreloads.ts';

const chunk = (fileName: string, imports: readonly string[], isEntry = false) => ({
  type: 'chunk',
  fileName,
  imports,
  isEntry,
});

it('a dynamic import preloads what neither the entry nor the importing file has loaded', () => {
  const { plugin, resolveDependencies } = leanPreloads();
  const bundle = {
    entry: chunk('entry.js', ['react.js'], true),
    react: chunk('react.js', []),
    list: chunk('list.js', ['react.js', 'rows.js']),
    rows: chunk('rows.js', ['text.js']),
    text: chunk('text.js', []),
    detail: chunk('detail.js', ['react.js', 'text.js', 'player.js']),
    player: chunk('player.js', []),
    style: { type: 'asset', fileName: 'style.css' },
  };
  const { generateBundle } = plugin as { readonly generateBundle: { readonly handler: Function } };
  generateBundle.handler({}, bundle);
  const needed = ['detail.js', 'react.js', 'text.js', 'player.js'];
  expect(resolveDependencies('detail.js', needed, { hostId: 'list.js' })).toEqual(['detail.js', 'player.js']);
  expect(resolveDependencies('detail.js', needed, { hostId: 'entry.js' })).toEqual([
    'detail.js',
    'text.js',
    'player.js',
  ]);
});
