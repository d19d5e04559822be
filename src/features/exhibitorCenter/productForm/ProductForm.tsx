import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import type { RowStart } from '#flows/rowForm/rowDraft.ts';
import type { OwnProduct } from '../queries/productQueries.ts';
import { BoothRowEditor } from '../rowForm/BoothRowEditor.tsx';
import type { CategoryChoice } from '../rules/forms/productForm.ts';
import { productKind } from './productKind.ts';
import { useProductForm } from './useProductForm.ts';

interface ProductFormProps {
  readonly booth: BoothKey;
  /** The product that is corrected. */
  readonly product: OwnProduct | undefined;
  readonly infoId: string;
  readonly start: RowStart;
  readonly categories: readonly CategoryChoice[];
  readonly title: string;
}

export function ProductForm({ booth, product, infoId, start, categories, title }: ProductFormProps) {
  const { t } = useTranslation('exhibitorCenter');
  // What is asked and compared stays as it was when the page was opened.
  const [row] = useState(product);
  const form = useProductForm(row, infoId, categories);
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
