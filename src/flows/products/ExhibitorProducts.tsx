import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { products } from '../../api/product/productCollections.ts';
import { productPath, productsPath } from '../../domain/address/productPaths.ts';
import { productName } from '../../domain/product/productTexts.ts';
import { type Language, languageOf } from '../../language/language.ts';
import { AppLink } from '../../ui/controls/AppLink.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { localize } from '../../ui/text/localize.ts';
import { otherLanguage } from '../../ui/text/organiserText.tsx';
import { readingClient } from '../queries/readingClient.ts';
import { useServerQuery } from '../queries/useServerQuery.ts';
import { services } from '../session/services.ts';
import css from './ExhibitorProducts.module.css';
import { ProductPicture } from './ProductPicture.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { type ProductRow, summaryOfProduct } from './productRow.ts';

export interface ExhibitorProductsProps {
  readonly exhibitionId: string;
  readonly exhibitorId: string;
  readonly title: string;
  /** The product whose page it is. */
  readonly except?: string;
}

const mostShown = 8;
const sidePx = 136;

/** Some are off sale, and one may be the page's own. */
const mostRead = 16;

const productsOfQuery = (exhibitionId: string, exhibitorId: string) =>
  queryOptions({
    queryKey: ['exhibitorProducts', exhibitionId, exhibitorId] as const,
    queryFn: async (context) =>
      products.list(
        await readingClient(context),
        { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId },
        { pageIndex: 1, pageSize: mostRead, sort: { PVNumber: -1 }, policy: 'background' },
      ),
    staleTime: services().times.reaskEveryMs,
  });

/** The most viewed products of an exhibitor, side by side; nothing where there are none. */
export function ExhibitorProducts({ exhibitionId, exhibitorId, title, except }: ExhibitorProductsProps) {
  const { t, i18n } = useTranslation('content');
  const { data = [] } = useServerQuery(productsOfQuery(exhibitionId, exhibitorId));
  const shown = data.filter(({ RecordId, isOffSale }) => !isOffSale && RecordId !== except);
  if (shown.length === 0) return null;
  const all = `${productsPath(exhibitionId)}?exhibitor=${exhibitorId}`;
  return (
    <Card title={title}>
      <ul className={css['strip']}>
        {shown.slice(0, mostShown).map((row) => (
          <li className={css['item']} key={row.RecordId}>
            <Product row={row} exhibitionId={exhibitionId} language={languageOf(i18n.language)} />
          </li>
        ))}
      </ul>
      <AppLink className={css['all']} to={all}>
        {t('allProducts')}
      </AppLink>
    </Card>
  );
}

interface ProductProps {
  readonly row: ProductRow;
  readonly exhibitionId: string;
  readonly language: Language;
}

function Product({ row, exhibitionId, language }: ProductProps) {
  const name = productName(row);
  return (
    <AppLink className={css['product']} to={productPath(exhibitionId, row.RecordId)}>
      <ProductPicture className={css['picture']} src={summaryOfProduct(row).picture} sidePx={sidePx} />
      <span className={css['name']} lang={otherLanguage(name, language)}>
        {localize(name, language)}
      </span>
      <span className={css['price']}>
        <ProductPrice price={row.ProductPrice} />
      </span>
    </AppLink>
  );
}
