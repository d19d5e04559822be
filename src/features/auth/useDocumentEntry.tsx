import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentAnswer, FieldDefinition } from '#domain/form/formDefinition.ts';
import type { Problem } from '#domain/text/problem.ts';
import { fieldTarget } from '#ui/fields/fieldTarget.ts';
import { FormField } from '#ui/fields/FormField.tsx';
import { idDocument } from '#ui/fields/typed/idDocument.tsx';
import type { MoreFields } from './contact/ProveContact.tsx';

export interface DocumentEntry extends MoreFields {
  readonly answer: DocumentAnswer;
}

/** The type and number of a document, asked as every form asks it. It is kept nowhere but in this state. */
export function useDocumentEntry(): DocumentEntry {
  const { t } = useTranslation('accounts');
  const [answer, setAnswer] = useState<DocumentAnswer>(idDocument.blank);
  const [problem, setProblem] = useState<Problem>();
  // Both sides say the language of now, so whichever is taken is right.
  const both = (text: string) => ({ zh: text, en: text });
  const field: FieldDefinition = {
    key: 'Document',
    type: 'idDocument',
    label: both(t('document')),
    hint: both(t('documentHint')),
    required: true,
  };

  return {
    answer: idDocument.toSend(field, answer),
    fields: (
      <FormField
        field={field}
        answer={answer}
        onChange={(next) => setAnswer(idDocument.read(next))}
        problem={problem}
      />
    ),
    check() {
      const found = idDocument.check(field, answer);
      setProblem(found);
      return found && fieldTarget(field, found);
    },
  };
}
