import { describe, expect, it } from 'vitest';
import { readAccent } from '../../src/domain/readAccent.ts';

describe("an exhibition's colour", () => {
  it('gives a pressed and a soft one beside it', () => {
    expect(readAccent(' #0B5CAD ')).toEqual({ accent: '#0b5cad', pressed: '#094a8a', soft: '#e7eff7' });
  });

  it('may be written short', () => {
    expect(readAccent('#005')?.accent).toBe('#000055');
  });

  it.each(['#ffe14d', '#ffffff', '#777777', '#ff0000'])('%s cannot be read, so ours stays', (colour) => {
    expect(readAccent(colour)).toBeUndefined();
  });

  it.each([undefined, null, 5, '', 'blue', '#12345', 'rgb(0,0,0)', '#000;background:url(//x)'])(
    '%j is no colour',
    (colour) => {
      expect(readAccent(colour)).toBeUndefined();
    },
  );
});
