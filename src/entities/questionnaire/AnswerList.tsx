import type { Answers, FieldDefinition, FormDefinition } from '#domain/form/formDefinition.ts';
import { sectionsOf } from '#domain/form/sectionsOf.ts';
import { visibleFields } from '#domain/form/visibleFields.ts';
import { answerItem } from '../registration/answerItem.ts';
import { Card } from '#ui/page/Card.tsx';
import { useFieldTables } from '#ui/fields/useFieldTables.ts';
import { SummaryList } from '#ui/page/SummaryList.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';

export interface AnswerListProps {
  readonly form: FormDefinition;
  readonly answers: Answers;
  /** Of the first answers, where they stand under no name of their own. */
  readonly title: string;
  readonly onChange?: (key: string) => void;
}

/** The questions that were shown, each with its answer; document numbers are masked. */
export function AnswerList({ form, answers, title, onChange }: AnswerListProps) {
  const speech = useFieldTexts();
  const shown = visibleFields(form, answers).filter(({ type }) => type !== 'unsupported');
  useFieldTables(shown);
  const itemOf = (field: FieldDefinition) => ({
    ...answerItem(field, answers, speech),
    onChange: onChange && (() => onChange(field.key)),
  });
  return sectionsOf(form.fields, shown).map((section, index) => (
    <Card
      key={section.key}
      title={section.title ? organiserText(section.title, speech.language) : index === 0 ? title : undefined}
    >
      <SummaryList items={section.fields.map(itemOf)} />
    </Card>
  ));
}
