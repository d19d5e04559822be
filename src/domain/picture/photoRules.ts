import type { Size } from './orientation.ts';

export const photoMaxBytes = 2 * 1024 * 1024;

/** To come nearer to the limit would take one more encoding, which cannot be seen. */
export const photoTarget = { targetBytes: photoMaxBytes, accuracy: 0.9 };

export const openableBytes = 40 * 1024 * 1024;

/** Four bytes per pixel: with more, phones kill the page. */
export const openablePixels = 120_000_000;

/** Width to height. Assumed: "4:3" means upright, as on a badge. */
export const photoShape: Size = { width: 3, height: 4 };

/** The largest stored size; usually far below the limit of bytes. */
const photoMaxPixels: Size = { width: 1_200, height: 1_600 };

/** 25 x 35 mm at 300 dpi; smaller shows a hint. */
const photoFewestPixels: Size = { width: 295, height: 413 };

/** Minimum resolution; smaller is rejected. */
const pictureFewestPixels = 64;

export function hasTooFewPixels({ width, height }: Size): boolean {
  return Math.min(width, height) < pictureFewestPixels;
}

export function isSmallForPrint({ width, height }: Size): boolean {
  return Math.floor(width) < photoFewestPixels.width || Math.floor(height) < photoFewestPixels.height;
}

export function photoSize(cutOut: Size): Size {
  const finest = photoMaxPixels.width / photoShape.width;
  const unit = Math.max(1, Math.floor(Math.min(finest, cutOut.width / photoShape.width)));
  return { width: unit * photoShape.width, height: unit * photoShape.height };
}
