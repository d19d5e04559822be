import type { Choice } from '#domain/form/formDefinition.ts';
import type { CategoryChoice } from '../rules/forms/productForm.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { goodsCodes } from '#entities/product/api/productCollections.ts';
import { holdsMoreThanLines } from '#domain/richText/typedRichText.ts';
import type { OwnProduct } from './productQueries.ts';
import type { BoothRowForm } from '../rowForm/boothRowForm.ts';
import {
  answersOfProduct,
  blankProduct,
  newProduct,
  newProductFlags,
  productChanges,
} from '../rules/productAnswers.ts';
import { productForm, productParts, releaseKey } from '../rules/forms/productForm.ts';

/** From what is chosen. */
export interface ProductChoices {
  readonly categories: readonly CategoryChoice[];
  readonly types: readonly Choice[];
}

/** @param infoId the `RecordId` of the exhibitor at this exhibition; '' where it is not known */
export function useProductForm(
  product: OwnProduct | undefined,
  infoId: string,
  { categories, types }: ProductChoices,
): BoothRowForm<OwnProduct> {
  const { t } = useTranslation('exhibitorCenter');
  return useMemo(() => {
    const { origin } = window.location;
    const rich = (['ProductDescription', 'ProductDescriptionEn'] as const).filter(
      (key) => product !== undefined && holdsMoreThanLines(product[key]),
    );
    const both = (text: string) => ({ zh: text, en: text });
    return {
      form: productForm({
        text: (key) => both(t(key)),
        categories,
        types,
        isNew: product === undefined,
        rich,
      }),
      parts: productParts(categories),
      blank: blankProduct,
      answersOf: (row) => answersOfProduct(row, origin),
      changes: (parts, answers, row) => productChanges(parts, answers, row ?? newProduct, origin),
      additions: (answers) => ({
        ...goodsCodes,
        ...newProductFlags(answers[releaseKey] === 'now'),
        ...(infoId !== '' && { ExhibitorExhibitionInfoId: infoId }),
      }),
    };
  }, [t, product, infoId, categories, types]);
}
