import type { Size } from './orientation.ts';

/** The visible part of a picture: zoom factor, and centre as a share of width and height. */
export interface View {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

export const wholeView: View = { zoom: 1, x: 0.5, y: 0.5 };

const fewestPixelsAcross = 60;
const maxZoom = 8;

function widestFrame(picture: Size, shape: Size): Size {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height);
  return { width: shape.width * scale, height: shape.height * scale };
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** In pixels; always within the picture and in the given shape. */
export function cropOf(picture: Size, shape: Size, view: View): Rect {
  const { zoom, x, y } = keptInside(picture, shape, view);
  const widest = widestFrame(picture, shape);
  const [width, height] = [widest.width / zoom, widest.height / zoom];
  return {
    x: between(x * picture.width - width / 2, 0, picture.width - width),
    y: between(y * picture.height - height / 2, 0, picture.height - height),
    width,
    height,
  };
}

function keptInside(picture: Size, shape: Size, view: View): View {
  const widest = widestFrame(picture, shape);
  const zoom = between(view.zoom, 1, between(widest.width / fewestPixelsAcross, 1, maxZoom));
  const [halfX, halfY] = [widest.width / zoom / picture.width / 2, widest.height / zoom / picture.height / 2];
  return { zoom, x: between(view.x, halfX, 1 - halfX), y: between(view.y, halfY, 1 - halfY) };
}

/** `byX` and `byY` are shares of the frame: 1 moves the picture by a whole frame to the right or down. */
export function pulled(picture: Size, shape: Size, view: View, byX: number, byY: number): View {
  const { width, height } = cropOf(picture, shape, view);
  const x = view.x - (byX * width) / picture.width;
  const y = view.y - (byY * height) / picture.height;
  return keptInside(picture, shape, { ...view, x, y });
}

export function zoomed(picture: Size, shape: Size, view: View, factor: number): View {
  return keptInside(picture, shape, { ...view, zoom: view.zoom * factor });
}

/** Shows the same part, as far as possible, after a quarter turn. */
export function viewAfterTurn(view: View, by: 1 | -1): View {
  return by === 1 ? { ...view, x: 1 - view.y, y: view.x } : { ...view, x: view.y, y: 1 - view.x };
}
