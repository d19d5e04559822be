import { useTranslation } from 'react-i18next';
import { answerOf, isBlankAnswer } from '#domain/form/answerOf.ts';
import type { Answer, Answers, FieldDefinition } from '#domain/form/formDefinition.ts';
import { isSecretKind } from '#domain/form/isSecretKind.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { answerItem } from '#entities/registration/answerItem.ts';
import { Card } from '#ui/page/Card.tsx';
import { SummaryList } from '#ui/page/SummaryList.tsx';
import { localize } from '#ui/text/localize.ts';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { SecretAnswer } from '../decideWhole/SecretAnswer.tsx';

interface AnswersShownProps {
  readonly organiser: Organiser;
  readonly registrationId: string;
  readonly fields: readonly FieldDefinition[];
  readonly answers: Answers;
}

/** What was answered. Documents, photos, proofs and files are below, each behind a button. */
export function AnswersShown({ organiser, registrationId, fields, answers }: AnswersShownProps) {
  const { t } = useTranslation('organiserDecides');
  const texts = useFieldTexts();
  const secret = (field: FieldDefinition): Answer | undefined => {
    const answer = answerOf(answers, field.key);
    return isSecretKind(field.type) && !isBlankAnswer(answer) ? answer : undefined;
  };
  if (fields.length === 0) return null;
  return (
    <Card title={t('answers')}>
      <SummaryList
        items={fields.map((field) => {
          const { file: _, ...item } = answerItem(field, answers, texts);
          return item;
        })}
      />
      {fields.some((field) => secret(field) !== undefined) && <p>{t('showNote')}</p>}
      {fields.map((field) => {
        const answer = secret(field);
        return (
          answer !== undefined && (
            <SecretAnswer
              key={`${field.key} ${JSON.stringify(answer)}`}
              organiser={organiser}
              viewed={{ kind: 'registration', id: registrationId }}
              fieldKey={field.key}
              isFile={field.type === 'file'}
              label={localize(field.label, texts.language)}
              answer={answer}
            />
          )
        );
      })}
    </Card>
  );
}
