import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { type ProductChoices, useProductForm } from './useProductForm.ts';
import { BoothRowEditor } from '../rowForm/BoothRowEditor.tsx';
import type { RowStart } from '#flows/rowForm/rowDraft.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { boothProductPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { joinQueries } from '#ui/query/joinQueries.ts';
import { readyQuery } from '#ui/query/readyQuery.ts';
import { companyQuery } from '../company/companyQuery.ts';
import { ownProductsQuery, type OwnProduct } from './productQueries.ts';
import { BoothRowPage } from '../rowForm/BoothRowPage.tsx';
import { productKind } from './productKind.ts';
import { useCategoryChoices } from './useCategoryChoices.ts';
import { useTypeChoices } from './useTypeChoices.ts';

/** Adds a product, or corrects one (`?product=`). */
export default function ProductFormScreen() {
  const id = useExhibitionId();
  const [query] = useSearchParams();
  const productId = query.get('product') ?? undefined;
  const { t } = useTranslation('exhibitorCenter');
  const title = t(productId === undefined ? 'addProduct' : 'editProduct');
  return (
    <CenterGate back={boothProductPath(id, productId)} title={title}>
      {(booth) => <ProductPage key={productId} booth={booth} productId={productId} title={title} />}
    </CenterGate>
  );
}

interface ProductPageProps {
  readonly booth: BoothKey;
  readonly productId: string | undefined;
  readonly title: string;
}

function ProductPage({ booth, productId, title }: ProductPageProps) {
  const { t } = useTranslation('exhibitorCenter');
  const rows = useServerQuery({ ...ownProductsQuery(booth), enabled: productId !== undefined });
  const company = useServerQuery(companyQuery(booth));
  const categories = useCategoryChoices(booth);
  const types = useTypeChoices(booth.exhibitionId);
  return (
    <BoothRowPage
      booth={booth}
      kind={productKind}
      recordId={productId}
      title={title}
      failedTitle={t('productFailed')}
      goneTitle={t('productGone')}
      toList={t('toProducts')}
      rows={rows}
      more={joinQueries({ company, categories: readyQuery(categories), types: readyQuery(types) })}
    >
      {({ row, start, more }) => (
        <ProductForm
          booth={booth}
          product={row}
          infoId={more.company?.RecordId ?? ''}
          start={start}
          choices={more}
          title={title}
        />
      )}
    </BoothRowPage>
  );
}

interface ProductFormProps {
  readonly booth: BoothKey;
  /** The product that is corrected. */
  readonly product: OwnProduct | undefined;
  readonly infoId: string;
  readonly start: RowStart;
  readonly choices: ProductChoices;
  readonly title: string;
}

function ProductForm({ booth, product, infoId, start, choices, title }: ProductFormProps) {
  const { t } = useTranslation('exhibitorCenter');
  // What is asked and compared stays as it was when the page was opened.
  const [row] = useState(product);
  const form = useProductForm(row, infoId, choices);
  return (
    <BoothRowEditor
      {...form}
      booth={booth}
      kind={productKind}
      row={row}
      start={start}
      title={title}
      sendText={t(row === undefined ? 'sendProduct' : 'saveProduct')}
      refusedTitle={t('productRefused')}
      done={{ added: t('productAdded'), saved: t('productSaved') }}
    />
  );
}
