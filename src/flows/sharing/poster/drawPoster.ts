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

/** What stands on the poster, like a ticket, in the visitor's language and without anything about the visitor; '' is left out. */
export interface Poster {
  readonly title: string;
  /** A few letters that matter as much, on a ground of their own. */
  readonly label?: string;
  readonly facts: readonly string[];
  readonly greeting: string;
  /** What the QR code is for. */
  readonly scan: string;
  readonly link: string;
  readonly accent: string;
  /** A light ground of it. */
  readonly soft: string;
}

/** Loaded so that a canvas may be read afterwards. */
export interface PosterPictures {
  readonly cover: HTMLImageElement | undefined;
  readonly logo: HTMLImageElement | undefined;
}

const innerWidth = pictureWidth - 2 * pictureMargin;
const coverHeight = 360;
const bandHeight = 248;
const qrPx = 380;
const inset = 24;

/** A JPEG data address, with the pictures this browser lets a canvas use. Undefined where it cannot draw at all. */
export function drawPoster(poster: Poster, pictures: PosterPictures): string | undefined {
  const isBare = pictures.cover === undefined && pictures.logo === undefined;
  // What may not be read again is refused only now, and spoils the whole canvas.
  return draw(poster, pictures) ?? (isBare ? undefined : draw(poster, { cover: undefined, logo: undefined }));
}

const draw = (poster: Poster, { cover, logo }: PosterPictures): string | undefined =>
  drawBlocks('image/jpeg', (pen) => {
    const left = pictureMargin;
    const soft = { sizePx: 30, weight: 400, color: softInk, gapPx: 8, left } as const;
    const { accent } = poster;
    const qr = qrBlock(pen, poster.link, qrPx, (side) => Math.round((pictureWidth - side) / 2));
    const blocks = [
      cover === undefined
        ? bandBlock(pen, accent, logo)
        : withLogo(pen, coverBlock(pen, { accent, cover, height: coverHeight }), logo),
      space(40),
      textBlock(pen, poster.greeting, { sizePx: 30, weight: 600, color: accent, gapPx: 8, left }),
      textBlock(pen, poster.title, { sizePx: 48, weight: 700, color: ink, gapPx: 20, left }),
      ...(poster.label === undefined ? [] : [labelBlock(pen, poster.label, poster)]),
      ...poster.facts.map((fact) => textBlock(pen, fact, soft)),
      cutBlock(pen, accent),
      qr,
      textBlock(pen, poster.scan, { sizePx: 28, weight: 400, color: softInk, gapPx: 0 }),
      space(40),
      edgeBlock(pen, accent),
    ];
    return { blocks, isShown: qr.isShown };
  });

/** The colour of the exhibition along the foot. */
const edgeBlock = (pen: Pen, accent: string): Block => ({
  height: 16,
  draw(top) {
    pen.fillStyle = accent;
    pen.fillRect(0, top, pictureWidth, 16);
  },
});

/** In the cover's place: the exhibition's colour. */
function bandBlock(pen: Pen, accent: string, logo: HTMLImageElement | undefined): Block {
  const band: Block = {
    height: bandHeight,
    draw(top) {
      pen.fillStyle = accent;
      pen.fillRect(0, top, pictureWidth, bandHeight);
    },
  };
  return withLogo(pen, band, logo);
}

const logoSide = 136;

/** The logo on white, on what is drawn below it. */
function withLogo(pen: Pen, ground: Block, logo: HTMLImageElement | undefined): Block {
  if (logo === undefined) return ground;
  return {
    height: ground.height,
    draw(top) {
      ground.draw(top);
      const [x, y] = [pictureMargin, top + (ground.height - logoSide) / 2];
      fillRounded(pen, '#ffffff', x, y, logoSide, logoSide);
      const most = logoSide - 2 * inset;
      const scale = Math.min(most / logo.naturalWidth, most / logo.naturalHeight);
      const [width, height] = [logo.naturalWidth * scale, logo.naturalHeight * scale];
      pen.drawImage(logo, x + (logoSide - width) / 2, y + (logoSide - height) / 2, width, height);
    },
  };
}

function labelBlock(pen: Pen, label: string, { accent, soft }: Pick<Poster, 'accent' | 'soft'>): Block {
  const [padding, gapPx] = [20, 24];
  const style = { sizePx: 40, weight: 700, color: accent, gapPx: 0, left: pictureMargin + padding } as const;
  const text = textBlock(pen, label, { ...style, width: innerWidth - 2 * padding });
  const width = Math.min(innerWidth, Math.ceil(pen.measureText(label).width) + 2 * padding);
  return {
    height: text.height + padding + gapPx,
    draw(top) {
      fillRounded(pen, soft, pictureMargin, top, width, text.height + padding);
      text.draw(top + padding / 2);
    },
  };
}

/** With corners as round as there is room for. */
function fillRounded(pen: Pen, color: string, x: number, y: number, width: number, height: number): void {
  const radius = Math.min(20, height / 2);
  pen.fillStyle = color;
  pen.beginPath();
  pen.moveTo(x + radius, y);
  pen.arcTo(x + width, y, x + width, y + height, radius);
  pen.arcTo(x + width, y + height, x, y + height, radius);
  pen.arcTo(x, y + height, x, y, radius);
  pen.arcTo(x, y, x + width, y, radius);
  pen.fill();
}
