import type { Size } from './orientation.ts';

/** Safari silently draws nothing on a larger canvas. */
export const maxCanvasPixels = 16_777_216;
/** Of a canvas in the page: making room for more than this would block a slow phone for longer than 50 ms. */
export const maxPagePixels = 4_000_000;

export function fittingSize({ width, height }: Size, mostPixels = maxCanvasPixels): Size {
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  return scaled({ width, height }, scale);
}

export function sizeWithin({ width, height }: Size, frame: Size): Size {
  return scaled({ width, height }, Math.min(1, frame.width / width, frame.height / height));
}

// Rounded down, to respect the limit; at least one pixel.
function scaled({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

/**
 * The sizes of a stepwise reduction, each at least half the one before: a browser samples only four pixels per pixel.
 * The last is `to`; the first is drawn from the picture. None exceeds the canvas limit.
 */
export function scaleSteps(from: Size, to: Size, mostPixels = maxCanvasPixels): readonly Size[] {
  const steps: Size[] = [to];
  let next: Size = { width: to.width * 2, height: to.height * 2 };
  while (next.width <= from.width && next.height <= from.height && next.width * next.height <= mostPixels) {
    steps.unshift(next);
    next = { width: next.width * 2, height: next.height * 2 };
  }
  return steps;
}
