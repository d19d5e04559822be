import { outputTypeOf } from '../../domain/picture/compressToTarget.ts';
import type { PictureFile } from '../../domain/picture/pictureFile.ts';
import { photoMaxBytes } from '../../domain/picture/photoRules.ts';
import { maxCanvasPixels } from '../../domain/picture/scaleSteps.ts';
import { pngPixels, stripPicture } from '../../domain/picture/stripPicture.ts';
import { compressDecoded } from './compressPicture.ts';
import type { Decoded } from './decodePicture.ts';
import { decodeFound, readPicture } from './openPicture.ts';

/** A chosen picture as it is handed in. */
export interface PreparedPicture {
  /** A JPEG or PNG of at most 2 MB, upright, with nothing in it but the picture; its type is what it is. */
  readonly blob: Blob;
  /** Only the first picture of an animation is left. */
  readonly isStill: boolean;
}

/**
 * Decodes a picture and encodes it again, in the kind it has; a GIF becomes a PNG and HEIC a JPEG. Where that makes it
 * larger, the original's own pixels are kept, without metadata and without what follows its end.
 * @throws PictureError with the reason why it cannot be handed in
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  const { bytes, found } = await readPicture(file);
  const bare = await bareOriginal(bytes, found);
  const decoded = await decodeFound(bytes, found);
  try {
    const encoded = await encode(decoded, found);
    const isOriginalSmaller = bare !== undefined && fits(decoded) && bare.size < encoded.size;
    return { blob: isOriginalSmaller ? bare : encoded, isStill: found.isAnimated === true };
  } finally {
    decoded.release();
  }
}

async function encode(decoded: Decoded, { kind }: PictureFile): Promise<Blob> {
  if (kind === 'png' || kind === 'gif') {
    const png = await compressDecoded(decoded, { type: 'image/png' });
    if (png.size <= photoMaxBytes) return png;
  }
  return compressDecoded(decoded, { type: 'image/jpeg', targetBytes: photoMaxBytes });
}

/** A canvas has kept all of its pixels. */
const fits = ({ stored }: Decoded) => stored.width * stored.height <= maxCanvasPixels;

/** The original without anything beside its picture; undefined where only encoding it again is sure to leave that out. */
async function bareOriginal(
  bytes: Uint8Array<ArrayBuffer>,
  { kind, mark, isAnimated }: PictureFile,
): Promise<Blob | undefined> {
  const isUpright = mark === undefined || mark.orientation === 1;
  if ((kind !== 'jpeg' && kind !== 'png') || !isUpright || isAnimated === true) return undefined;
  const bare = stripPicture(bytes);
  if (bare === undefined || bare.length > photoMaxBytes) return undefined;
  if (kind === 'png' && !(await endsWithItsPixels(bare))) return undefined;
  return new Blob([bare], { type: outputTypeOf(`image/${kind}`) });
}

/** Whether nothing follows the pixels inside the compressed data of a PNG; false where the browser cannot tell. */
async function endsWithItsPixels(png: Uint8Array<ArrayBuffer>): Promise<boolean> {
  if (!('DecompressionStream' in self)) return false;
  const pixels = new Blob([pngPixels(png)]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = pixels.getReader();
  try {
    while (!(await reader.read()).done);
    return true;
  } catch {
    return false;
  }
}
