import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { component, devWarnings, displayName, unusedParts, warningCall } from '#scripts/vite/leanRouter.ts';
import { readSources } from '../architecture/sources.ts';

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
    expect(code.match(devWarnings)).toHaveLength(1);
    expect(code.match(warningCall)?.length).toBeGreaterThanOrEqual(20);
  });

  it.each(unusedParts)('have the entrance %s, %i times', (pattern, count) => {
    expect(code.match(pattern)).toHaveLength(count);
  });

  it('are asked for nowhere in the app', () => {
    const asking =
      /\b(?:useFetchers?|useSubmit|useFormAction|formMethod|instrumentations|hydrationData|useBlocker|unstable_usePrompt|useRevalidator|ScrollRestoration|viewTransition|useViewTransitionState)\b/;
    const ofRouter =
      /\brouter\.(?:revalidate|getBlocker|getFetcher|enableScrollRestoration|navigate\([^)]*\bmask:)/;
    const files = Object.entries(readSources(['src'])).filter(
      ([, text]) => asking.test(text) || ofRouter.test(text),
    );
    expect(files.map(([file]) => file)).toEqual([]);
  });

  it('include no warning whose outcome anything waits for', () => {
    const body = /^function warning\(cond, message\) \{[^]*?^\}/m.exec(code)?.[0];
    expect(body).toContain('console.warn(message)');
    expect(body).not.toContain('return');
    // A statement of its own, so that leaving it out changes nothing beside it.
    const before = code
      .match(/^.*(?<=\S) *\bwarning(?:Once)?\(/gm)
      ?.filter((line) => !line.startsWith('function '));
    expect(before ?? []).toEqual([]);
  });
});
