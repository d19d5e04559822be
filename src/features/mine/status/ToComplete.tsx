import { useTranslation } from 'react-i18next';
import type { OwnRegistration } from '#entities/registration/api/ownRegistration.ts';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import type { ReviewNote } from '#domain/review/reviewSteps.ts';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import styles from './review.module.css';

export interface ToCompleteProps {
  readonly own: OwnRegistration;
  readonly form: FormDefinition | undefined;
}

/** What the organiser asks for, question by question; what is said of several is said once, below their names. */
export function ToComplete({ own, form }: ToCompleteProps) {
  const { t } = useTranslation('mine');
  const { language } = useFieldTexts();
  const { notes } = own.review;
  const reason = organiserText(own.review.reason, language);
  if (notes.length === 0 && reason === '') return null;
  const labelOf = (key: string) => {
    if (key === 'Name' || key === 'CompanyName') return t(key === 'Name' ? 'name' : 'company');
    return (
      organiserText(form?.fields.find((field) => field.key === key)?.label, language) || t('otherQuestion')
    );
  };
  const isSaid = ({ text }: ReviewNote) => reason !== '' && organiserText(text, language) === reason;
  const said = notes.filter(isSaid);
  return (
    <div className={styles.asked}>
      <h2 className={styles.askedTitle}>{t('toComplete')}</h2>
      {said.length === 0 && reason !== '' && <p className={styles.askedReason}>{reason}</p>}
      {notes.length > 0 && (
        <dl className={styles.askedList}>
          {said.length > 0 && (
            <div>
              {said.map(({ key }) => (
                <dt key={key}>{labelOf(key)}</dt>
              ))}
              <dd>{reason}</dd>
            </div>
          )}
          {notes.map(
            (note) =>
              !isSaid(note) && (
                <div key={note.key}>
                  <dt>{labelOf(note.key)}</dt>
                  <dd>{organiserText(note.text, language)}</dd>
                </div>
              ),
          )}
        </dl>
      )}
    </div>
  );
}
