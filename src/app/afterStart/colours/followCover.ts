import { type Exhibition, readExhibition } from '#domain/exhibition/exhibition.ts';
import { colourSide, dominantColour } from '#domain/picture/dominantColour.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { services } from '#session/services.ts';
import { loadPicture } from '#ui/picture/loadPicture.ts';
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
  void loadPicture(shown, services().times.stillTryingMs).then((readable) => {
    // A picture of another site that does not allow to read it stays without a colour.
    if (readable === undefined) return;
    keepColour(RecordId, cover, colourIn(readable));
    onKept();
  });
}

/** The colour of a picture, undefined where it is nearly grey. */
function colourIn(image: HTMLImageElement): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = colourSide;
  const pen = canvas.getContext('2d');
  pen?.drawImage(image, 0, 0, colourSide, colourSide);
  return pen ? dominantColour(pen.getImageData(0, 0, colourSide, colourSide).data) : undefined;
}
