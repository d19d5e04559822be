import { promotionFields, promotionForm } from '../rules/forms/promotionForm.ts';
import { answersOfRow, changesOfRow, partsOf } from '../rules/fieldAnswers.ts';
import type { BoothRowForm } from '../rowForm/boothRowForm.ts';
import { holdsMoreThanLines } from '#domain/richText/typedRichText.ts';
import type { FilterOption } from '#ui/list/ChoiceSelect.tsx';
import { useState, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readOwnPromotion } from '#entities/promotion/api/promotionCollections.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import type { RowStart } from '#flows/rowForm/rowDraft.ts';
import type { OwnPromotion } from './promotionQueries.ts';
import { BoothRowEditor } from '../rowForm/BoothRowEditor.tsx';
import { BeforeReview } from '../rowForm/BeforeReview.tsx';
import { endsTooEarly } from '../rules/endsTooEarly.ts';
import { PromotionPreview } from './PromotionPreview.tsx';
import { promotionKind } from './promotionKind.ts';

const parts = partsOf(promotionFields);

/** @param infoId the `RecordId` of the exhibitor at this exhibition; '' where it is not known */
function usePromotionForm(
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

interface PromotionFormProps {
  readonly booth: BoothKey;
  /** The promotion that is corrected. */
  readonly promotion: OwnPromotion | undefined;
  readonly infoId: string;
  readonly start: RowStart;
  readonly types: readonly FilterOption[];
  readonly title: string;
}

export function PromotionForm({ booth, promotion, infoId, start, types, title }: PromotionFormProps) {
  const { t } = useTranslation('boothPromotions');
  // What is asked and compared stays as it was when the page was opened.
  const [row] = useState(promotion);
  const form = usePromotionForm(row, infoId, types);
  return (
    <BoothRowEditor
      {...form}
      booth={booth}
      kind={promotionKind}
      row={row}
      start={start}
      title={title}
      note={<BeforeReview row={row} text={t('reviewNote')} textOfShown={t('reviewNoteShown')} />}
      sendText={t('send')}
      refusedTitle={t('rejected')}
      done={{ added: t('added'), saved: t('saved') }}
      contradiction={(answers) =>
        endsTooEarly(answers) ? { key: 'EndTime', text: t('endsTooEarly') } : undefined
      }
      renderPreview={(record) => {
        const shown = readOwnPromotion({ ...record, RecordId: row?.RecordId ?? '0'.repeat(24) });
        return shown && <PromotionPreview row={shown} />;
      }}
    />
  );
}
