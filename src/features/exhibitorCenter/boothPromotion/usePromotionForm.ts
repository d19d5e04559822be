import type { FilterOption } from '#ui/list/ChoiceSelect.tsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { holdsMoreThanLines } from '#domain/richText/typedRichText.ts';
import type { OwnPromotion } from '../queries/promotionQueries.ts';
import type { BoothRowForm } from '../rowForm/boothRowForm.ts';
import { answersOfRow, changesOfRow, partsOf } from '../rules/fieldAnswers.ts';
import { promotionFields, promotionForm } from '../rules/forms/promotionForm.ts';

const parts = partsOf(promotionFields);

/** @param infoId the `RecordId` of the exhibitor at this exhibition; '' where it is not known */
export function usePromotionForm(
  promotion: OwnPromotion | undefined,
  infoId: string,
  types: readonly FilterOption[],
): BoothRowForm<OwnPromotion> {
  const { t } = useTranslation('boothPromotions');
  return useMemo(() => {
    const { origin } = window.location;
    const both = (text: string) => ({ zh: text, en: text });
    const rich = (['Description', 'DescriptionEn'] as const).filter(
      (key) => promotion !== undefined && holdsMoreThanLines(promotion[key]),
    );
    return {
      form: promotionForm({
        text: (key) => both(t(key)),
        types: types.map(({ value, label }) => ({ value, text: both(label) })),
        rich,
      }),
      parts,
      blank: {},
      answersOf: (row) => answersOfRow(promotionFields, row, origin),
      changes: (changed, answers, row) => changesOfRow(promotionFields, changed, answers, { row, origin }),
      additions: () => (infoId === '' ? {} : { ExhibitorExhibitionInfoId: infoId }),
    };
  }, [t, promotion, infoId, types]);
}
