import { useTranslation } from 'react-i18next';
import type { Answers, FieldDefinition, FormDefinition } from '../../domain/form/definition.ts';
import { sectionsOf } from '../../domain/form/sections.ts';
import { visibleFields } from '../../domain/form/visibleFields.ts';
import { answerItem } from '../../flows/answerItem.ts';
import { Card } from '../../ui/Card.tsx';
import { useFieldTables } from '../../ui/fields/useFieldTables.ts';
import { SummaryList } from '../../ui/SummaryList.tsx';
import { textIn } from '../../ui/textIn.ts';
import { useSpeech } from '../../ui/useSpeech.ts';

export interface AnswerListProps {
  readonly form: FormDefinition;
  readonly answers: Answers;
  /** Of what stands under no name. */
  readonly title?: string;
  readonly onChange?: (key: string) => void;
}

/** The questions that were shown, each with its answer; document numbers are masked. */
export function AnswerList({ form, answers, title, onChange }: AnswerListProps) {
  const { t } = useTranslation('questions');
  const speech = useSpeech();
  const shown = visibleFields(form, answers).filter(({ type }) => type !== 'unsupported');
  useFieldTables(shown);
  const itemOf = (field: FieldDefinition) => ({
    ...answerItem(field, answers, speech),
    onChange: onChange && (() => onChange(field.key)),
  });
  return sectionsOf(form.fields, shown).map((section) => (
    <Card
      key={section.key}
      title={(section.title && textIn(section.title, speech.language)) || (title ?? t('reviewAnswers'))}
    >
      <SummaryList items={section.fields.map(itemOf)} />
    </Card>
  ));
}
