import { groupsOf } from '#domain/code/codeShapes.ts';
import { barsOf } from '#ui/codes/encodeCode.ts';
import { drawBlocks } from '#ui/picture/drawBlocks.ts';
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
} from '#ui/picture/pictureBlocks.ts';
import { coverBlock, cutBlock } from '#ui/picture/ticketBlocks.ts';

/** What stands on the picture, in the visitor's language; '' is left out. */
export interface VoucherTexts {
  readonly exhibition: string;
  readonly dates: string;
  readonly place: string;
  readonly holder: string;
  /** Company and channel. */
  readonly details: string;
  readonly state: string;
  /** Why the code is not valid at present. */
  readonly obstacle: string;
  readonly code: string;
  /** A line at the foot: what the picture is for. */
  readonly purpose: string;
}

export interface VoucherLook {
  readonly accent: string;
  /** The ground and the ink of the state. */
  readonly state: readonly [ground: string, ink: string];
  /** Loaded so that a canvas may be read afterwards. */
  readonly cover: HTMLImageElement | undefined;
}

const qrPx = 520;
const coverHeight = 220;
const edge = space(pictureMargin);

function blocksOf(pen: Pen, texts: VoucherTexts, look: VoucherLook, qr: Block): Block[] {
  const left = pictureMargin;
  const soft = (text: string, sizePx: number, gapPx: number) =>
    textBlock(pen, text, { sizePx, weight: 400, color: softInk, gapPx });
  return [
    coverBlock(pen, { ...look, height: coverHeight }),
    space(32),
    textBlock(pen, texts.exhibition, { sizePx: 30, weight: 400, color: softInk, gapPx: 8, left }),
    textBlock(pen, texts.holder, { sizePx: 48, weight: 700, color: ink, gapPx: 8, left }),
    textBlock(pen, texts.details, { sizePx: 28, weight: 400, color: softInk, gapPx: 16, left }),
    stateBlock(pen, texts.state, look.state),
    cutBlock(pen, look.accent),
    textBlock(pen, texts.obstacle, { sizePx: 32, weight: 600, color: look.state[1], gapPx: 0 }),
    qr,
    textBlock(pen, groupsOf(texts.code).join('  '), { sizePx: 44, weight: 600, color: ink, gapPx: 24 }),
    barBlock(pen, texts.code),
    soft(texts.dates, 28, 4),
    soft(texts.place, 28, 16),
    soft(texts.purpose, 24, 0),
    edge,
  ];
}

function stateBlock(pen: Pen, text: string, [ground, color]: VoucherLook['state']): Block {
  if (text === '') return space(0);
  const left = pictureMargin + 20;
  const label = textBlock(pen, text, { sizePx: 28, weight: 600, color, gapPx: 0, left });
  const width = Math.min(pictureWidth - 2 * pictureMargin, Math.ceil(pen.measureText(text).width) + 40);
  return {
    height: label.height + 12,
    draw(top) {
      pen.fillStyle = ground;
      pen.fillRect(pictureMargin, top, width, label.height + 8);
      label.draw(top + 4);
    },
  };
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
        if (bars[x] === '1') pen.fillRect(left + x * scale, top, scale, 108);
    },
  };
}

/** The voucher as a PNG in a data address. Undefined where this browser cannot draw it. */
export const drawVoucher = (texts: VoucherTexts, look: VoucherLook): string | undefined =>
  drawBlocks('image/png', (pen) => {
    const qr = qrBlock(pen, texts.code, qrPx, (side) => Math.round((pictureWidth - side) / 2));
    return { blocks: blocksOf(pen, texts, look, qr), isShown: qr.isShown };
  });
