import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FramedInput } from '#ui/forms/FramedInput.tsx';
import { TextInput } from '#ui/controls/TextInput.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { ContactKindChoice } from './ContactKindChoice.tsx';
import { type ContactEntry, contactId } from './useContactEntry.ts';

export interface ContactFieldProps {
  readonly entry: ContactEntry;
  /** Beside a password the contact is the name of an account, which is how a password manager finds it. */
  readonly isAccount?: boolean;
  /** A control inside the field. */
  readonly action?: ReactNode;
  /** Below the field. */
  readonly notes?: ReactNode;
  readonly onEnter?: ((event: KeyboardEvent) => void) | undefined;
}

export function ContactField({ entry, isAccount = false, action, notes, onEnter }: ContactFieldProps) {
  const { t } = useTranslation('identity');
  const { sentence } = useFieldTexts();
  const { kind } = entry.contact;
  const isMobile = kind === 'mobile';
  return (
    <>
      {entry.offersChoice && <ContactKindChoice kind={kind} onChange={entry.choose} />}
      <FieldRow id={contactId} label={t(kind)} required error={entry.problem && sentence(entry.problem)}>
        {({ id, describedBy, invalid }) => {
          const input = {
            id,
            name: kind,
            type: isMobile ? 'tel' : 'email',
            inputMode: isMobile ? 'tel' : 'email',
            autoComplete: isAccount ? 'username' : isMobile ? 'tel-national' : 'email',
            placeholder: t(`${kind}Example`),
            value: entry.typed,
            onText: entry.type,
            invalid,
            'aria-describedby': describedBy,
          } as const;
          return (
            <>
              {action === undefined ? (
                <TextInput key={kind} {...input} />
              ) : (
                <FramedInput
                  key={kind}
                  {...input}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter' && !event.defaultPrevented) onEnter?.(event);
                  }}
                >
                  {action}
                </FramedInput>
              )}
              {notes}
            </>
          );
        }}
      </FieldRow>
    </>
  );
}
