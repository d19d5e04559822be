import { cropOf, type Rect, type View } from '../../domain/picture/cropOf.ts';
import { orientationOfTurn, type Size, type Turn, uprightSize } from '../../domain/picture/orientation.ts';
import { type PhotoHint, photoHints } from '../../domain/picture/photoHints.ts';
import { photoMaxBytes, photoShape, photoSize } from '../../domain/picture/photoRules.ts';
import { get2dContext, type Canvas, drawCut, forgetCanvas, newCanvas } from './drawPicture.ts';
import type { OpenPicture } from './openPicture.ts';
import { compressInWorker } from './openInWorker.ts';

export interface Adjusted {
  readonly turn: Turn;
  readonly view: View;
}

export interface Photo {
  readonly blob: Blob;
  readonly size: Size;
  readonly hints: readonly PhotoHint[];
}

export function turnedSize({ size }: Pick<OpenPicture, 'size'>, turn: Turn): Size {
  return uprightSize(size, orientationOfTurn(turn));
}

export function showPhoto(canvas: Canvas, { size, small }: OpenPicture, adjusted: Adjusted): void {
  const { turn, view } = adjusted;
  const crop = cropOf(turnedSize({ size }, turn), photoShape, view);
  const scale = Math.max(small.width, small.height) / Math.max(size.width, size.height);
  const inSmall: Rect = {
    x: crop.x * scale,
    y: crop.y * scale,
    width: crop.width * scale,
    height: crop.height * scale,
  };
  const stored = { width: small.width, height: small.height };
  drawCut(get2dContext(canvas), { source: small, stored, orientation: 1 }, { turn, crop: inSmall });
}

/** Large enough to measure sharpness, small enough to be fast. */
const hintSize: Size = { width: 360, height: 480 };

/** From the full picture. @throws PictureError */
export async function makePhoto(picture: OpenPicture, adjusted: Adjusted): Promise<Photo> {
  const { turn, view } = adjusted;
  const crop = cropOf(turnedSize(picture, turn), photoShape, view);
  const size = photoSize(crop);
  const blob = await compressInWorker(picture.bytes, {
    type: 'image/jpeg',
    targetBytes: photoMaxBytes,
    cut: { turn, crop, to: size },
  });
  const canvas = newCanvas(hintSize);
  showPhoto(canvas, picture, adjusted);
  const pixels = get2dContext(canvas).getImageData(0, 0, hintSize.width, hintSize.height);
  forgetCanvas(canvas);
  return { blob, size, hints: photoHints(pixels, size) };
}
