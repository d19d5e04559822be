import { isSmallForPrint } from './photoRules.ts';
import type { Size } from './orientation.ts';

/** RGBA, row by row, as from a canvas. */
export interface Pixels extends Size {
  readonly data: Uint8ClampedArray;
}

export type PhotoHint = 'tooDark' | 'tooBright' | 'background' | 'blurred' | 'small';

const darkBelow = 60;
const brightAbove = 225;
const blurredBelow = 12;
const plainShare = 0.85;

/** Each looks at one trait, so that a page may pause between them. */
export const photoChecks: readonly ((pixels: Pixels, cutOut: Size) => PhotoHint | undefined)[] = [
  (pixels) => {
    const light = brightness(pixels);
    if (light < darkBelow) return 'tooDark';
    return light > brightAbove ? 'tooBright' : undefined;
  },
  (pixels) => (hasPlainBackground(pixels) ? undefined : 'background'),
  (pixels) => (sharpness(pixels) < blurredBelow ? 'blurred' : undefined),
  (_pixels, cutOut) => (isSmallForPrint(cutOut) ? 'small' : undefined),
];

type Colour = readonly [red: number, green: number, blue: number];

function colourAt({ data, width }: Pixels, x: number, y: number): Colour {
  const at = (y * width + x) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

const lightOf = ([red, green, blue]: Colour) => 0.299 * red + 0.587 * green + 0.114 * blue;

function middleOf({ width, height }: Size) {
  const part = (length: number, share: number) => Math.floor(length * share);
  return {
    left: part(width, 0.25),
    right: part(width, 0.75),
    top: part(height, 0.2),
    bottom: part(height, 0.7),
  };
}

/** Mean of the middle, 0 to 255, so that a white wall does not hide a dark face. */
export function brightness(pixels: Pixels): number {
  const { left, right, top, bottom } = middleOf(pixels);
  let [sum, count] = [0, 0];
  for (let y = top; y < bottom; y += 2)
    for (let x = left; x < right; x += 2) {
      sum += lightOf(colourAt(pixels, x, y));
      count += 1;
    }
  return count === 0 ? 0 : sum / count;
}

export function sharpness(pixels: Pixels): number {
  const { left, right, top, bottom } = middleOf(pixels);
  const { width, height, data } = pixels;
  // Computed once per pixel: five times, once for each neighbour, is noticeable on a phone.
  const light = new Float32Array(width * height);
  const last = Math.min(light.length, (bottom + 1) * width);
  for (let place = Math.max(0, (top - 1) * width); place < last; place += 1) {
    const at = place * 4;
    light[place] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
  let [sum, squares, count] = [0, 0, 0];
  for (let y = Math.max(1, top); y < Math.min(bottom, height - 1); y += 1)
    for (let x = Math.max(1, left); x < Math.min(right, width - 1); x += 1) {
      const at = y * width + x;
      const beside = (light[at - 1] ?? 0) + (light[at + 1] ?? 0);
      const edge = beside + (light[at - width] ?? 0) + (light[at + width] ?? 0) - 4 * (light[at] ?? 0);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

const isWhite = ([red, green, blue]: Colour) =>
  Math.min(red, green, blue) >= 195 && Math.max(red, green, blue) - Math.min(red, green, blue) <= 30;
const isBlue = ([red, green, blue]: Colour) => blue >= 110 && blue - red >= 40 && blue - green >= 15;

/** Whether the top edge, and the sides above the shoulders, are all white or all blue. */
export function hasPlainBackground(pixels: Pixels): boolean {
  const { width, height } = pixels;
  const edge: Colour[] = [];
  for (let x = 0; x < width; x += 1) edge.push(colourAt(pixels, x, Math.floor(height * 0.02)));
  for (let y = 0; y < height * 0.5; y += 1)
    edge.push(
      colourAt(pixels, Math.floor(width * 0.02), y),
      colourAt(pixels, Math.floor(width * 0.98) - 1, y),
    );
  const share = (isPlain: (colour: Colour) => boolean) => edge.filter(isPlain).length / edge.length;
  return share(isWhite) >= plainShare || share(isBlue) >= plainShare;
}

/** A phone short of memory silently leaves the canvas empty. */
export function looksBlank({ data }: Pick<Pixels, 'data'>): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) return false;
  return true;
}
