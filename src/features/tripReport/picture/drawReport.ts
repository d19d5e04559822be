import { wholeCharacters } from '#domain/text/wholeCharacters.ts';
import { drawBlocks } from '#ui/picture/drawBlocks.ts';
import {
  type Block,
  ink,
  type Pen,
  pictureMargin,
  pictureWidth,
  softInk,
  space,
  textBlock,
} from '#ui/picture/pictureBlocks.ts';
import { coverBlock } from '#ui/picture/ticketBlocks.ts';
import type { ReportFace } from '../rules/tripReport.ts';

export interface DrawnItem {
  readonly time: string;
  readonly title: string;
  readonly face: ReportFace | undefined;
  readonly due: string;
  readonly facts: readonly string[];
  readonly notes: readonly string[];
}

/** What stands on the picture, in the language of the report; '' is left out. */
export interface DrawnReport {
  readonly title: string;
  readonly lines: readonly string[];
  readonly summary: string;
  readonly sections: readonly {
    readonly title: string;
    readonly items: readonly DrawnItem[];
    readonly sum: string;
  }[];
  /** How many items are left out. */
  readonly more: (count: number) => string;
  readonly accent: string;
}

/** In pixels. Some phones draw no picture of more. */
const highest = 15_000;
const bandHeight = 24;
const facePx = 64;
const dueInk = '#7a4b00';

/** A JPEG in a data address. Undefined where this browser cannot draw it. */
export const drawReport = (report: DrawnReport): string | undefined =>
  drawBlocks('image/jpeg', (pen) => {
    const { accent } = report;
    const soft = { sizePx: 28, weight: 400, color: softInk, gapPx: 6, left: pictureMargin } as const;
    const head = [
      coverBlock(pen, { accent, cover: undefined, height: bandHeight }),
      space(40),
      textBlock(pen, report.title, { ...soft, sizePx: 48, weight: 700, color: ink }),
      ...report.lines.map((line) => textBlock(pen, line, soft)),
      ...linesOf(report.summary).map((line) =>
        textBlock(pen, line, { ...soft, sizePx: 30, color: ink, gapPx: 8 }),
      ),
    ];
    return { blocks: [...head, ...bodyBlocks(pen, report, heightOf(head)), space(48)], isShown: () => true };
  });

const heightOf = (blocks: readonly Block[]) => blocks.reduce((sum, { height }) => sum + height, 0);
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** As many items as there is room for, and how many there are more. */
function bodyBlocks(pen: Pen, { sections, more, accent }: DrawnReport, from: number): readonly Block[] {
  const blocks: Block[] = [];
  let height = from;
  let left = sections.reduce((sum, { items }) => sum + items.length, 0);
  const add = (block: Block) => {
    blocks.push(block);
    height += block.height;
  };
  const soft = { sizePx: 28, weight: 400, color: softInk, gapPx: 0, left: pictureMargin } as const;
  for (const { title, items, sum } of sections) {
    const drawn: Block[] = [];
    for (const item of items) {
      const block = itemBlock(pen, item, accent);
      if (height + heightOf(drawn) + block.height > highest) break;
      drawn.push(block);
    }
    if (drawn.length === 0) break;
    add(space(28));
    add(textBlock(pen, title, { ...soft, sizePx: 34, weight: 700, color: accent, gapPx: 12 }));
    drawn.forEach(add);
    left -= drawn.length;
    if (drawn.length < items.length) break;
    add(textBlock(pen, sum, { ...soft, sizePx: 30, weight: 600, color: ink }));
  }
  if (left > 0) add(textBlock(pen, more(left), { ...soft, gapPx: 0 }));
  return blocks;
}

/** The face at the left where there is one, what is said beside it. */
function itemBlock(pen: Pen, item: DrawnItem, accent: string): Block {
  const { time, title, face, due, facts, notes } = item;
  const left = pictureMargin + facePx + 20;
  const at = { left, width: pictureWidth - left - pictureMargin } as const;
  const soft = { sizePx: 26, weight: 400, color: softInk, gapPx: 2, ...at } as const;
  const parts = [
    textBlock(pen, time, soft),
    textBlock(pen, title, { ...soft, sizePx: 30, weight: 600, color: ink }),
    textBlock(pen, due, { ...soft, weight: 600, color: dueInk }),
    ...facts.map((fact) => textBlock(pen, fact, soft)),
    ...notes.map((note) => textBlock(pen, note, { ...soft, color: ink })),
  ];
  return {
    height: Math.max(heightOf(parts), face === undefined ? 0 : facePx) + 20,
    draw(top) {
      if (face === undefined) drawPoint(pen, top, accent);
      else drawFace(pen, top, face, accent);
      let below = top;
      for (const part of parts) {
        part.draw(below);
        below += part.height;
      }
    },
  };
}

function drawPoint(pen: Pen, top: number, accent: string): void {
  pen.fillStyle = accent;
  pen.fillRect(pictureMargin + facePx / 2 - 5, top + 14, 10, 10);
}

/** The beginning of a name: people are round, and companies square. */
function drawFace(pen: Pen, top: number, { kind, name }: ReportFace, accent: string): void {
  pen.fillStyle = accent;
  if (kind === 'person') {
    pen.beginPath();
    pen.arc(pictureMargin + facePx / 2, top + facePx / 2, facePx / 2, 0, 2 * Math.PI);
    pen.fill();
  } else pen.fillRect(pictureMargin, top, facePx, facePx);
  const letter = wholeCharacters(name.trim())[0] ?? '';
  const text = textBlock(pen, letter, {
    sizePx: 32,
    weight: 600,
    color: '#ffffff',
    gapPx: 0,
    left: pictureMargin + 16,
    width: facePx,
  });
  text.draw(top + (facePx - text.height) / 2);
}
