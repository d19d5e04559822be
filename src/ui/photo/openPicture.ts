import { type Size, uprightSize } from '#domain/picture/orientation.ts';
import { PictureError } from '#domain/picture/pictureError.ts';
import { type PictureFile, readPictureFile } from '#domain/picture/pictureFile.ts';
import { isPictureFormat } from '#domain/picture/pictureKind.ts';
import { hasTooFewPixels, openableBytes, openablePixels } from '#domain/picture/photoRules.ts';
import { sizeWithin } from '#domain/picture/scaleSteps.ts';
import { type Decoded, decodePicture, readBytes } from './pixels/decodePicture.ts';
import { pauseInPage } from './pixels/pauseInPage.ts';
import { type Canvas, drawPicture, forgetCanvas, putWhiteBehind } from './pixels/drawPicture.ts';

export interface OpenPicture {
  /** Read once: a phone's file may change or become unreadable. */
  readonly bytes: Blob;
  readonly size: Size;
  readonly small: Canvas | ImageBitmap;
}

const smallFrame: Size = { width: 1_280, height: 1_280 };

/** @throws PictureError */
export async function openPicture(file: Blob): Promise<OpenPicture & { readonly small: Canvas }> {
  const { copy, found } = await readPicture(file);
  const decoded = await decodeFound(copy, found, smallFrame);
  try {
    const stored = found.size ?? decoded.stored;
    const size = uprightSize(stored, decoded.orientation);
    if (hasTooFewPixels(size)) throw new PictureError('tooFewPixels');
    return { bytes: copy, size, small: await drawSmall(decoded) };
  } finally {
    decoded.release();
  }
}

export interface ReadPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The same bytes. */
  readonly copy: Blob;
  readonly found: PictureFile;
}

/** Checks before decoding. @throws PictureError */
export async function readPicture(file: Blob): Promise<ReadPicture> {
  if (file.size === 0) throw new PictureError('empty');
  if (file.size > openableBytes) throw new PictureError('tooLargeToOpen');
  const bytes = await readBytes(file);
  const found = readPictureFile(bytes);
  refuse(found);
  await pauseInPage();
  return { bytes, copy: new Blob([bytes]), found };
}

/** @throws PictureError the format that this browser does not draw, or `imageNotLoaded` */
export function decodeFound(copy: Blob, found: PictureFile, within?: Size): Promise<Decoded> {
  return decodePicture(copy, found, within).catch((cause: unknown) => {
    throw isPictureFormat(found.kind) ? new PictureError(found.kind) : cause;
  });
}

export function forgetPicture({ small }: Pick<OpenPicture, 'small'>): void {
  if ('close' in small) small.close();
  else forgetCanvas(small);
}

/** Checks that need no decoding, which may take much memory. */
function refuse({ kind, size, isWhole }: PictureFile): void {
  if (kind === 'noPicture') throw new PictureError('notAPicture');
  if (kind === 'video' || kind === 'svg') throw new PictureError(kind);
  if (!isWhole) throw new PictureError('incomplete');
  if (size !== undefined && size.width * size.height > openablePixels)
    throw new PictureError('tooManyPixels');
}

async function drawSmall(decoded: Decoded): Promise<Canvas> {
  const upright = uprightSize(decoded.stored, decoded.orientation);
  const whole = { turn: 0 as const, crop: { x: 0, y: 0, ...upright } };
  const small = await drawPicture(decoded, whole, sizeWithin(upright, smallFrame));
  if (!decoded.isOpaque) putWhiteBehind(small);
  return small;
}
