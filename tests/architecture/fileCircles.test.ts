import { describe, expect, it } from 'vitest';
import { findFileCircles } from './fileCircles.ts';
import { readSources } from './sources.ts';

describe('the files', () => {
  it('need each other in no circle, not even for a type', () => {
    const sources = readSources(['src', 'sandbox']);
    expect(Object.keys(sources).length).toBeGreaterThan(1_000);
    expect(findFileCircles(sources)).toEqual([]);
  });

  it('are found in a circle that is closed by a type, and not where one is loaded later', () => {
    const sources = {
      'src/ui/a.ts': `import { b } from './b.ts'`,
      'src/ui/b.ts': `import { c } from '#ui/c.ts'`,
      'src/ui/c.ts': `import type { A } from './a.ts'`,
      'src/ui/d.ts': `import { e } from './e.ts'`,
      'src/ui/e.ts': `const d = () => import('./d.ts')`,
    };
    expect(findFileCircles(sources)).toEqual(['src/ui/a.ts, src/ui/b.ts, src/ui/c.ts']);
  });
});
