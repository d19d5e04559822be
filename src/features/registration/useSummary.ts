import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answers, FieldDefinition, FormDefinition } from '#domain/form/formDefinition.ts';
import { sectionsOf } from '#domain/form/sectionsOf.ts';
import { visibleFields } from '#domain/form/visibleFields.ts';
import { answerItem } from '#entities/registration/answerItem.ts';
import { useFieldTables } from '#ui/fields/useFieldTables.ts';
import type { SummaryItem } from '#ui/page/SummaryList.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';

export interface SummarySection {
  readonly key: string;
  readonly title: ReactNode;
  readonly items: readonly SummaryItem[];
}

export function useSummary(
  form: FormDefinition,
  values: Answers,
  onChange?: (key: string) => void,
): readonly SummarySection[] {
  const { t } = useTranslation('information');
  const speech = useFieldTexts();
  const { language } = speech;
  const shown = visibleFields(form, values);
  useFieldTables(shown);

  const itemOf = (field: FieldDefinition): SummaryItem => ({
    ...answerItem(field, values, speech),
    onChange: onChange && (() => onChange(field.key)),
  });

  return sectionsOf(form.fields, shown).map(({ key, title, fields }) => ({
    key,
    title: (title && organiserText(title, language)) || t('details'),
    items: fields.map(itemOf),
  }));
}
