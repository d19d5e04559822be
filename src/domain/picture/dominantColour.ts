import { readAccent } from '../exhibition/readAccent.ts';

/** The sides of the picture that the colour is taken from. */
export const colourSide = 24;

const hues = 24;
/** From 0 to 1: how far a pixel is from grey before it counts as coloured. */
const leastChroma = 0.18;
/** Of all pixels; a smaller logo on white or grey is no colour of a cover. */
const leastShare = 0.08;

/**
 * The colour that most of a picture has, in a tone in which text on white can be read, as `#rrggbb`; undefined for a
 * picture that is nearly grey, white or black.
 * @param pixels red, green, blue and opacity of each pixel, 0 to 255
 */
export function dominantColour(pixels: ArrayLike<number>): string | undefined {
  const weights: number[] = Array.from({ length: hues }, () => 0);
  let coloured = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const chroma = chromaOf(pixels, at);
    if ((pixels[at + 3] ?? 0) < 128 || chroma < leastChroma) continue;
    coloured += 1;
    const bin = Math.round(hueOf(pixels, at) * hues) % hues;
    weights[bin] = (weights[bin] ?? 0) + chroma;
  }
  if (coloured === 0 || coloured * 4 < pixels.length * leastShare) return undefined;
  // With its neighbours, so that one tone on the border of two bins is not counted as two.
  const around = weights.map(
    (weight, bin) =>
      weight + ((weights[(bin + 1) % hues] ?? 0) + (weights[(bin + hues - 1) % hues] ?? 0)) / 2,
  );
  return legible(around.indexOf(Math.max(...around)) / hues);
}

const channelsAt = (pixels: ArrayLike<number>, at: number) =>
  [0, 1, 2].map((part) => (pixels[at + part] ?? 0) / 255);

function chromaOf(pixels: ArrayLike<number>, at: number): number {
  const parts = channelsAt(pixels, at);
  return Math.max(...parts) - Math.min(...parts);
}

/** From 0, red, over a third, green, and two thirds, blue, to 1. */
function hueOf(pixels: ArrayLike<number>, at: number): number {
  const [red = 0, green = 0, blue = 0] = channelsAt(pixels, at);
  const chroma = chromaOf(pixels, at);
  const most = Math.max(red, green, blue);
  const sixths =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return ((sixths + 6) % 6) / 6;
}

const saturation = 0.7;
const lightest = 0.5;

/** The lightest tone of a hue that passes for an accent. */
function legible(hue: number): string | undefined {
  for (let lightness = lightest; lightness > 0.1; lightness -= 0.02) {
    const colour = hexOf(hue, lightness);
    if (readAccent(colour) !== undefined) return colour;
  }
  return undefined;
}

/** The conversion of HSL that CSS Color 4 gives. */
function hexOf(hue: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const parts = [0, 8, 4].map((offset) => {
    const at = (offset + hue * 12) % 12;
    const part = lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return `0${Math.round(part * 255).toString(16)}`.slice(-2);
  });
  return `#${parts.join('')}`;
}
