import { describe, expect, it } from 'vitest';
import { readSources } from '#tests/architecture/sources.ts';
import { longMotions } from './motionTimes.ts';

const sources = readSources(['src'], /\.(css|ts|tsx)$/);

describe('a motion', () => {
  it('is over within 260 ms on every screen', () => {
    expect(Object.keys(sources).filter((path) => path.endsWith('.css')).length).toBeGreaterThan(100);
    expect(longMotions(sources)).toEqual([]);
  });

  it.each([
    ['a.css', '.a { animation: rise 400ms ease-out; }', 1],
    ['a.css', '.a { transition: opacity 150ms, transform 0.3s; }', 1],
    ['a.css', '.a { transition: opacity 200ms 100ms; }', 1],
    ['a.css', '.a { animation: rise 260ms cubic-bezier(0.2, 0.9, 0.3, 1.2); }', 0],
    ['a.tsx', 'card.animate(frames, { duration: 300 });', 1],
    ['a.tsx', 'card.animate(frames, { duration: 220 });', 0],
  ])('is measured with its delay, in style sheets and scripts: %s %s', (path, text, count) => {
    expect(longMotions({ [path]: text })).toHaveLength(count);
  });

  it('that says that a page waits goes on until it does not', () => {
    expect(longMotions({ 'a.css': '.a { animation: turn 800ms linear infinite; }' })).toEqual([]);
  });
});
