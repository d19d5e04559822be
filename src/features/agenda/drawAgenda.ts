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

export interface DrawnDay {
  readonly title: string;
  readonly entries: readonly { readonly time: string; readonly title: string; readonly place: string }[];
}

/** What stands on the picture, in the visitor's language; '' is left out. */
export interface DrawnAgenda {
  readonly title: string;
  readonly exhibition: string;
  readonly days: readonly DrawnDay[];
  /** How many entries are left out. */
  readonly more: string;
  /** What the QR code is for. */
  readonly scan: string;
  readonly link: string;
  readonly accent: string;
}

const clockPx = 120;
const qrPx = 260;
const bandHeight = 24;

/** A JPEG in a data address. Undefined where this browser cannot draw it. */
export const drawAgenda = (agenda: DrawnAgenda): string | undefined =>
  drawBlocks('image/jpeg', (pen) => {
    const { accent } = agenda;
    const soft = { sizePx: 28, weight: 400, color: softInk, gapPx: 8 } as const;
    const qr = qrBlock(pen, agenda.link, qrPx, (side) => Math.round((pictureWidth - side) / 2));
    const days = agenda.days.map((day) => dayBlocks(pen, day, accent));
    const blocks = [
      coverBlock(pen, { accent, cover: undefined, height: bandHeight }),
      space(40),
      textBlock(pen, agenda.title, { sizePx: 48, weight: 700, color: ink, gapPx: 8, left: pictureMargin }),
      textBlock(pen, agenda.exhibition, { ...soft, left: pictureMargin }),
      ...([] as Block[]).concat(...days),
      textBlock(pen, agenda.more, { ...soft, left: pictureMargin + clockPx }),
      cutBlock(pen, accent),
      qr,
      textBlock(pen, agenda.scan, { ...soft, gapPx: 40 }),
    ];
    return { blocks, isShown: qr.isShown };
  });

function dayBlocks(pen: Pen, { title, entries }: DrawnDay, accent: string): Block[] {
  return [
    space(28),
    textBlock(pen, title, { sizePx: 32, weight: 700, color: accent, gapPx: 16, left: pictureMargin }),
    ...entries.map((entry) => entryBlock(pen, entry)),
  ];
}

/** The start at the left, what and where beside it. */
function entryBlock(pen: Pen, { time, title, place }: DrawnDay['entries'][number]): Block {
  const left = pictureMargin + clockPx;
  const width = pictureWidth - left - pictureMargin;
  const clock = textBlock(pen, time, { sizePx: 30, weight: 600, color: ink, gapPx: 0, left: pictureMargin });
  const name = textBlock(pen, title, { sizePx: 30, weight: 600, color: ink, gapPx: 4, left, width });
  const where = textBlock(pen, place, { sizePx: 26, weight: 400, color: softInk, gapPx: 0, left, width });
  return {
    height: name.height + where.height + 20,
    draw(top) {
      clock.draw(top);
      name.draw(top);
      where.draw(top + name.height);
    },
  };
}
