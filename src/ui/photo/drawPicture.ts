import type { Rect } from '../../domain/picture/cropOf.ts';
import {
  type Matrix,
  type Orientation,
  orientationOfTurn,
  type Size,
  type Turn,
  uprightMatrix,
  uprightSize,
} from '../../domain/picture/orientation.ts';
import { looksBlank } from '../../domain/picture/photoHints.ts';
import { PictureError } from '../../domain/picture/pictureError.ts';
import { scaleSteps } from '../../domain/picture/scaleSteps.ts';

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

/** Scaled down in steps. @throws PictureError `canvasFailed` */
export function drawPicture(picture: Drawable, cut: Cut, to: Size): Canvas {
  const steps = scaleSteps(cut.crop, to);
  let drawn: Canvas | undefined;
  for (const step of steps) {
    const canvas = newCanvas(step);
    const brush = get2dContext(canvas);
    if (drawn === undefined) drawCut(brush, picture, cut);
    else {
      brush.drawImage(drawn, 0, 0, step.width, step.height);
      forgetCanvas(drawn);
    }
    drawn = canvas;
  }
  if (drawn === undefined || isBlank(drawn)) throw new PictureError('canvasFailed');
  return drawn;
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

function isBlank(canvas: Canvas): boolean {
  const sample = newCanvas({ width: 16, height: 16 });
  const brush = get2dContext(sample);
  brush.drawImage(canvas, 0, 0, 16, 16);
  return looksBlank(brush.getImageData(0, 0, 16, 16));
}
