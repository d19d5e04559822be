import { memo, useMemo } from 'react';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { productPath } from './rules/productPaths.ts';
import { productName, productTitle } from './rules/productTexts.ts';
import type { Language } from '#language/language.ts';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { RowCardLink } from '#ui/cells/RowCardLink.tsx';
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
}

const sidePx = 96;

/** Memoised: the rows that are shown stay as they are while a page arrives. */
export const ProductCard = memo(function ProductCard({ row, language }: ProductCardProps) {
  const exhibitionId = useExhibitionId();
  const name = productName(row);
  const title = productTitle(row);
  const summary = useMemo(() => summaryOfProduct(row), [row]);
  return (
    <RowCard>
      <RowCardLink className={css['link']} to={productPath(exhibitionId, row.RecordId)}>
        <ProductPicture className={css['picture']} src={summary.picture} sidePx={sidePx} />
        <span className={css['words']}>
          <span className={css['name']} lang={otherLanguage(name, language)}>
            {localize(name, language)}
          </span>
          <span className={css['text']} lang={otherLanguage(title, language)}>
            {localize(title, language)}
          </span>
          <span className={css['price']}>
            <ProductPrice row={row} />
          </span>
        </span>
      </RowCardLink>
      <span className={css['star']}>
        <FavouriteButton kind="product" id={row.RecordId} exhibitorId={row.ExhibitorId} summary={summary} />
      </span>
    </RowCard>
  );
});
