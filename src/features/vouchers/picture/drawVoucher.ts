import { barsOf, groupsOf, modulesOf, quietModules } from '../../../ui/codeShapes.ts';
import { wrapText } from './wrapText.ts';

/** What stands on the picture, in the visitor's language; '' is left out. */
export interface VoucherTexts {
  readonly exhibition: string;
  readonly dates: string;
  readonly place: string;
  readonly holder: string;
  readonly code: string;
  /** A line at the foot: what the picture is for. */
  readonly purpose: string;
}

interface Block {
  readonly height: number;
  readonly draw: (top: number) => void;
}

/** The QR code in whole pixels for every module: a blurred edge is what a scanner fails at. */
interface QrShape {
  readonly modules: readonly (readonly boolean[])[];
  readonly scale: number;
  readonly side: number;
  readonly left: number;
}

const width = 750;
const margin = 48;
const font =
  '-apple-system, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Segoe UI", Roboto, sans-serif';
const ink = '#17233a';
const softInk = '#4a5872';

/** The blocks of a picture from top to bottom, measured and ready to be drawn. */
function blocksOf(pen: CanvasRenderingContext2D, texts: VoucherTexts, qr: Block): Block[] {
  const lines = (text: string, sizePx: number, weight: number, color: string, gapPx: number): Block => {
    const style = `${weight} ${sizePx}px ${font}`;
    const lineHeight = Math.round(sizePx * 1.4);
    pen.font = style;
    const wrapped = wrapText(text, width - 2 * margin, (piece) => pen.measureText(piece).width);
    return {
      height: wrapped.length === 0 ? 0 : wrapped.length * lineHeight + gapPx,
      draw(top) {
        pen.font = style;
        pen.fillStyle = color;
        wrapped.forEach((line, at) => pen.fillText(line, width / 2, top + (at + 0.5) * lineHeight));
      },
    };
  };
  return [
    { height: margin, draw: () => {} },
    lines(texts.exhibition, 40, 600, ink, 12),
    lines(texts.dates, 28, 400, softInk, 4),
    lines(texts.place, 28, 400, softInk, 4),
    qr,
    lines(texts.holder, 36, 600, ink, 20),
    barBlock(pen, texts.code),
    lines(groupsOf(texts.code).join('  '), 40, 600, ink, 20),
    lines(texts.purpose, 24, 400, softInk, 0),
    { height: margin, draw: () => {} },
  ];
}

function qrShape(code: string): QrShape {
  const modules = modulesOf(code);
  const inModules = modules.length + 2 * quietModules;
  const scale = Math.max(4, Math.floor(520 / inModules));
  const side = inModules * scale;
  return { modules, scale, side, left: Math.round((width - side) / 2) };
}

function qrBlock(pen: CanvasRenderingContext2D, { modules, scale, side, left }: QrShape): Block {
  return {
    height: side,
    draw(top) {
      pen.fillStyle = '#000000';
      modules.forEach((row, y) =>
        row.forEach((isDark, x) => {
          const [fromX, fromY] = [x + quietModules, y + quietModules];
          if (isDark) pen.fillRect(left + fromX * scale, top + fromY * scale, scale, scale);
        }),
      );
    },
  };
}

function barBlock(pen: CanvasRenderingContext2D, code: string): Block {
  const bars = barsOf(code);
  const scale = Math.floor((width - margin) / (bars.length + 20));
  if (bars === '' || scale < 1) return { height: 0, draw: () => {} };
  const left = Math.round((width - bars.length * scale) / 2);
  return {
    height: 132,
    draw(top) {
      pen.fillStyle = '#000000';
      for (let x = 0; x < bars.length; x += 1)
        if (bars[x] === '1') pen.fillRect(left + x * scale, top, scale, 120);
    },
  };
}

/** Some browsers refuse to let a page read its own canvas, and give back white or noise without a word. */
function isTrue(pen: CanvasRenderingContext2D, top: number, { scale, left }: QrShape): boolean {
  const isDarkAt = (x: number, y: number) => (pen.getImageData(left + x, top + y, 1, 1).data[0] ?? 255) < 128;
  const inFinder = Math.round((quietModules + 0.5) * scale);
  return isDarkAt(inFinder, inFinder) && !isDarkAt(scale, scale);
}

/**
 * The voucher as a PNG in a data address, because that is what messaging apps can save by a long press.
 * Undefined where this browser cannot draw it.
 */
export function drawVoucher(
  texts: VoucherTexts,
  canvas: HTMLCanvasElement = document.createElement('canvas'),
): string | undefined {
  try {
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (pen === null) return undefined;
    const shape = qrShape(texts.code);
    const qr = qrBlock(pen, shape);
    const blocks = blocksOf(pen, texts, qr);
    canvas.width = width;
    canvas.height = blocks.reduce((sum, { height }) => sum + height, 0);
    // Setting the size has emptied the pen's state.
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    let top = 0;
    let qrTop = 0;
    for (const block of blocks) {
      if (block === qr) qrTop = top;
      block.draw(top);
      top += block.height;
    }
    if (!isTrue(pen, qrTop, shape)) return undefined;
    const address = canvas.toDataURL('image/png');
    return address.indexOf('data:image/png') === 0 ? address : undefined;
  } catch {
    return undefined;
  }
}
