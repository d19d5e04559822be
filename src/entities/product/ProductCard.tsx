import { memo, useMemo } from 'react';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { productPath } from './rules/productPaths.ts';
import { productName } from './rules/productTexts.ts';
import type { Language } from '#language/language.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { FavouriteButton } from '../favourite/FavouriteButton.tsx';
import css from './ProductCard.module.css';
import { ProductPicture } from './ProductPicture.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { type ProductRow, summaryOfProduct } from './productRow.ts';

export interface ProductCardProps {
  readonly row: ProductRow;
  readonly language: Language;
  /** Undefined while it is not known; its line is kept. */
  readonly exhibitor: TextPair | undefined;
}

const sidePx = 192;

/** A product in a list with columns. Memoised: the rows that are shown stay as they are while a page arrives. */
export const ProductCard = memo(function ProductCard({ row, language, exhibitor }: ProductCardProps) {
  const exhibitionId = useExhibitionId();
  const name = productName(row);
  const summary = useMemo(() => summaryOfProduct(row), [row]);
  return (
    <div className={css['card']}>
      <AppLink className={css['link']} to={productPath(exhibitionId, row.RecordId)} data-shares="picture">
        <span className={css['frame']}>
          <ProductPicture className={css['picture']} src={summary.picture} sidePx={sidePx} />
        </span>
        <span className={css['words']}>
          <span className={css['name']} lang={otherLanguage(name, language)}>
            {localize(name, language)}
          </span>
          <span className={css['price']}>
            <ProductPrice row={row} />
          </span>
          <span className={css['exhibitor']} lang={exhibitor && otherLanguage(exhibitor, language)}>
            {exhibitor === undefined ? '\u00a0' : localize(exhibitor, language)}
          </span>
        </span>
      </AppLink>
      <span className={css['star']}>
        <FavouriteButton kind="product" id={row.RecordId} exhibitorId={row.ExhibitorId} summary={summary} />
      </span>
    </div>
  );
});
