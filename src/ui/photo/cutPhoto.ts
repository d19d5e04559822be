import type { Size } from '#domain/picture/orientation.ts';
import { photoChecks, type PhotoHint, type Pixels } from '#domain/picture/photoHints.ts';
import { photoSize, photoTarget } from '#domain/picture/photoRules.ts';
import { compressPicture } from './pixels/compressPicture.ts';
import { decodePicture } from './pixels/decodePicture.ts';
import { type Cut, drawPicture, forgetCanvas, get2dContext } from './pixels/drawPicture.ts';
import { pauseInPage } from './pixels/pauseInPage.ts';

export interface Photo {
  readonly blob: Blob;
  readonly size: Size;
  readonly hints: readonly PhotoHint[];
}

/** Large enough to measure sharpness, small enough to be fast. */
const hintSize: Size = { width: 360, height: 480 };

/** From the full picture, as a JPEG within the limit. @throws PictureError */
export async function cutPhoto(picture: Blob, cut: Cut): Promise<Photo> {
  const size = photoSize(cut.crop);
  const blob = await compressPicture(picture, {
    type: 'image/jpeg',
    ...photoTarget,
    cut: { ...cut, to: size },
  });
  return { blob, size, hints: await findHints(await readPixels(blob, size), size) };
}

async function readPixels(photo: Blob, size: Size): Promise<Pixels> {
  const decoded = await decodePicture(photo, { kind: 'jpeg', size, isWhole: true }, hintSize);
  const whole = { turn: 0 as const, crop: { x: 0, y: 0, ...decoded.stored } };
  try {
    const canvas = await drawPicture(decoded, whole, hintSize);
    const pixels = get2dContext(canvas).getImageData(0, 0, hintSize.width, hintSize.height);
    forgetCanvas(canvas);
    return pixels;
  } finally {
    decoded.release();
  }
}

async function findHints(pixels: Pixels, size: Size): Promise<readonly PhotoHint[]> {
  const hints: PhotoHint[] = [];
  for (const check of photoChecks) {
    await pauseInPage();
    const hint = check(pixels, size);
    if (hint !== undefined) hints.push(hint);
  }
  return hints;
}
