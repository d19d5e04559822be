import { outputTypeOf } from '../../domain/picture/compressToTarget.ts';
import type { PictureFile } from '../../domain/picture/pictureFile.ts';
import { photoMaxBytes } from '../../domain/picture/photoRules.ts';
import { maxCanvasPixels } from '../../domain/picture/scaleSteps.ts';
import { pngPixels, stripPicture } from '../../domain/picture/stripPicture.ts';
import { compressDecoded } from './compressPicture.ts';
import type { Decoded } from './decodePicture.ts';
import { decodeFound, readPicture } from './openPicture.ts';

export interface PreparedPicture {
  readonly blob: Blob;
  readonly isStill: boolean;
}

/**
 * Re-encodes a picture in its own type; GIF becomes PNG and HEIC becomes JPEG. If the result is larger, the original
 * pixels are kept, without metadata and trailing data. @throws PictureError
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

const fits = ({ stored }: Decoded) => stored.width * stored.height <= maxCanvasPixels;

/** The original without anything but the picture; undefined where only re-encoding guarantees that. */
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
