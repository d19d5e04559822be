import { describe, expect, it } from 'vitest';
import { type ReadPolicy, readPolicies } from '#data/client/readPolicy.ts';
import { lineAt, readSources, type Sources } from './sources.ts';

const table = 'src/data/client/readPolicy.ts';

/** Every number of repetitions that is written beside a call, one place each. */
function numbersBesideCalls(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([path, source]) =>
    path === table
      ? []
      : Array.from(
          source.matchAll(/\b(?:retries|repetitions)\??\s*:/g),
          ({ index }) => `${path}:${lineAt(source, index)}`,
        ),
  );
}

describe('how often a read is repeated', { tags: ['read-retry'] }, () => {
  const sources = readSources(['src']);
  const texts = Object.entries(sources).flatMap(([path, source]) => (path === table ? [] : [source]));

  it('is said by one table, and by no number beside a call', () => {
    expect(texts.length).toBeGreaterThan(100);
    expect(numbersBesideCalls(sources)).toEqual([]);
  });

  it('is found where a number stands beside a call', () => {
    expect(numbersBesideCalls({ 'src/a.ts': `\nclient.read(path, {}, { retries: 0 });` })).toEqual([
      'src/a.ts:2',
    ]);
  });

  it('is five times, 3 s apart, where nothing else is said', () => {
    expect(readPolicies.usual.repetitions).toBe(5);
  });

  const exceptions = Object.entries<ReadPolicy>(readPolicies).filter(([name]) => name !== 'usual');

  it.each(exceptions)('is less for %s, which has a reason and a use', (name, { repetitions, reason }) => {
    expect(repetitions).toBeLessThan(5);
    expect(reason.length).toBeGreaterThan(20);
    expect(texts.some((text) => text.includes(`policy: '${name}'`))).toBe(true);
  });
});
