import { drawBlocks } from '../../../ui/picture/drawBlocks.ts';
import {
  type Block,
  ink,
  type Pen,
  pictureMargin,
  pictureWidth,
  type QrBlock,
  qrBlock,
  softInk,
  space,
  textBlock,
} from '../../../ui/picture/pictureBlocks.ts';

/** What stands on the poster, in the visitor's language and without anything about the visitor; '' is left out. */
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
const coverHeight = 422;
const bandHeight = 248;
const qrPx = 264;
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
    const invitation = invitationBlock(pen, poster);
    const blocks = [
      cover === undefined ? bandBlock(pen, poster.accent, logo) : coverBlock(pen, cover),
      barBlock(pen, poster.accent),
      textBlock(pen, poster.title, { sizePx: 48, weight: 700, color: ink, gapPx: 20, left }),
      ...(poster.label === undefined ? [] : [labelBlock(pen, poster.label, poster)]),
      ...poster.facts.map((fact) => textBlock(pen, fact, soft)),
      space(36),
      invitation,
      space(pictureMargin),
    ];
    return { blocks, isShown: invitation.isShown };
  });

/** Fills its place, and loses its edges rather than its proportions. */
function coverBlock(pen: Pen, cover: HTMLImageElement): Block {
  const { naturalWidth: width, naturalHeight: height } = cover;
  const scale = Math.max(pictureWidth / width, coverHeight / height);
  const [cutWidth, cutHeight] = [pictureWidth / scale, coverHeight / scale];
  return {
    height: coverHeight,
    draw(top) {
      const [x, y] = [(width - cutWidth) / 2, (height - cutHeight) / 2];
      pen.drawImage(cover, x, y, cutWidth, cutHeight, 0, top, pictureWidth, coverHeight);
    },
  };
}

/** In the cover's place: the exhibition's colour, and its logo on white. */
function bandBlock(pen: Pen, accent: string, logo: HTMLImageElement | undefined): Block {
  const side = 136;
  return {
    height: bandHeight,
    draw(top) {
      pen.fillStyle = accent;
      pen.fillRect(0, top, pictureWidth, bandHeight);
      if (logo === undefined) return;
      const [x, y] = [pictureMargin, top + (bandHeight - side) / 2];
      fillRounded(pen, '#ffffff', x, y, side, side);
      const most = side - 2 * inset;
      const scale = Math.min(most / logo.naturalWidth, most / logo.naturalHeight);
      const [width, height] = [logo.naturalWidth * scale, logo.naturalHeight * scale];
      pen.drawImage(logo, x + (side - width) / 2, y + (side - height) / 2, width, height);
    },
  };
}

function barBlock(pen: Pen, accent: string): Block {
  return { height: 84, draw: (top) => fillRounded(pen, accent, pictureMargin, top + 44, 64, 8) };
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

function invitationBlock(pen: Pen, poster: Poster): QrBlock {
  const leftOf = (side: number) => pictureWidth - pictureMargin - inset - side;
  const qr = qrBlock(pen, poster.link, qrPx, leftOf);
  const side = qr.height;
  const height = side + 2 * inset;
  const qrLeft = leftOf(side);
  const left = pictureMargin + inset + 8;
  const place = { left, width: qrLeft - left - inset };
  const greeting = textBlock(pen, poster.greeting, {
    ...place,
    sizePx: 36,
    weight: 600,
    color: ink,
    gapPx: 12,
  });
  const scan = textBlock(pen, poster.scan, { ...place, sizePx: 26, weight: 400, color: softInk, gapPx: 0 });
  return {
    height,
    draw(top) {
      const qrTop = top + inset;
      fillRounded(pen, poster.soft, pictureMargin, top, innerWidth, height);
      fillRounded(pen, '#ffffff', qrLeft, qrTop, side, side);
      qr.draw(qrTop);
      const textTop = top + (height - greeting.height - scan.height) / 2;
      greeting.draw(textTop);
      scan.draw(textTop + greeting.height);
    },
    isShown: qr.isShown,
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
