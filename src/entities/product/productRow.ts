import type { MarkSummary } from '../favourite/rules/mark.ts';
import { productPictures } from './rules/productPictures.ts';
import { productName, type productTitle } from './rules/productTexts.ts';

/** What a card shows of a product. */
export type ProductRow = Parameters<typeof productName>[0] &
  Parameters<typeof productTitle>[0] & {
    readonly RecordId: string;
    readonly ExhibitorId: string;
    readonly PicList: readonly unknown[];
    /** In cents; '' where there is none. */
    readonly ProductPrice: string;
    readonly Specifications: readonly unknown[];
  };

/** What the list of favourites shows of a product. */
export const summaryOfProduct = (row: ProductRow): MarkSummary => ({
  name: productName(row),
  boothNo: '',
  hallId: '',
  picture: productPictures(row.PicList)[0] ?? '',
});
