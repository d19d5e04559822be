import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnRegistration } from '#entities/registration/api/ownRegistration.ts';
import { readAnswers } from '#entities/registration/api/registrationRecord.ts';
import { correctionForm } from '#domain/form/correctionForm.ts';
import type { Answers, FormDefinition } from '#domain/form/formDefinition.ts';
import { localize } from '#ui/text/localize.ts';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';

export interface Asked {
  readonly form: FormDefinition;
  /** The earlier answers; none for a new person. */
  readonly stored: Answers;
}

const nothingStored: Answers = {};

/** The form for what is being filled in: a registration that is stored already is corrected from what it says. */
export function useCorrection(form: FormDefinition): (own: OwnRegistration | undefined) => Asked {
  const { t } = useTranslation('information');
  const { language } = useFieldTexts();
  return useCallback(
    (own) => {
      if (own === undefined) return { form, stored: nothingStored };
      const stored = readAnswers(own.row, form);
      const asked = correctionForm(form, stored, own.review.notes, (text) => {
        // Both sides say the language of now, so whichever is taken is right.
        const said = t('organiserAsks', { text: localize(text, language) });
        return { zh: said, en: said };
      });
      return { form: asked, stored };
    },
    [form, t, language],
  );
}
