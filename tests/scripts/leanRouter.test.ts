import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { component, displayName } from '../../scripts/vite/leanRouter.ts';

describe('the parts of the router that no page needs', () => {
  const folder = new URL(
    ['../../node_modules', 'react-router', 'dist/development/'].join('/'),
    import.meta.url,
  );
  const code = readdirSync(folder)
    .filter((file) => file.startsWith('chunk-') && file.endsWith('.mjs'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');

  it('are still written the way the build looks for', () => {
    expect(code.match(displayName)).toHaveLength(5);
    expect(code.match(component)?.length).toBeGreaterThanOrEqual(3);
  });
});
