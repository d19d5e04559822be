import { cropOf, type Rect, type View } from '#domain/picture/cropOf.ts';
import { orientationOfTurn, type Size, type Turn, uprightSize } from '#domain/picture/orientation.ts';
import { photoShape } from '#domain/picture/photoRules.ts';
import type { Photo } from './cutPhoto.ts';
import { get2dContext, type Canvas, drawCut } from './pixels/drawPicture.ts';
import type { OpenPicture } from './openPicture.ts';
import { cutInWorker } from './openInWorker.ts';

export interface Adjusted {
  readonly turn: Turn;
  readonly view: View;
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

/** From the full picture. @throws PictureError */
export function makePhoto(picture: OpenPicture, { turn, view }: Adjusted): Promise<Photo> {
  const crop = cropOf(turnedSize(picture, turn), photoShape, view);
  return cutInWorker(picture.bytes, { turn, crop });
}
