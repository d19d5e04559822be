import type { Answers, FormDefinition } from '#domain/form/formDefinition.ts';
import { sectionsOf } from '#domain/form/sectionsOf.ts';
import { visibleFields } from '#domain/form/visibleFields.ts';
import { answerItem } from '#entities/registration/answerItem.ts';
import { Card } from '#ui/page/Card.tsx';
import { SummaryList } from '#ui/page/SummaryList.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';

export interface AnswerCardsProps {
  readonly form: FormDefinition;
  readonly answers: Answers;
}

/** What an application says, as the organiser reads it. */
export function AnswerCards({ form, answers }: AnswerCardsProps) {
  const texts = useFieldTexts();
  return sectionsOf(form.fields, visibleFields(form, answers)).map(({ key, title, fields }) => (
    <Card key={key} title={title && organiserText(title, texts.language)}>
      <SummaryList items={fields.map((field) => answerItem(field, answers, texts))} />
    </Card>
  ));
}
