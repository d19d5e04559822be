import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barsPath, type Modules, modulesPath, packModules, unpackModules } from '#domain/code/codeShapes.ts';
import { shapesIn } from '#domain/code/keptShapes.ts';

const squares = fc.integer({ min: 21, max: 53 }).chain((size) =>
  fc.array(fc.array(fc.boolean(), { minLength: size, maxLength: size }), {
    minLength: size,
    maxLength: size,
  }),
);
const dark: Modules = Array.from({ length: 21 }, () => Array.from({ length: 21 }, () => true));

describe('the modules of a code', () => {
  it('are the same after they were kept as text', () => {
    fc.assert(
      fc.property(squares, (rows) => {
        expect(unpackModules(packModules(rows))).toEqual(rows);
      }),
    );
  });

  it.each(['', 'zz', '1.2.3', packModules(dark).replace('.', '.-'), `${packModules(dark)}.zzzzzzzzzz`])(
    'are not read from %j',
    (text) => {
      expect(unpackModules(text)).toBeUndefined();
    },
  );

  it('become one path, neighbours merged', () => {
    expect(modulesPath([[true, true, false, true]])).toBe('M0 0h2v1H0zM3 0h1v1H3z');
    expect(barsPath('1101')).toBe('M0 0h2v44H0zM3 0h1v44H3z');
  });
});

describe('the shapes that a phone has kept', () => {
  const kept = JSON.stringify({ '42': { modules: packModules(dark), bars: '101' } });
  it('are found by their code', () => {
    expect(shapesIn(kept, '42')).toEqual({ modules: dark, bars: '101' });
  });
  it.each([
    null,
    undefined,
    '',
    '[',
    '{}',
    'null',
    '{"42":null}',
    '{"42":{"modules":7}}',
    '{"42":{"modules":"1"}}',
  ])('are none in %j', (text) => {
    expect(shapesIn(text, '42')).toBeUndefined();
  });
  it('have no bars where these are something else', () => {
    const spoilt = JSON.stringify({ '42': { modules: packModules(dark), bars: '<b>' } });
    expect(shapesIn(spoilt, '42')?.bars).toBe('');
  });
});
