import { isFilm, listedAddresses } from './productPictures.ts';

/** The address of its film: its own field, else the first film among its pictures; '' for none. */
export const productVideo = (video: string, pictures: unknown): string =>
  video || (listedAddresses(pictures).find(isFilm) ?? '');
