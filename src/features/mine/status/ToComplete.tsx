import { useTranslation } from 'react-i18next';
import type { OwnRegistration } from '#entities/registration/api/ownRegistration.ts';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import styles from './review.module.css';

export interface ToCompleteProps {
  readonly own: OwnRegistration;
  readonly form: FormDefinition | undefined;
}

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
  const isSaid = (text: (typeof notes)[number]['text']) =>
    reason !== '' && organiserText(text, language) === reason;
  return (
    <div className={styles.asked}>
      <h2 className={styles.askedTitle}>{t('toComplete')}</h2>
      {reason !== '' && <p className={styles.askedReason}>{reason}</p>}
      {notes.length > 0 && (
        <dl className={styles.askedList}>
          {notes.map(({ key, text }) => (
            <div key={key}>
              <dt>{labelOf(key)}</dt>
              {/* What is said of all of them above is not read out again for each. */}
              <dd aria-hidden={isSaid(text) || undefined}>{organiserText(text, language)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
