import { useTranslation } from 'react-i18next';
import { answerOf } from '../../domain/form/answerOf.ts';
import type { Answers, FieldDefinition, FormDefinition } from '../../domain/form/definition.ts';
import { sectionsOf } from '../../domain/form/sections.ts';
import { visibleFields } from '../../domain/form/visibleFields.ts';
import { storedFile } from '../../flows/storedFile.ts';
import { findFieldModule } from '../../ui/fields/registry.ts';
import { useFieldTables } from '../../ui/fields/useFieldTables.ts';
import type { SummaryItem } from '../../ui/SummaryList.tsx';
import { textIn } from '../../ui/textIn.ts';
import { useSpeech } from '../../ui/useSpeech.ts';

export interface SummarySection {
  readonly key: string;
  readonly title: string;
  readonly items: readonly SummaryItem[];
}

/** What was answered, section by section, to be read once more. */
export function useSummary(
  form: FormDefinition,
  values: Answers,
  onChange?: (key: string) => void,
): readonly SummarySection[] {
  const { t } = useTranslation('information');
  const { language, words } = useSpeech();
  const shown = visibleFields(form, values);
  useFieldTables(shown);

  function itemOf(field: FieldDefinition): SummaryItem {
    const { key, type, label } = field;
    const module = findFieldModule(type);
    return {
      key,
      label: textIn(label, language),
      text: module?.toText(field, module.read(answerOf(values, key)), language, words) ?? '',
      file: storedFile(field, answerOf(values, key)),
      onChange: onChange && (() => onChange(key)),
    };
  }

  return sectionsOf(form.fields, shown).map(({ key, title, fields }) => ({
    key,
    title: (title && textIn(title, language)) || t('details'),
    items: fields.map(itemOf),
  }));
}
