import type { Rect } from '#domain/picture/cropOf.ts';
import {
  type Matrix,
  type Orientation,
  orientationOfTurn,
  type Size,
  type Turn,
  uprightMatrix,
  uprightSize,
} from '#domain/picture/orientation.ts';
import { looksBlank } from '#domain/picture/photoHints.ts';
import { PictureError } from '#domain/picture/pictureError.ts';
import { scaleSteps } from '#domain/picture/scaleSteps.ts';
import { pauseInPage } from './pauseInPage.ts';

/** As stored, with the orientation that turns it upright. */
export interface Drawable {
  readonly source: CanvasImageSource;
  readonly stored: Size;
  readonly orientation: Orientation;
}

/** Quarter turns, then a part of the result, in its pixels. */
export interface Cut {
  readonly turn: Turn;
  readonly crop: Rect;
}

/** A worker has no document to create a canvas from. */
export type Canvas = HTMLCanvasElement | OffscreenCanvas;
type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export function newCanvas({ width, height }: Size): Canvas {
  if (!('document' in self)) return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** @throws PictureError `canvasFailed`; some browsers return no context when out of memory */
export function get2dContext(canvas: Canvas): Brush {
  // In main memory: the pixels are read back, and copying 12 megapixels from a GPU takes longer than drawing them.
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (brush === null) throw new PictureError('canvasFailed');
  return brush;
}

export function drawCut(brush: Brush, { source, stored, orientation }: Drawable, { turn, crop }: Cut): void {
  const { width, height } = brush.canvas;
  // When it is less than halved, low quality looks the same; high quality copies the whole picture at every size.
  brush.imageSmoothingQuality = crop.width > width * 2 ? 'high' : 'low';
  const [scaleX, scaleY] = [width / crop.width, height / crop.height];
  const upright = uprightSize(stored, orientation);
  const steps: readonly Matrix[] = [
    [scaleX, 0, 0, scaleY, -crop.x * scaleX, -crop.y * scaleY],
    uprightMatrix(upright, orientationOfTurn(turn)),
    uprightMatrix(stored, orientation),
  ];
  brush.save();
  for (const step of steps) brush.transform(...step);
  brush.drawImage(source, 0, 0, stored.width, stored.height);
  brush.restore();
}

/** Scaled down in steps, and in bands of at most 1.5 million pixels. @throws PictureError `canvasFailed` */
export async function drawPicture(picture: Drawable, cut: Cut, to: Size): Promise<Canvas> {
  let from: Size = cut.crop;
  let drawn: Canvas | undefined;
  for (const step of scaleSteps(from, to)) {
    const canvas = newCanvas(step);
    const brush = get2dContext(canvas);
    const before = drawn;
    await drawInBands(brush, from, step, () => {
      if (before === undefined) drawCut(brush, picture, cut);
      else brush.drawImage(before, 0, 0, step.width, step.height);
    });
    if (before !== undefined) forgetCanvas(before);
    [drawn, from] = [canvas, step];
  }
  if (drawn === undefined || isBlank(drawn)) throw new PictureError('canvasFailed');
  return drawn;
}

const bandPixels = 1_500_000;

/** In a page: 12 megapixels in one go would block a slow phone for 200 ms. */
async function drawInBands(brush: Brush, from: Size, to: Size, draw: () => void): Promise<void> {
  const { width, height } = to;
  const isSmooth = from.width > width * 2;
  // High quality copies the whole picture for each band.
  if (!('document' in self) || isSmooth) return draw();
  const bands = Math.ceil(Math.max(from.width * from.height, width * height) / bandPixels);
  const bandHeight = Math.ceil(height / bands);
  for (let top = 0; top < height; top += bandHeight) {
    await pauseInPage();
    brush.save();
    brush.beginPath();
    brush.rect(0, top, width, bandHeight);
    brush.clip();
    draw();
    brush.restore();
    // A canvas collects what it is to draw, and draws it when a pixel is read.
    brush.getImageData(0, top, 1, 1);
  }
}

/** JPEG has no transparency and would turn it black. */
export function putWhiteBehind(canvas: Canvas): void {
  const brush = get2dContext(canvas);
  brush.save();
  brush.globalCompositeOperation = 'destination-over';
  brush.fillStyle = '#ffffff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.restore();
}

/** Safari keeps a canvas in memory long after its last reference, unless it is made small. */
export function forgetCanvas(canvas: Canvas): void {
  canvas.width = 0;
  canvas.height = 0;
}

/** By every sixteenth of its rows: scaling it down for this would copy it. */
function isBlank(canvas: Canvas): boolean {
  const brush = get2dContext(canvas);
  const { width, height } = canvas;
  for (let row = 0; row < 16; row += 1) {
    const top = Math.floor(((row + 0.5) * height) / 16);
    if (!looksBlank(brush.getImageData(0, top, width, 1))) return false;
  }
  return true;
}
