import {
  type CompressionTarget,
  compressToTarget,
  notLargerThan,
  outputTypeOf,
  qualityOf,
} from '../../domain/picture/compressToTarget.ts';
import { readDataUrl } from '../../domain/picture/readDataUrl.ts';
import { type Size, uprightSize } from '../../domain/picture/orientation.ts';
import { PictureError } from '../../domain/picture/pictureError.ts';
import { readPictureFile } from '../../domain/picture/pictureFile.ts';
import { fittingSize } from '../../domain/picture/scaleSteps.ts';
import { type Decoded, decodePicture, readBytes } from './decodePicture.ts';
import { type Canvas, type Cut, drawPicture, forgetCanvas, putWhiteBehind } from './drawPicture.ts';

export interface CompressionOptions extends Partial<CompressionTarget> {
  /** `image/png`, `image/jpeg` or `image/gif`; any other becomes jpeg. */
  readonly type?: string | undefined;
  /** Only this part, in this size. The result is then another picture, and never the original. */
  readonly cut?: Cut & { readonly to: Size };
}

/** How much smaller a side gets where no quality was enough, and how often that is tried. */
const shrinkBy = 0.7;
const maxShrinks = 6;

/**
 * Compresses a picture: without a target at the given quality, otherwise to at most `targetBytes`. It comes out upright
 * and without anything the camera wrote into it, unless the original was smaller: then that is given back.
 * Reading, decoding and encoding are done by the browser beside the thread that asks; the drawing is not, see `pictureTasks.ts`.
 * @param source a Blob, or a data URL
 * @throws PictureError `notABlob`, `dataUrlInvalid`, `imageNotLoaded`; `canvasFailed` where memory runs out
 */
export async function compressPicture(source: unknown, options: CompressionOptions = {}): Promise<Blob> {
  const original = blobOf(source);
  const bytes = await readBytes(original);
  const decoded = await decodePicture(bytes, readPictureFile(bytes));
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

/** The same for a picture that is decoded already. */
export async function compressDecoded(decoded: Decoded, options: CompressionOptions): Promise<Blob> {
  const type = outputTypeOf(options.type);
  const { targetBytes, quality, accuracy } = options;
  const cut = options.cut ?? wholeOf(decoded);
  let { to } = cut;
  for (let shrinks = 0; ; shrinks += 1) {
    const canvas = drawPicture(decoded, cut, to);
    try {
      if (type === 'image/jpeg') putWhiteBehind(canvas);
      const encode = (tried: number) => encodeCanvas(canvas, type, tried);
      if (targetBytes === undefined) return await encode(qualityOf(quality));
      const { blob, isReached } = await compressToTarget(encode, { targetBytes, accuracy, quality });
      if (isReached) return blob;
      // Quality alone was not enough, as for a PNG, which knows none.
      if (shrinks === maxShrinks) throw new PictureError('canvasFailed');
    } finally {
      forgetCanvas(canvas);
    }
    to = fittingSize(to, to.width * shrinkBy * to.height * shrinkBy);
  }
}

function wholeOf({ stored, orientation }: Decoded) {
  const upright = uprightSize(stored, orientation);
  return { turn: 0 as const, crop: { x: 0, y: 0, ...upright }, to: fittingSize(upright) };
}

/** @throws PictureError `canvasFailed` where nothing comes out, or a JPEG that is none */
async function encodeCanvas(canvas: Canvas, type: string, quality: number): Promise<Blob> {
  const blob =
    'convertToBlob' in canvas
      ? await canvas.convertToBlob({ type, quality }).catch(() => null)
      : await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  // No browser writes gif: it gives png instead, and says so in the type.
  const isRight = blob !== null && blob.size > 0 && (type === 'image/gif' || blob.type === type);
  if (!isRight) throw new PictureError('canvasFailed');
  return blob;
}
