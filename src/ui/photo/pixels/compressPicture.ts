import {
  type CompressionTarget,
  compressToTarget,
  notLargerThan,
  outputTypeOf,
  qualityOf,
} from '#domain/picture/compressToTarget.ts';
import { readDataUrl } from '#domain/picture/readDataUrl.ts';
import { type Size, uprightSize } from '#domain/picture/orientation.ts';
import { PictureError } from '#domain/picture/pictureError.ts';
import { readPictureFile } from '#domain/picture/pictureFile.ts';
import { fittingSize } from '#domain/picture/scaleSteps.ts';
import { type Decoded, decodePicture, readBytes } from './decodePicture.ts';
import { type Canvas, type Cut, drawPicture, forgetCanvas, putWhiteBehind } from './drawPicture.ts';
import { guessQuality } from './guessQuality.ts';
import { pauseInPage } from './pauseInPage.ts';

export interface CompressionOptions extends Partial<CompressionTarget> {
  /** `image/png`, `image/jpeg` or `image/gif`; anything else becomes JPEG. */
  readonly type?: string | undefined;
  readonly cut?: Cut & { readonly to: Size };
  /** Of the result, where it is not cut. */
  readonly mostPixels?: number | undefined;
}

const shrinkBy = 0.7;
const maxShrinks = 6;

/**
 * Compresses to the given quality, or to at most `targetBytes`. The result is upright and without metadata, unless
 * the original was smaller: then that is returned. Draws on the thread that calls it; see `openInWorker.ts`. @param source a Blob or a data URL @throws PictureError
 */
export async function compressPicture(source: unknown, options: CompressionOptions = {}): Promise<Blob> {
  const original = blobOf(source);
  const bytes = await readBytes(original);
  const found = readPictureFile(bytes);
  await pauseInPage();
  const decoded = await decodePicture(new Blob([bytes]), found);
  try {
    const compressed = await compressDecoded(decoded, options);
    return options.cut === undefined ? notLargerThan(original, compressed) : compressed;
  } finally {
    decoded.release();
  }
}

function blobOf(source: unknown): Blob {
  if (typeof source === 'string') {
    const { type, bytes } = readDataUrl(source);
    return new Blob([bytes], { type });
  }
  if (!(source instanceof Blob)) throw new PictureError('notABlob');
  return source;
}

export async function compressDecoded(decoded: Decoded, options: CompressionOptions): Promise<Blob> {
  const type = outputTypeOf(options.type);
  const { targetBytes, quality, accuracy } = options;
  const cut = options.cut ?? wholeOf(decoded, options.mostPixels);
  let { to } = cut;
  for (let shrinks = 0; ; shrinks += 1) {
    const canvas = await drawPicture(decoded, cut, to);
    try {
      if (type === 'image/jpeg' && !decoded.isOpaque) putWhiteBehind(canvas);
      const encode = (tried: number) => encodeCanvas(canvas, type, tried);
      if (targetBytes === undefined) return await encode(qualityOf(quality));
      const target = { targetBytes, accuracy, quality };
      const guess = type === 'image/jpeg' ? await guessQuality(canvas, target, encodeCanvas) : undefined;
      const { blob, isReached } = await compressToTarget(encode, { ...target, guess });
      if (isReached) return blob;
      // Quality was not enough, as for PNG, which has none.
      if (shrinks === maxShrinks) throw new PictureError('canvasFailed');
    } finally {
      forgetCanvas(canvas);
    }
    to = fittingSize(to, to.width * shrinkBy * to.height * shrinkBy);
  }
}

function wholeOf({ stored, orientation }: Decoded, mostPixels: number | undefined) {
  const upright = uprightSize(stored, orientation);
  return { turn: 0 as const, crop: { x: 0, y: 0, ...upright }, to: fittingSize(upright, mostPixels) };
}

/** @throws PictureError `canvasFailed` if the result is empty or of another type */
async function encodeCanvas(canvas: Canvas, type: string, quality: number): Promise<Blob> {
  const blob =
    'convertToBlob' in canvas
      ? await canvas.convertToBlob({ type, quality }).catch(() => null)
      : await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  // No browser encodes GIF: it returns PNG, with that type.
  const isRight = blob !== null && blob.size > 0 && (type === 'image/gif' || blob.type === type);
  if (!isRight) throw new PictureError('canvasFailed');
  return blob;
}
