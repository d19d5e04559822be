import { describe, expect, it } from 'vitest';
import { joinParts, type Part } from '#scripts/vite/joinParts.ts';

const part = (size: number, ...imports: number[]): Part => ({ size, imports });
const start = (weight: number, ...parts: number[]) => ({ weight, parts });
const requestBytes = 1000;

describe('parts that are joined', () => {
  it('two that the same screens load become one file', () => {
    expect(joinParts([part(50), part(9000)], [start(1, 0, 1)], requestBytes)).toEqual([1, 1]);
  });

  it('what is imported counts as loaded', () => {
    expect(joinParts([part(50), part(9000, 0)], [start(1, 1)], requestBytes)).toEqual([1, 1]);
  });

  it('a small one goes with the screens that save more than others lose', () => {
    const parts = [part(400), part(5000)];
    expect(joinParts(parts, [start(1, 0, 1), start(1, 1)], requestBytes)).toEqual([1, 1]);
  });

  it('stay apart where a screen would load more bytes than a request costs', () => {
    const parts = [part(400), part(5000)];
    expect(joinParts(parts, [start(1, 0, 1), start(1, 0)], requestBytes)).toEqual([0, 1]);
  });

  it('a screen that is opened often counts more', () => {
    const parts = [part(400), part(5000)];
    expect(joinParts(parts, [start(10, 0, 1), start(1, 0)], requestBytes)).toEqual([1, 1]);
  });

  it('what a joined file imports counts too', () => {
    const parts = [part(400), part(500), part(5000)];
    const withImport = [part(400), part(500, 2), part(5000)];
    const starts = [start(1, 0, 1), start(1, 0)];
    expect(joinParts(parts, starts, requestBytes)).toEqual([1, 1, 2]);
    expect(joinParts(withImport, starts, requestBytes)[0]).toBe(0);
  });

  it('never import each other in a circle, whatever imports what', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const random = createRandom(seed);
      const parts = Array.from({ length: 24 }, (_, at) =>
        part(
          1 + random(4000),
          ...Array.from({ length: at }, (__, other) => other).filter(() => random(5) === 0),
        ),
      );
      const starts = Array.from({ length: 9 }, () =>
        start(1 + random(9), random(24), random(24), random(24)),
      );
      const places = joinParts(parts, starts, requestBytes);
      expect(hasCircle(parts, places), `seed ${seed}`).toBe(false);
    }
  });
});

/** Whole numbers below a limit, the same ones for a seed. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed * 7919;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

function hasCircle(parts: readonly Part[], places: readonly number[]): boolean {
  const importsOf = (file: number) =>
    parts
      .flatMap(({ imports }, at) => (places[at] === file ? imports.map((one) => places[one] ?? one) : []))
      .filter((one) => one !== file);
  const leadsTo = (from: number, to: number, seen = new Set<number>()): boolean =>
    importsOf(from).some((one) => one === to || (!seen.has(one) && leadsTo(one, to, seen.add(one))));
  return places.some((file) => leadsTo(file, file));
}
