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

/** Something to draw: how large it is as it is stored, and how it is turned upright. */
export interface Drawable {
  readonly source: CanvasImageSource;
  readonly stored: Size;
  readonly orientation: Orientation;
}

/** What is shown of it: the quarter turns of its owner, then a part of what stands there, in its pixels. */
export interface Cut {
  readonly turn: Turn;
  readonly crop: Rect;
}

/** A worker has no page to take a canvas from. */
export type Canvas = HTMLCanvasElement | OffscreenCanvas;
type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export function newCanvas({ width, height }: Size): Canvas {
  if (!('document' in self)) return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** @throws PictureError `canvasFailed` where the browser gives none, which is how some run out of memory */
export function get2dContext(canvas: Canvas): Brush {
  // In the main memory: what is drawn here once is read again at once, and carrying 12 megapixels to a graphics chip and
  // back takes longer than drawing them.
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (brush === null) throw new PictureError('canvasFailed');
  return brush;
}

/** Draws the part that is cut out so that it fills the canvas. */
export function drawCut(brush: Brush, { source, stored, orientation }: Drawable, { turn, crop }: Cut): void {
  const { width, height } = brush.canvas;
  // Where less than halved, the quick way looks as good: the fine one makes a copy of the whole picture at every size.
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

/** A new canvas of this size with the part that is cut out, drawn in steps. @throws PictureError `canvasFailed` */
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

/** Puts white behind what is clear: a JPEG cannot be, and would turn it black. */
export function putWhiteBehind(canvas: Canvas): void {
  const brush = get2dContext(canvas);
  brush.save();
  brush.globalCompositeOperation = 'destination-over';
  brush.fillStyle = '#ffffff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.restore();
}

/** Phones of Apple keep a canvas in memory until long after it is forgotten, unless it is made small. */
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
