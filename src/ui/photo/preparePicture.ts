import { outputTypeOf } from '#domain/picture/compressToTarget.ts';
import type { PictureFile } from '#domain/picture/pictureFile.ts';
import { photoMaxBytes, photoTarget } from '#domain/picture/photoRules.ts';
import { maxCanvasPixels, maxPagePixels } from '#domain/picture/scaleSteps.ts';
import { pngPixels, stripPicture } from '#domain/picture/stripPicture.ts';
import { compressDecoded } from './pixels/compressPicture.ts';
import type { Decoded } from './pixels/decodePicture.ts';
import { decodeFound, readPicture } from './openPicture.ts';

export interface PreparedPicture {
  readonly blob: Blob;
  readonly isStill: boolean;
}

/**
 * Re-encodes a picture in its own type; GIF becomes PNG, and HEIC, AVIF, WebP, BMP and TIFF become
 * JPEG where the browser draws them. If the result is larger, the original
 * pixels are kept, without metadata and trailing data. In a page, large pictures are reduced. @throws PictureError
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  const { bytes, copy, found } = await readPicture(file);
  const bare = await bareOriginal(bytes, found);
  const decoded = await decodeFound(copy, found);
  try {
    const encoded = await encode(decoded, found);
    const isOriginalSmaller = bare !== undefined && fits(decoded) && bare.size < encoded.size;
    return { blob: isOriginalSmaller ? bare : encoded, isStill: found.isAnimated === true };
  } finally {
    decoded.release();
  }
}

async function encode(decoded: Decoded, { kind }: PictureFile): Promise<Blob> {
  const mostPixels = 'document' in self ? maxPagePixels : maxCanvasPixels;
  if (kind === 'png' || kind === 'gif') {
    const png = await compressDecoded(decoded, { type: 'image/png', mostPixels });
    if (png.size <= photoMaxBytes) return png;
  }
  return compressDecoded(decoded, { type: 'image/jpeg', ...photoTarget, mostPixels });
}

const fits = ({ stored }: Decoded) => stored.width * stored.height <= maxCanvasPixels;

/** The original without anything but the picture; undefined where only re-encoding guarantees that. */
async function bareOriginal(
  bytes: Uint8Array<ArrayBuffer>,
  { kind, mark, isAnimated }: PictureFile,
): Promise<Blob | undefined> {
  const isUpright = mark === undefined || mark.orientation === 1;
  if ((kind !== 'jpeg' && kind !== 'png') || !isUpright || isAnimated === true) return undefined;
  const bare = stripPicture(bytes, photoMaxBytes);
  if (bare === undefined) return undefined;
  if (kind === 'png' && !(await endsWithItsPixels(bare))) return undefined;
  return new Blob([bare], { type: outputTypeOf(`image/${kind}`) });
}

/** Whether the compressed data of a PNG ends with its pixels; false if unknown. */
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
