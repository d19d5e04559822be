import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice } from '#domain/form/formDefinition.ts';
import { holdsMoreThanLines } from '#domain/richText/typedRichText.ts';
import type { OwnLive } from '../queries/liveQueries.ts';
import type { BoothRowForm } from '../rowForm/boothRowForm.ts';
import { answersOfRow, changesOfRow, partsOf } from '../rules/fieldAnswers.ts';
import { liveFields, liveForm, productsKey } from '../rules/forms/liveForm.ts';
import { chosenProducts, sentProducts } from '../rules/liveProducts.ts';

const fieldParts = partsOf(liveFields);
const productsPart = { field: productsKey, keys: [productsKey] };

export function useLiveForm(live: OwnLive | undefined, products: readonly Choice[]): BoothRowForm<OwnLive> {
  const { t } = useTranslation('boothLives');
  return useMemo(() => {
    const { origin } = window.location;
    const rich = (['Introduction', 'IntroductionEn'] as const).filter(
      (key) => live !== undefined && holdsMoreThanLines(live[key]),
    );
    return {
      form: liveForm({ text: (key) => ({ zh: t(key), en: t(key) }), products, rich }),
      parts: products.length > 0 ? [...fieldParts, productsPart] : fieldParts,
      blank: {},
      answersOf: (row) => ({
        ...answersOfRow(liveFields, row, origin),
        [productsKey]: chosenProducts(row.ProductIds, products),
      }),
      changes(changed, answers, row) {
        const fields = changed.filter(({ field }) => field !== productsKey);
        const sent = changesOfRow(liveFields, fields, answers, { row, origin });
        if (fields.length === changed.length) return sent;
        return {
          ...sent,
          [productsKey]: sentProducts(answers[productsKey], row?.ProductIds ?? [], products),
        };
      },
    };
  }, [t, live, products]);
}
