import type { Size } from './orientation.ts';

/** A participant's photo leaves the phone with at most this many bytes. */
export const photoMaxBytes = 2 * 1024 * 1024;

/** What is larger is not read into the memory of a phone. */
export const openableBytes = 40 * 1024 * 1024;

/** Decoded, each pixel takes four bytes: with more a phone closes the page instead of showing the picture. */
export const openablePixels = 120_000_000;

/** Width to height of a photo. Assumed: "4:3" means upright, as on a badge: three wide, four high. */
export const photoShape: Size = { width: 3, height: 4 };

/** The finest a photo is kept: sharp at the size of a hand, and far below the limit of bytes as a rule. */
const photoMaxPixels: Size = { width: 1_200, height: 1_600 };

/** The smallest that prints well: a small photo of 25 by 35 mm at 300 dots per inch. Below it there is a hint. */
const photoFewestPixels: Size = { width: 295, height: 413 };

/** Below it nobody can be told apart, and nothing is made of it. */
const pictureFewestPixels = 64;

export function hasTooFewPixels({ width, height }: Size): boolean {
  return Math.min(width, height) < pictureFewestPixels;
}

/** Whether what is cut out has fewer pixels than a printed photo needs. */
export function isSmallForPrint({ width, height }: Size): boolean {
  return Math.floor(width) < photoFewestPixels.width || Math.floor(height) < photoFewestPixels.height;
}

/** The size a photo gets that is cut out like this: its shape exactly, and never finer than what there is. */
export function photoSize(cutOut: Size): Size {
  const finest = photoMaxPixels.width / photoShape.width;
  const unit = Math.max(1, Math.floor(Math.min(finest, cutOut.width / photoShape.width)));
  return { width: unit * photoShape.width, height: unit * photoShape.height };
}
