import { type Exhibition, readExhibition } from '#domain/exhibition/exhibition.ts';
import { colourSide, dominantColour } from '#domain/picture/dominantColour.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { isColourKept, keepColour } from './coverColours.ts';

interface Followed {
  readonly exhibition: Exhibition;
  readonly onKept: () => void;
}

let followed: Followed | undefined;
/** Covers that were tried since the app was opened: one that cannot be read is not asked for again. */
const tried = new Set<string>();

/**
 * Takes the colour of an exhibition's cover as soon as a screen shows it, once, and keeps it. A cover that no screen shows
 * is not loaded for its colour.
 */
export function followCover(row: ServerRow, onKept: () => void): void {
  const exhibition = readExhibition(row);
  if (exhibition === undefined || row['ThemeColor']) return;
  if (followed === undefined) document.addEventListener('load', ({ target }) => lookAt(target), true);
  followed = { exhibition, onKept };
  for (const image of document.images) if (image.complete) lookAt(image);
}

function lookAt(image: unknown): void {
  if (!(image instanceof HTMLImageElement) || followed === undefined) return;
  const { exhibition, onKept } = followed;
  const { RecordId, Cover, organization } = exhibition;
  const cover = Cover || organization?.BackgroundImage || '';
  const shown = window.boot?.fitCover(cover) ?? cover;
  if (cover === '' || image.getAttribute('src') !== shown || tried.has(cover)) return;
  tried.add(cover);
  if (isColourKept(RecordId, cover)) return;
  readColour(shown)
    .then((colour) => {
      keepColour(RecordId, cover, colour);
      onKept();
    })
    .catch(() => {});
}

/**
 * The colour of a picture, undefined where it is nearly grey. Rejects where the picture cannot be loaded, or is of
 * another site that does not allow to read it.
 */
async function readColour(url: string): Promise<string | undefined> {
  const image = await loaded(url);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = colourSide;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws nothing.');
  pen.drawImage(image, 0, 0, colourSide, colourSide);
  return dominantColour(pen.getImageData(0, 0, colourSide, colourSide).data);
}

function loaded(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    // The picture on the screen was asked for without it, and may not be read.
    if (new URL(url, location.href).origin !== location.origin) image.crossOrigin = 'anonymous';
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('The cover could not be read.')));
    image.src = url;
  });
}
