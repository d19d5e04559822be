import { chosenProducts, sentProducts } from '../rules/liveProducts.ts';
import { liveFields, liveForm, productsKey } from '../rules/forms/liveForm.ts';
import { answersOfRow, changesOfRow, partsOf } from '../rules/fieldAnswers.ts';
import type { BoothRowForm } from '../rowForm/boothRowForm.ts';
import { holdsMoreThanLines } from '#domain/richText/typedRichText.ts';
import { useState, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readOwnLive } from '#entities/live/api/liveCollections.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import type { Choice } from '#domain/form/formDefinition.ts';
import type { RowStart } from '#flows/rowForm/rowDraft.ts';
import type { OwnLive } from './liveQueries.ts';
import { BoothRowEditor } from '../rowForm/BoothRowEditor.tsx';
import { BeforeReview } from '../rowForm/BeforeReview.tsx';
import { endsTooEarly } from '../rules/endsTooEarly.ts';
import { LivePreview } from './LivePreview.tsx';
import { liveKind } from './liveKind.ts';

const fieldParts = partsOf(liveFields);
const productsPart = { field: productsKey, keys: [productsKey] };

function useLiveForm(live: OwnLive | undefined, products: readonly Choice[]): BoothRowForm<OwnLive> {
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

interface LiveFormProps {
  readonly booth: BoothKey;
  /** The live that is corrected. */
  readonly live: OwnLive | undefined;
  readonly start: RowStart;
  readonly products: readonly Choice[];
  readonly title: string;
}

export function LiveForm({ booth, live, start, products, title }: LiveFormProps) {
  const { t } = useTranslation('boothLives');
  // What is asked and compared stays as it was when the page was opened.
  const [opened] = useState({ row: live, products });
  const form = useLiveForm(opened.row, opened.products);
  return (
    <BoothRowEditor
      {...form}
      booth={booth}
      kind={liveKind}
      row={opened.row}
      start={start}
      title={title}
      note={<BeforeReview row={opened.row} text={t('reviewNote')} textOfShown={t('reviewNoteShown')} />}
      sendText={t('send')}
      refusedTitle={t('rejected')}
      done={{ added: t('added'), saved: t('saved') }}
      contradiction={(answers) =>
        endsTooEarly(answers) ? { key: 'EndTime', text: t('endsTooEarly') } : undefined
      }
      renderPreview={(record) => {
        const shown = readOwnLive({
          ...opened.row,
          ...record,
          RecordId: opened.row?.RecordId ?? '0'.repeat(24),
        });
        return shown && <LivePreview row={shown} />;
      }}
    />
  );
}
