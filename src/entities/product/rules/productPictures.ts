import { isServerRow, readLine } from '#domain/record/serverRow.ts';

const mostPictures = 12;
const longestAddress = 2_000;

/** Whether an address ends like that of a film. */
export const isFilm = (address: string): boolean => /\.(?:mp4|m4v|mov|webm|m3u8)(?:[?#]|$)/i.test(address);

/** Each address once, from a list of addresses or of `{ PicPath }`, or from one address as text. */
export function listedAddresses(pictures: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(pictures) ? pictures : [pictures];
  const addresses = list.map((entry) =>
    readLine(isServerRow(entry) ? entry['PicPath'] : entry, longestAddress),
  );
  return Array.from(new Set(addresses.filter((address) => address !== '')));
}

/** Its pictures, without the films among them. */
export const productPictures = (pictures: unknown): readonly string[] =>
  listedAddresses(pictures)
    .filter((address) => !isFilm(address))
    .slice(0, mostPictures);
