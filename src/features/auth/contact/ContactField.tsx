import { useTranslation } from 'react-i18next';
import { FieldRow } from '../../../ui/fields/FieldRow.tsx';
import { TextInput } from '../../../ui/controls/TextInput.tsx';
import { useFieldTexts } from '../../../ui/text/useFieldTexts.ts';
import { ContactKindChoice } from './ContactKindChoice.tsx';
import { type ContactEntry, contactId } from './useContactEntry.ts';
import styles from './proveContact.module.css';

export interface ContactFieldProps {
  readonly entry: ContactEntry;
  /** Beside a password the contact is the name of an account, which is how a password manager finds it. */
  readonly isAccount?: boolean;
  /** What is said of the contact while it is typed, empty until there is something; without it nothing ever is. */
  readonly note?: string | undefined;
}

export function ContactField({ entry, isAccount = false, note }: ContactFieldProps) {
  const { t } = useTranslation('identity');
  const { sentence } = useFieldTexts();
  const { kind } = entry.contact;
  const isMobile = kind === 'mobile';
  return (
    <>
      {entry.offersChoice && <ContactKindChoice kind={kind} onChange={entry.choose} />}
      <FieldRow
        id={contactId}
        label={t(kind)}
        required
        hint={isMobile ? t('mobileHint') : isAccount ? undefined : t('emailHint')}
        error={entry.problem && sentence(entry.problem)}
      >
        {({ id, describedBy, invalid }) => (
          <>
            <TextInput
              id={id}
              key={kind}
              name={kind}
              type={isMobile ? 'tel' : 'email'}
              inputMode={isMobile ? 'tel' : 'email'}
              autoComplete={isAccount ? 'username' : isMobile ? 'tel-national' : 'email'}
              value={entry.typed}
              onText={entry.type}
              invalid={invalid}
              aria-describedby={describedBy}
            />
            {note !== undefined && (
              <p className={styles.contactNote} role="status">
                {note}
              </p>
            )}
          </>
        )}
      </FieldRow>
    </>
  );
}
