import { describe, expect, it } from 'vitest';
import { readAccent } from '#domain/exhibition/readAccent.ts';

describe("an exhibition's colour", () => {
  it('has a pressed and a light one derived', () => {
    expect(readAccent(' #0B5CAD ')).toMatchObject({ accent: '#0b5cad', pressed: '#094a8a', soft: '#e7eff7' });
  });

  it('may have three digits', () => {
    expect(readAccent('#005')?.accent).toBe('#000055');
  });

  it.each(['#ffe14d', '#ffffff', '#777777', '#ff0000'])(
    '%s has too little contrast, so ours is used',
    (colour) => {
      expect(readAccent(colour)).toBeUndefined();
    },
  );

  it.each([undefined, null, 5, '', 'blue', '#12345', 'rgb(0,0,0)', '#000;background:url(//x)'])(
    '%j is not a colour',
    (colour) => {
      expect(readAccent(colour)).toBeUndefined();
    },
  );
});
