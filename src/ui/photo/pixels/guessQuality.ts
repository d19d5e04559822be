import { type CompressionTarget, compressToTarget } from '#domain/picture/compressToTarget.ts';
import { type Canvas, forgetCanvas, get2dContext, newCanvas } from './drawPicture.ts';

/** Of smaller pictures a few attempts more cost little. */
const sampledFromPixels = 3_000_000;
const tilesAcross = 8;
const share = 4;
/** A JPEG is coded in blocks of 16 pixels. */
const block = 16;

/**
 * The quality that brings a large picture near the target, tried on a sixteenth of it: tiles from all over the picture.
 * Undefined where the picture is small.
 */
export async function guessQuality(
  canvas: Canvas,
  { targetBytes, ...target }: CompressionTarget,
  encode: (canvas: Canvas, type: 'image/jpeg', quality: number) => Promise<Blob>,
): Promise<number | undefined> {
  const { width, height } = canvas;
  if (width * height < sampledFromPixels) return undefined;
  const tile = (length: number) => Math.ceil(length / tilesAcross / share / block) * block;
  const [tileWidth, tileHeight] = [tile(width), tile(height)];
  const sample = newCanvas({ width: tileWidth * tilesAcross, height: tileHeight * tilesAcross });
  const brush = get2dContext(sample);
  for (let index = 0; index < tilesAcross * tilesAcross; index += 1) {
    const [column, row] = [index % tilesAcross, Math.floor(index / tilesAcross)];
    const from = (length: number, at: number) => Math.floor((length * (at + 0.5)) / tilesAcross);
    const [x, y] = [from(width, column) - tileWidth / 2, from(height, row) - tileHeight / 2];
    const [toX, toY] = [column * tileWidth, row * tileHeight];
    brush.drawImage(canvas, x, y, tileWidth, tileHeight, toX, toY, tileWidth, tileHeight);
  }
  try {
    const sampled = (sample.width * sample.height) / (width * height);
    const found = await compressToTarget((quality) => encode(sample, 'image/jpeg', quality), {
      ...target,
      targetBytes: targetBytes * sampled,
    });
    return found.quality;
  } finally {
    forgetCanvas(sample);
  }
}
