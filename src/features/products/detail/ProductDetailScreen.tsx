import { useState } from 'react';
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
import { useViewCount } from '#entities/favourite/useViewCount.ts';
import { useSeen } from '#entities/interest/useSeen.ts';
import { ExhibitorProducts } from '#entities/product/ExhibitorProducts.tsx';
import { summaryOfProduct } from '#entities/product/productRow.ts';
import type { ProductOffer } from '#entities/product/rules/productOffer.ts';
import { Notice } from '#ui/page/Notice.tsx';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { offersOf } from '../AddToCart.tsx';
import { VersionChips } from '../VersionChips.tsx';
import { Comments } from '#entities/comment/Comments.tsx';
import { FactTiles } from '../FactTiles.tsx';
import { Offer } from './Offer.tsx';
import { asksBeside, ProductFoot } from './ProductFoot.tsx';
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
  const { productId = '' } = useParams();
  return <ProductDetail key={productId} productId={productId} />;
}

type Product = NonNullable<ReturnType<typeof useProduct>['data']>;

function useProduct(productId: string) {
  const exhibitionId = useExhibitionId();
  return useRow(productQuery(exhibitionId, productId), productId);
}

function galleryOf(row: Product, name: string) {
  const pictures = productPictures(row.PicList);
  const video = productVideo(row.Video, row.PicList);
  if (pictures.length === 0 && video === '') return {};
  const { CaptionsUrl, DescribedUrl } = row;
  const film = { video, captions: CaptionsUrl, described: DescribedUrl };
  return { gallery: <ProductGallery name={name} pictures={pictures} {...film} /> };
}

/** A path of names, which has no room in a tile: it would grow as they come. */
const long = 'CategoryFirstId';

interface ProductDetailProps {
  readonly productId: string;
}

function ProductDetail({ productId }: ProductDetailProps) {
  const { t, i18n } = useTranslation('products');
  const exhibitionId = useExhibitionId();
  const query = useProduct(productId);
  const shown = query.data ?? undefined;
  const language = languageOf(i18n.language);
  const [chosen, setChosen] = useState<ProductOffer>();
  const template = useTemplate(shown);
  const facts = useProductFacts(shown, template);
  const sections = useProductSections(shown, template);
  useViewCount(products, shown, !query.isStale);
  useSeen('product', shown?.RecordId);
  useProductVisit(shown);
  const summary = shown && summaryOfProduct(shown);
  const share = usePageContent({
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
      lead: <Offer row={row} chosen={chosen} />,
      ...galleryOf(row, spoken),
      cells: (
        <>
          {row.offSale !== undefined && (
            <Notice kind="warn" title={t(row.offSale)}>
              {t(`${row.offSale}Text`)}
            </Notice>
          )}
          <VersionChips offers={offersOf(row)} chosen={chosen} onChoose={setChosen} />
          <FactTiles facts={facts.filter(({ key }) => key !== long)} />
        </>
      ),
      facts: facts.filter(({ key }) => key === long),
      sections,
      after: <AfterProduct row={row} />,
      actions: <ProductFoot row={row} chosen={chosen} />,
      share,
    };
  };

  return (
    <DetailScreen
      kind={t('one')}
      backTo={productsPath(exhibitionId)}
      query={query}
      failedTitle={t('oneFailed')}
      skeleton={{ picture: 'square', of: 'product' }}
      gone={{ title: t('gone'), text: t('goneText'), toList: t('toList') }}
      page={page}
    />
  );
}

interface AfterProductProps {
  readonly row: Product;
}

/** Whose it is, what is like it, and what visitors say of it. */
function AfterProduct({ row }: AfterProductProps) {
  const { t } = useTranslation('products');
  const exhibitionId = useExhibitionId();
  const { RecordId, ExhibitorId } = row;
  return (
    <>
      <Supplier row={row} asks={asksBeside(row)} />
      {ExhibitorId !== '' && (
        <ExhibitorProducts exhibitorId={ExhibitorId} title={t('more')} except={RecordId} />
      )}
      <Comments subject={{ kind: 'product', exhibitionId, exhibitorId: ExhibitorId, productId: RecordId }} />
    </>
  );
}
