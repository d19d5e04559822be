import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findLoaded } from './landingPath.ts';
import { readSources } from './sources.ts';

const later = /^(@tanstack\/|antd-mobile|axios|react-hook-form|idb-keyval|dompurify)/;

interface Budget {
  readonly landings: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}
const { landings } = JSON.parse(readFileSync('scripts/byteBudget.json', 'utf8')) as Budget;
const screens = Object.values(landings).flatMap((languages) => Object.values(languages).flat());

describe('the landing pages', () => {
  it('load no library that only the screens behind them need', () => {
    const sources = readSources(['src']);
    const entries = ['src/main.tsx', ...new Set(screens)];
    for (const entry of entries) expect(sources[entry], entry).toBeDefined();
    expect(findLoaded(sources, entries, later)).toEqual([]);
  });

  it('are found to load one that a file far behind them imports', () => {
    const sources = {
      'src/main.tsx': `import { a } from './a.ts'; const b = () => import('./b.ts');`,
      'src/a.ts': `export { c } from './c.ts'; import type { D } from './d.ts';`,
      'src/b.ts': `import { useQuery } from '@tanstack/react-query';`,
      'src/c.ts': `import { useQuery } from '@tanstack/react-query';`,
      'src/d.ts': `import { useQuery } from '@tanstack/react-query';`,
    };
    expect(findLoaded(sources, ['src/main.tsx'], later)).toEqual([
      'src/main.tsx > src/a.ts > src/c.ts > @tanstack/react-query',
    ]);
  });
});
