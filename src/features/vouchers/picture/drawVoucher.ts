import { barsOf, groupsOf } from '../../../ui/codes/codeShapes.ts';
import { drawBlocks } from '../../../ui/picture/drawBlocks.ts';
import {
  type Block,
  ink,
  type Pen,
  pictureMargin,
  pictureWidth,
  qrBlock,
  softInk,
  space,
  textBlock,
} from '../../../ui/picture/pictureBlocks.ts';

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

const qrPx = 520;
const edge = space(pictureMargin);

function blocksOf(pen: Pen, texts: VoucherTexts, qr: Block): Block[] {
  const strong = (text: string, sizePx: number, gapPx: number) =>
    textBlock(pen, text, { sizePx, weight: 600, color: ink, gapPx });
  const soft = (text: string, sizePx: number, gapPx: number) =>
    textBlock(pen, text, { sizePx, weight: 400, color: softInk, gapPx });
  return [
    edge,
    strong(texts.exhibition, 40, 12),
    soft(texts.dates, 28, 4),
    soft(texts.place, 28, 4),
    qr,
    strong(texts.holder, 36, 20),
    barBlock(pen, texts.code),
    strong(groupsOf(texts.code).join('  '), 40, 20),
    soft(texts.purpose, 24, 0),
    edge,
  ];
}

function barBlock(pen: Pen, code: string): Block {
  const bars = barsOf(code);
  const scale = Math.floor((pictureWidth - pictureMargin) / (bars.length + 20));
  if (bars === '' || scale < 1) return space(0);
  const left = Math.round((pictureWidth - bars.length * scale) / 2);
  return {
    height: 132,
    draw(top) {
      pen.fillStyle = '#000000';
      for (let x = 0; x < bars.length; x += 1)
        if (bars[x] === '1') pen.fillRect(left + x * scale, top, scale, 120);
    },
  };
}

/** The voucher as a PNG in a data address. Undefined where this browser cannot draw it. */
export const drawVoucher = (texts: VoucherTexts): string | undefined =>
  drawBlocks('image/png', (pen) => {
    const qr = qrBlock(pen, texts.code, qrPx, (side) => Math.round((pictureWidth - side) / 2));
    return { blocks: blocksOf(pen, texts, qr), isShown: qr.isShown };
  });
