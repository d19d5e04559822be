import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { products } from '../../../api/product/productCollections.ts';
import { productPath, productsPath } from '../../../domain/address/productPaths.ts';
import { productPictures } from '../../../domain/product/productPictures.ts';
import { productName } from '../../../domain/product/productTexts.ts';
import { isRecordId } from '../../../domain/record/isRecordId.ts';
import { detailQuery } from '../../../flows/content/detailQuery.ts';
import { type DetailPage, DetailScreen } from '../../../flows/content/DetailScreen.tsx';
import { nameOf } from '../../../flows/content/namedOptions.ts';
import { usePageContent } from '../../../flows/content/usePageContent.ts';
import { FavouriteButton } from '../../../flows/favourites/FavouriteButton.tsx';
import { useViewCount } from '../../../flows/favourites/useViewCount.ts';
import { PictureGallery } from '../../../flows/pictures/PictureGallery.tsx';
import { ExhibitorProducts } from '../../../flows/products/ExhibitorProducts.tsx';
import { summaryOfProduct } from '../../../flows/products/productRow.ts';
import { useServerQuery } from '../../../flows/queries/useServerQuery.ts';
import { readyQuery } from '../../../ui/query/readyQuery.ts';
import { localize } from '../../../ui/text/localize.ts';
import { otherLanguage } from '../../../ui/text/organiserText.tsx';
import { useCategories } from '../useCategories.ts';
import { Comments } from '../comments/Comments.tsx';
import { Offer } from './Offer.tsx';
import { Supplier } from './Supplier.tsx';
import { useProductSections } from './useProductSections.tsx';

export default function ProductDetailScreen() {
  const { id = '', productId = '' } = useParams();
  return <ProductDetail key={productId} exhibitionId={id} productId={productId} />;
}

type Product = NonNullable<ReturnType<typeof useProduct>['data']>;

function useProduct(productId: string) {
  const query = useServerQuery({
    ...detailQuery(products, { RecordId: productId }),
    enabled: isRecordId(productId),
  });
  // No server is asked for what cannot be an id.
  return isRecordId(productId) ? query : { ...query, ...readyQuery<typeof query.data>(null) };
}

function galleryOf(t: TFunction<'products'>, addresses: readonly string[], name: string) {
  if (addresses.length === 0) return {};
  const altOf = (number: number) => t('picture', { name, number });
  return { gallery: <PictureGallery addresses={addresses} label={t('pictures')} altOf={altOf} /> };
}

function factsOf(t: TFunction<'products'>, { ProductNumber }: Product, categories: readonly string[]) {
  const facts = [
    { key: 'category', label: t('category'), text: categories.filter((name) => name !== '').join(' / ') },
    { key: 'number', label: t('number'), text: ProductNumber },
  ];
  return facts.filter(({ text }) => text !== '');
}

interface ProductDetailProps {
  readonly exhibitionId: string;
  readonly productId: string;
}

function ProductDetail({ exhibitionId, productId }: ProductDetailProps) {
  const { t } = useTranslation('products');
  const query = useProduct(productId);
  const shown = query.data ?? undefined;
  const { language, first, second } = useCategories(exhibitionId, shown?.CategoryFirstId ?? '');
  const sectionsOf = useProductSections();
  useViewCount(products, shown, !query.isStale);
  const summary = shown && summaryOfProduct(shown);
  const share = usePageContent(exhibitionId, {
    path: productPath(exhibitionId, productId),
    picture: summary?.picture ?? '',
    ...(summary && { title: localize(summary.name, language) }),
  });

  const page = (row: Product): DetailPage => {
    const name = productName(row);
    const spoken = localize(name, language);
    return {
      title: spoken,
      titleLang: otherLanguage(name, language),
      lead: <Offer row={row} />,
      favourite: (
        <FavouriteButton
          exhibitionId={exhibitionId}
          kind="product"
          id={productId}
          exhibitorId={row.ExhibitorId}
          summary={summaryOfProduct(row)}
        />
      ),
      ...galleryOf(t, productPictures(row.PicList), spoken),
      cells: <Supplier exhibitionId={exhibitionId} row={row} />,
      facts: factsOf(t, row, [nameOf(first, row.CategoryFirstId), nameOf(second, row.CategorySecondId)]),
      sections: sectionsOf(row),
      after: <AfterProduct exhibitionId={exhibitionId} row={row} />,
      share,
    };
  };

  return (
    <DetailScreen
      exhibitionId={exhibitionId}
      kind={t('one')}
      backTo={productsPath(exhibitionId)}
      query={query}
      failedTitle={t('oneFailed')}
      gone={{ title: t('gone'), text: t('goneText'), toList: t('toList') }}
      page={page}
    />
  );
}

interface AfterProductProps {
  readonly exhibitionId: string;
  readonly row: Product;
}

function AfterProduct({ exhibitionId, row: { RecordId, ExhibitorId } }: AfterProductProps) {
  const { t } = useTranslation('products');
  return (
    <>
      <Comments exhibitionId={exhibitionId} exhibitorId={ExhibitorId} productId={RecordId} />
      {ExhibitorId !== '' && (
        <ExhibitorProducts
          exhibitionId={exhibitionId}
          exhibitorId={ExhibitorId}
          title={t('more')}
          except={RecordId}
        />
      )}
    </>
  );
}
