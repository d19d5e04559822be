import { isServerRow, readLine } from '../record/serverRow.ts';

const mostPictures = 12;
const longestAddress = 2_000;

/** Each picture once, from a list of addresses or of `{ PicPath }`, or from one address as text. */
export function productPictures(pictures: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(pictures) ? pictures : [pictures];
  const addresses = list.map((entry) =>
    readLine(isServerRow(entry) ? entry['PicPath'] : entry, longestAddress),
  );
  return Array.from(new Set(addresses.filter((address) => address !== ''))).slice(0, mostPictures);
}
