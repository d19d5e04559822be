import { quietModules } from '#domain/code/codeShapes.ts';
import { modulesOf } from '../codes/encodeCode.ts';
import { wrapText } from './wrapText.ts';

export interface Block {
  readonly height: number;
  readonly draw: (top: number) => void;
}

export type Pen = CanvasRenderingContext2D;

export const pictureWidth = 750;
export const pictureMargin = 48;
export const ink = '#17233a';
export const softInk = '#4a5872';
const font =
  '-apple-system, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Segoe UI", Roboto, sans-serif';

export interface TextStyle {
  readonly sizePx: number;
  readonly weight: 400 | 600 | 700;
  readonly color: string;
  readonly gapPx: number;
  readonly left?: number;
  readonly width?: number;
}

/** Wrapped; no height and no gap for ''. */
export function textBlock(pen: Pen, text: string, style: TextStyle): Block {
  const { sizePx, weight, color, gapPx, left, width = pictureWidth - 2 * pictureMargin } = style;
  const lineHeight = Math.round(sizePx * 1.4);
  const writing = `${weight} ${sizePx}px ${font}`;
  pen.font = writing;
  const lines = wrapText(text, width, (piece) => pen.measureText(piece).width);
  return {
    height: lines.length === 0 ? 0 : lines.length * lineHeight + gapPx,
    draw(top) {
      pen.font = writing;
      pen.fillStyle = color;
      pen.textBaseline = 'middle';
      pen.textAlign = left === undefined ? 'center' : 'left';
      lines.forEach((line, at) =>
        pen.fillText(line, left ?? pictureWidth / 2, top + (at + 0.5) * lineHeight),
      );
    },
  };
}

/** Empty. */
export const space = (height: number): Block => ({ height, draw: () => {} });

export interface QrBlock extends Block {
  /** False where the browser did not draw it: some prevent canvas reads and silently return white or noise. */
  readonly isShown: () => boolean;
}

/** A QR code of whole pixels per module, because scanners fail at blurred edges. `leftOf` is given its side. */
export function qrBlock(pen: Pen, value: string, mostPx: number, leftOf: (side: number) => number): QrBlock {
  const modules = modulesOf(value);
  const inModules = modules.length + 2 * quietModules;
  const scale = Math.max(4, Math.floor(mostPx / inModules));
  const side = inModules * scale;
  const left = leftOf(side);
  let drawnAt = 0;
  const isDarkAt = (x: number, y: number) =>
    (pen.getImageData(left + x, drawnAt + y, 1, 1).data[0] ?? 255) < 128;
  return {
    height: side,
    draw(top) {
      drawnAt = top;
      pen.fillStyle = '#000000';
      modules.forEach((row, y) =>
        row.forEach((isDark, x) => {
          const [fromX, fromY] = [x + quietModules, y + quietModules];
          if (isDark) pen.fillRect(left + fromX * scale, top + fromY * scale, scale, scale);
        }),
      );
    },
    isShown() {
      const inFinder = Math.round((quietModules + 0.5) * scale);
      return isDarkAt(inFinder, inFinder) && !isDarkAt(scale, scale);
    },
  };
}

/** A data URL, because messaging apps can save that by a long press. */
export function dataAddress(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): string | undefined {
  const address = canvas.toDataURL(type, 0.92);
  return address.indexOf(`data:${type}`) === 0 ? address : undefined;
}
