import { useTranslation } from 'react-i18next';
import type { OwnRegistration } from '#entities/registration/api/ownRegistration.ts';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { useNeedsReview } from '#entities/registration/useNeedsReview.ts';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { fieldId } from '#ui/fields/fieldTarget.ts';
import { Notice } from '#ui/page/Notice.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import styles from '#ui/page/errorSummary.module.css';

export interface CorrectionNoteProps {
  readonly form: FormDefinition;
  readonly own: OwnRegistration;
  /** Leads to a question that may be on another page of the form. */
  readonly onOpen?: ((key: string) => void) | undefined;
}

/** That the answers are the stored ones, and what the organiser wants completed: each line is a way to its question. */
export function CorrectionNote({ form, own, onOpen }: CorrectionNoteProps) {
  const { t } = useTranslation('information');
  const { language } = useFieldTexts();
  const needsReview = useNeedsReview(own.registration.ExhibitionId);
  const { notes } = own.review;
  const reason = organiserText(own.review.reason, language);
  const asked = notes
    .map(({ key }) => form.fields.find((field) => field.key === key))
    .filter((field) => field !== undefined);
  if (asked.length === 0)
    return (
      <Notice kind={reason === '' ? 'info' : 'warn'} title={reason === '' ? undefined : reason}>
        <p>{t('storedText')}</p>
        {needsReview && <p>{t('storedReviewed')}</p>}
      </Notice>
    );
  return (
    <Notice kind="warn" title={t('completeTitle', { number: asked.length })}>
      {reason !== '' && <p>{reason}</p>}
      <ul className={styles.list}>
        {asked.map(({ key, label }) => (
          <li key={key}>
            <a
              className={styles.link}
              href={`#${fieldId(key)}`}
              onClick={(event) => {
                event.preventDefault();
                onOpen?.(key);
                focusControl(fieldId(key));
              }}
            >
              {organiserText(label, language)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
