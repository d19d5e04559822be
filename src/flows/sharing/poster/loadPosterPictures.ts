import { storedImageUrl } from '#domain/file/storedImageUrl.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { accentOf } from '#flows/host/accentOf.ts';
import { loadPicture } from '#ui/picture/loadPicture.ts';
import { pictureWidth } from '#ui/picture/pictureBlocks.ts';
import { storageHost } from '#ui/media/storageHost.ts';
import { services } from '#session/services.ts';
import type { PosterPictures } from './drawPoster.ts';

/** The first of the covers that this browser may use on a canvas, else the logo. Addresses; '' is none. */
export async function loadPosterPictures(covers: readonly string[], logo: string): Promise<PosterPictures> {
  for (const address of covers) {
    const cover = await loadPosterPicture(address);
    if (cover !== undefined) return { cover, logo: undefined };
  }
  return { cover: undefined, logo: await loadPosterPicture(logo) };
}

export function loadPosterPicture(address: string): Promise<HTMLImageElement | undefined> {
  const fitting = storedImageUrl(address, { width: pictureWidth, height: pictureWidth }, storageHost());
  return loadPicture(fitting, services().times.stillTryingMs);
}

/** The colour of the exhibition's screens, and a soft ground of it. */
export function posterColours(row: ServerRow): { readonly accent: string; readonly soft: string } {
  return accentOf(row) ?? { accent: '#1456d9', soft: '#e8effc' };
}
