import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { products } from '#entities/product/api/productCollections.ts';
import { productPath, productsPath } from '#entities/product/rules/productPaths.ts';
import { productPictures } from '#entities/product/rules/productPictures.ts';
import { productVideo } from '#entities/product/rules/productVideo.ts';
import { productName } from '#entities/product/rules/productTexts.ts';
import { detailQuery } from '#flows/content/detailQuery.ts';
import { type DetailPage, DetailScreen } from '#flows/content/DetailScreen.tsx';
import { usePageContent } from '#flows/content/usePageContent.ts';
import { FavouriteButton } from '#entities/favourite/FavouriteButton.tsx';
import { useViewCount } from '#entities/favourite/useViewCount.ts';
import { useSeen } from '#entities/interest/useSeen.ts';
import { ExhibitorProducts } from '#entities/product/ExhibitorProducts.tsx';
import { summaryOfProduct } from '#entities/product/productRow.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { AddToCart, offersOf } from '../AddToCart.tsx';
import { Comments } from '#entities/comment/Comments.tsx';
import { Offer } from './Offer.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { Supplier } from './Supplier.tsx';
import { useProductFacts } from './useProductFacts.tsx';
import { useProductVisit } from './useProductVisit.ts';
import { useTemplate } from './useTemplate.ts';
import { useProductSections } from './useProductSections.tsx';
import { openRow } from '#flows/content/detail/openRow.ts';
import type { PrepareScreen } from '#flows/navigation/screenRoute.ts';
import { useRow } from '#flows/content/detail/useRow.ts';

const productQuery = (exhibitionId: string, productId: string) =>
  detailQuery(products, { RecordId: productId }, exhibitionId);

export const prepare: PrepareScreen = ({ id = '', productId = '' }) =>
  openRow(productQuery(id, productId), productId);

export default function ProductDetailScreen() {
  const { id = '', productId = '' } = useParams();
  return <ProductDetail key={productId} exhibitionId={id} productId={productId} />;
}

type Product = NonNullable<ReturnType<typeof useProduct>['data']>;

function useProduct(exhibitionId: string, productId: string) {
  return useRow(productQuery(exhibitionId, productId), productId);
}

function galleryOf(row: Product, name: string) {
  const pictures = productPictures(row.PicList);
  const video = productVideo(row.Video, row.PicList);
  if (pictures.length === 0 && video === '') return {};
  return { gallery: <ProductGallery name={name} pictures={pictures} video={video} /> };
}

interface ProductDetailProps {
  readonly exhibitionId: string;
  readonly productId: string;
}

function ProductDetail({ exhibitionId, productId }: ProductDetailProps) {
  const { t, i18n } = useTranslation('products');
  const query = useProduct(exhibitionId, productId);
  const shown = query.data ?? undefined;
  const language = languageOf(i18n.language);
  const template = useTemplate(exhibitionId, shown);
  const facts = useProductFacts(exhibitionId, shown, template);
  const sections = useProductSections(shown, template);
  useViewCount(products, shown, !query.isStale);
  useSeen(exhibitionId, 'product', shown?.RecordId);
  useProductVisit(exhibitionId, shown);
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
      ...galleryOf(row, spoken),
      cells: <Supplier exhibitionId={exhibitionId} row={row} />,
      facts,
      sections,
      after: <AfterProduct exhibitionId={exhibitionId} row={row} />,
      ...(offersOf(row).length > 0 && {
        primary: <AddToCart exhibitionId={exhibitionId} product={row} />,
      }),
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
      <Comments subject={{ kind: 'product', exhibitionId, exhibitorId: ExhibitorId, productId: RecordId }} />
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
