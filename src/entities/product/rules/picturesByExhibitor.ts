import { productPictures } from './productPictures.ts';

/** Three are shown; the others stand in for what does not load. */
const mostOfOne = 6;

interface Pictured {
  readonly ExhibitorId: string;
  readonly PicList: readonly unknown[];
  readonly isOffSale: boolean;
}

/** The first picture of each product on sale, by exhibitor, in the order of the products; an empty list for one that has none. */
export function picturesByExhibitor(
  exhibitorIds: readonly string[],
  products: readonly Pictured[],
): Readonly<Record<string, readonly string[]>> {
  const found = new Map(exhibitorIds.map((id) => [id, [] as string[]]));
  for (const { ExhibitorId, PicList, isOffSale } of products) {
    const pictures = found.get(ExhibitorId);
    const [picture] = productPictures(PicList);
    if (isOffSale || picture === undefined || pictures === undefined) continue;
    if (pictures.length < mostOfOne && pictures.indexOf(picture) < 0) pictures.push(picture);
  }
  return Object.assign({}, ...Array.from(found, ([id, pictures]) => ({ [id]: pictures }))) as Readonly<
    Record<string, readonly string[]>
  >;
}
