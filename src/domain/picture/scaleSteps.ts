import type { Size } from './orientation.ts';

/** Phones of Apple draw nothing on a canvas of more pixels, and do not say so. */
export const maxCanvasPixels = 16_777_216;

/** The size in the same shape that fits a canvas; never larger than it was. */
export function fittingSize({ width, height }: Size, mostPixels = maxCanvasPixels): Size {
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  return scaled({ width, height }, scale);
}

/** The size in the same shape that fits into a frame; never larger than it was. */
export function sizeWithin({ width, height }: Size, frame: Size): Size {
  return scaled({ width, height }, Math.min(1, frame.width / width, frame.height / height));
}

// Rounded down, so that a limit of pixels holds; a very long strip keeps at least one.
function scaled({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

/**
 * The sizes to draw one after the other so that each is at most halved: a browser that looks at four pixels for one
 * would otherwise leave out most of a large picture. The last one is `to`; the first is drawn from the picture itself,
 * and none has more pixels than a canvas may have.
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
