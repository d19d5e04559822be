import { useTranslation } from 'react-i18next';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { productPath } from './rules/productPaths.ts';
import { productName } from './rules/productTexts.ts';
import { type Language, languageOf } from '#language/language.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Shimmer } from '#ui/states/Shimmer.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import css from './ProductStrip.module.css';
import { ProductPicture } from './ProductPicture.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { type ProductRow, summaryOfProduct } from './productRow.ts';

export interface ProductStripProps {
  readonly rows: readonly ProductRow[];
}

const sidePx = 136;

/** Products in a row that scrolls sideways. */
export function ProductStrip({ rows }: ProductStripProps) {
  const { i18n } = useTranslation();
  return (
    <ul className={css['strip']}>
      {rows.map((row) => (
        <li className={css['item']} key={row.RecordId}>
          <Product row={row} language={languageOf(i18n.language)} />
        </li>
      ))}
    </ul>
  );
}

/** As high as the products that are awaited. */
export function ProductStripPlace({ count }: { readonly count: number }) {
  return (
    <Shimmer>
      <div className={css['strip']}>
        {Array.from({ length: count }, (_, at) => (
          <div className={css['item']} key={at}>
            <span className={`${css['picture']} ${css['place']}`} />
            <span className={css['name']} />
            <span className={css['price']}>{'\u00a0'}</span>
          </div>
        ))}
      </div>
    </Shimmer>
  );
}

interface ProductProps {
  readonly row: ProductRow;
  readonly language: Language;
}

function Product({ row, language }: ProductProps) {
  const exhibitionId = useExhibitionId();
  const name = productName(row);
  return (
    <AppLink className={css['product']} to={productPath(exhibitionId, row.RecordId)} data-shares="picture">
      <ProductPicture className={css['picture']} src={summaryOfProduct(row).picture} sidePx={sidePx} />
      <span className={css['name']} lang={otherLanguage(name, language)}>
        {localize(name, language)}
      </span>
      <span className={css['price']}>
        <ProductPrice row={row} />
      </span>
    </AppLink>
  );
}
