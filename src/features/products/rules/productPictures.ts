import { isServerRow, readLine } from '../../../domain/record/serverRow.ts';

const mostPictures = 12;
const longestAddress = 2_000;

/** Each picture once, from a list of addresses or of `{ PicPath }`. */
export function productPictures(list: readonly unknown[]): readonly string[] {
  const addresses = list.map((entry) =>
    readLine(isServerRow(entry) ? entry['PicPath'] : entry, longestAddress),
  );
  return Array.from(new Set(addresses.filter((address) => address !== ''))).slice(0, mostPictures);
}
