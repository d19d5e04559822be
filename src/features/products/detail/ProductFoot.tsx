import { useTranslation } from 'react-i18next';
import type { CartProduct } from '#entities/cart/useCartLines.ts';
import { FavouriteButton } from '#entities/favourite/FavouriteButton.tsx';
import { conversationPath } from '#entities/message/rules/messagePaths.ts';
import { summaryOfProduct } from '#entities/product/productRow.ts';
import type { OffSale } from '#entities/product/rules/offSale.ts';
import type { ProductOffer } from '#entities/product/rules/productOffer.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { AddToCart, offersOf } from '../AddToCart.tsx';
import { AskPrice } from './AskPrice.tsx';

type FootProduct = CartProduct &
  Parameters<typeof summaryOfProduct>[0] & { readonly offSale: OffSale | undefined };

export interface ProductFootProps {
  readonly row: FootProduct;
  /** The version that was chosen on the page. */
  readonly chosen: ProductOffer | undefined;
}

/** Whether its exhibitor says a price on request only. */
const isPriceAsked = (row: FootProduct) =>
  row.offSale === undefined && row.ExhibitorId !== '' && offersOf(row).length === 0;

/** Which ways to ask stand in the page, because the foot has no room for them. */
export function asksBeside(row: FootProduct): 'none' | 'sample' | 'both' {
  if (isPriceAsked(row)) return 'none';
  return offersOf(row).length > 0 ? 'sample' : 'both';
}

/** What a visitor does with a product: keep it, ask for it, buy it. */
export function ProductFoot({ row, chosen }: ProductFootProps) {
  const { t } = useTranslation('content');
  const exhibitionId = useExhibitionId();
  const { RecordId, ExhibitorId } = row;
  const save = (
    <FavouriteButton kind="product" id={RecordId} exhibitorId={ExhibitorId} summary={summaryOfProduct(row)} />
  );
  if (isPriceAsked(row)) return <AskPrice productId={RecordId} save={save} />;
  if (offersOf(row).length > 0) return <AddToCart product={row} save={save} chosen={chosen} />;
  const about = { product: RecordId };
  return (
    <>
      {save}
      {ExhibitorId !== '' && (
        <LinkButton to={conversationPath(exhibitionId, { kind: 'exhibitor', id: ExhibitorId }, about)}>
          {t('sendMessageAbout')}
        </LinkButton>
      )}
    </>
  );
}
