import { storedImageUrl } from '#domain/file/storedImageUrl.ts';
import { openImages } from '#ui/media/openImages.tsx';
import { storageHost } from '#ui/media/storageHost.ts';
import { tellPartNotLoaded } from '../navigation/tellPartNotLoaded.ts';

/** Large enough to be magnified on a phone. */
const longestSidePx = 2000;

export interface ShownPicture {
  readonly address: string;
  readonly alt: string;
}

/** Shows them over the whole screen. */
export function openPictures(label: string, pictures: readonly ShownPicture[], start = 0): void {
  const size = { width: longestSidePx, height: longestSidePx };
  const images = pictures.map(({ address, alt }) => ({
    url: storedImageUrl(address, size, storageHost()),
    alt,
  }));
  openImages({ label, images, start }).catch(tellPartNotLoaded);
}
